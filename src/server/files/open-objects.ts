import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createCachedObjects } from '#gateways/objects/cached-objects.ts'
import { createFolderObjects } from '#gateways/objects/folder-objects.ts'
import { moveObjects } from '#gateways/objects/move-objects.ts'
import type { Objects } from '#gateways/objects/objects.ts'
import type { ObjectsAddress } from '#gateways/objects/objects-address.ts'
import { createS3Objects } from '#gateways/objects/s3-objects.ts'
import { PICTURE_SHELVES, PICTURES_PREFIX } from '#gateways/pictures/stored-pictures.ts'
import type { Log } from '#operations/log/log.ts'
import { VERSIONS_PREFIX } from './version-files.ts'

export interface OpenObjects {
  readonly objects: Objects
  /** Once after OBJECTS_URL was set: stores what the data folder already had. Does nothing for a folder. */
  moveIn(): Promise<void>
}

/** Disk space for copies of pictures, where the objects are in a bucket. */
const COPIES_BYTES = 2_000_000_000

/**
 * The objects of this platform: files of the data folder, or a bucket with a bounded cache in the data folder, under the
 * same names. So a picture that was fetched before OBJECTS_URL was set is served from the folder until it is moved.
 */
export async function openObjects(
  dataFolder: string,
  address: ObjectsAddress | null,
  log: Pick<Log, 'error'>,
): Promise<OpenObjects> {
  const folder = createFolderObjects(dataFolder)
  if (address === null) return { objects: folder, moveIn: async () => {} }
  const stored = createS3Objects(address)
  const fault = await stored.fault()
  // No reason not to start: pages and leads need no object store, and it may be away for a moment.
  if (fault !== null) log.error('the object store cannot be used', { reason: fault })
  const note = join(dataFolder, 'objects-are-in')
  // There is no note before the first move.
  let isMoved = (await readFile(note, 'utf8').catch(() => '')) === address.endpoint
  return {
    objects: createCachedObjects({
      stored,
      cached: folder,
      prefixes: [PICTURES_PREFIX],
      limitBytes: COPIES_BYTES,
      mayShrink: () => isMoved,
    }),
    async moveIn() {
      if (isMoved) return
      for (const prefix of [VERSIONS_PREFIX, ...PICTURE_SHELVES]) await moveObjects(folder, stored, prefix)
      await writeFile(note, address.endpoint)
      isMoved = true
    },
  }
}
