import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FetchedPicture } from '#domain/picture/fetched-picture.ts'
import { contentTypeOf } from '../objects/content-type.ts'
import type { Objects } from '../objects/objects.ts'
import { PREVIEW_FILE } from './cut-picture.ts'

/** The cuts of pictures as objects, 'pictures/kept/{first two digits}/{name}/{file}'. */
export interface StoredPictures {
  read(name: string, file: string): Promise<Uint8Array<ArrayBuffer> | null>
  /** The stored picture with this hash; null if there is none. */
  find(hash: string): Promise<FetchedPicture | null>
  /** Stores the cuts in a folder. The preview comes last: a picture without one is not complete. */
  store(name: string, folder: string): Promise<void>
  /** Deletes pictures that have been unused for two days. Returns the number deleted. */
  sweep(inUse: (names: readonly string[]) => Promise<ReadonlySet<string>>, now: Date): Promise<number>
}

export function createStoredPictures(objects: Objects): StoredPictures {
  const read = (name: string, file: string) => objects.read(keyOf(name, file))
  return {
    read,
    async find(hash) {
      const files: string[] = []
      for await (const { key } of objects.list(`${shelfOf(hash)}${hash}-`)) files.push(key)
      const whole = files.find((key) => key.endsWith(`/${PREVIEW_FILE}`))
      if (whole === undefined) return null
      const name = whole.split('/').at(-2) ?? ''
      const preview = await read(name, PREVIEW_FILE)
      // In use again from now on.
      if (files.includes(keyOf(name, UNUSED))) await objects.remove(keyOf(name, UNUSED))
      return preview && { name, preview: Buffer.from(preview).toString('base64') }
    },
    async store(name, folder) {
      const write = async (file: string) =>
        objects.write(keyOf(name, file), await readFile(join(folder, file)), contentTypeOf(file))
      const files = await readdir(folder)
      await Promise.all(files.filter((file) => file !== PREVIEW_FILE).map(write))
      await write(PREVIEW_FILE)
    },
    async sweep(inUse, now) {
      let removed = 0
      for (const shelf of PICTURE_SHELVES) {
        const pictures = await picturesOn(objects, shelf)
        const used = pictures.size === 0 ? NOTHING : await inUse([...pictures.keys()])
        for (const [name, { keys, unusedSince }] of pictures) {
          const mark = keyOf(name, UNUSED)
          if (used.has(name)) {
            if (unusedSince !== null) await objects.remove(mark)
          } else if (unusedSince === null) await objects.write(mark, new Uint8Array(), 'text/plain')
          else if (now.getTime() - unusedSince.getTime() > UNUSED_FOR_MS) {
            for (const key of keys) await objects.remove(key)
            removed += 1
          }
        }
      }
      return removed
    },
  }
}

/** Where the pictures are among the objects: also the path below DATA_DIR that they always had. */
export const PICTURES_PREFIX = 'pictures/kept/'

/** Marks a picture that the last sweep found unused; the mark's own time is when. */
const UNUSED = 'unused'
/** Cached pages may still refer to them. */
const UNUSED_FOR_MS = 2 * 24 * 60 * 60_000

const NOTHING: ReadonlySet<string> = new Set()
/** '…/00/' to '…/ff/': listed one after the other, so that not all pictures are in memory at once. */
export const PICTURE_SHELVES = Array.from({ length: 256 }, (_, number) => shelfOf(number.toString(16).padStart(2, '0')))

function shelfOf(name: string): string {
  return `${PICTURES_PREFIX}${name.slice(0, 2)}/`
}

function keyOf(name: string, file: string): string {
  return `${shelfOf(name)}${name}/${file}`
}

interface StoredFiles {
  readonly keys: string[]
  unusedSince: Date | null
}

async function picturesOn(objects: Objects, shelf: string): Promise<ReadonlyMap<string, StoredFiles>> {
  const pictures = new Map<string, StoredFiles>()
  for await (const { key, changedAt } of objects.list(shelf)) {
    const [name = '', file = ''] = key.slice(shelf.length).split('/')
    const picture = pictures.get(name) ?? { keys: [], unusedSince: null }
    picture.keys.push(key)
    if (file === UNUSED) picture.unusedSince = changedAt
    pictures.set(name, picture)
  }
  return pictures
}
