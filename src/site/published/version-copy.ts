import { createHash, randomUUID } from 'node:crypto'
import { copyFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { STAGED } from './tidy-copies.ts'
import type { VersionFiles, VersionRecord } from './version-records.ts'

/** A version and where its copy on this machine is. */
interface CopiedVersion extends Pick<VersionRecord, 'files'> {
  readonly folder: string
}

/** Copies of versions on this machine. */
export interface VersionCopies {
  /**
   * Makes the copy, unless it is there and each of its files has the recorded hash. Returns the paths of files that are
   * lost: there is no copy then. Throws if the store does not answer.
   */
  make(version: CopiedVersion): Promise<readonly string[]>
  /** Makes a folder with these files the copy. */
  adopt(version: CopiedVersion, folder: string): Promise<void>
  /** Whether the store was found without this content. */
  isDamaged(hash: string): boolean
}

export function copyOfVersion(stored: VersionFiles): VersionCopies {
  /** Checked since this process started: nothing changes them while it runs. */
  const checked = new Set<string>()
  const damaged = new Set<string>()
  /** Copies that are being made: a second one of the same version would replace the first under its readers. */
  const underWay = new Map<string, Promise<readonly string[]>>()

  async function adopt({ folder }: CopiedVersion, from: string): Promise<void> {
    await mkdir(dirname(folder), { recursive: true })
    await rm(folder, { recursive: true, force: true }).catch(async (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EACCES' && error.code !== 'EPERM') throw error
      // Another user's, such as of a command that ran as root: it may be moved where it may not be emptied.
      await rename(folder, `${folder}.${randomUUID()}`)
    })
    await rename(from, folder).catch((error: NodeJS.ErrnoException) => {
      // Another process that shares this data folder was faster, with the same files.
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
    })
    checked.add(folder)
  }

  async function build({ folder, files }: CopiedVersion, place: string): Promise<readonly string[]> {
    const lost: string[] = []
    for (const [path, hash] of Object.entries(files)) {
      const target = join(place, path)
      await mkdir(dirname(target), { recursive: true })
      // A file of a copy that is damaged elsewhere; a file that is not there is fetched.
      await copyFile(join(folder, path), target).catch(() => {})
      if (await hasHash(target, hash)) continue
      const bytes = await stored.read(hash)
      if (bytes === null) {
        lost.push(path)
        damaged.add(hash)
      } else {
        await rm(target, { force: true })
        await writeFile(target, bytes, { mode: 0o600 })
      }
    }
    return lost
  }

  async function makeNow(version: CopiedVersion): Promise<readonly string[]> {
    if (await isWhole(version)) {
      checked.add(version.folder)
      return []
    }
    const place = join(version.folder, '..', '..', `${STAGED}${randomUUID()}`)
    try {
      const lost = await build(version, place)
      // Another process may have made it meanwhile, and its readers are in it: replacing it would take the files away.
      if (lost.length === 0 && !(await isWhole(version))) await adopt(version, place)
      return lost
    } finally {
      await rm(place, { recursive: true, force: true })
    }
  }

  return {
    adopt,
    isDamaged: (hash) => damaged.has(hash),
    async make(version) {
      const { folder } = version
      if (checked.has(folder)) return []
      const making = underWay.get(folder) ?? makeNow(version).finally(() => underWay.delete(folder))
      underWay.set(folder, making)
      return making
    },
  }
}

async function isWhole({ folder, files }: CopiedVersion): Promise<boolean> {
  for (const [path, hash] of Object.entries(files)) if (!(await hasHash(join(folder, path), hash))) return false
  return true
}

async function hasHash(path: string, hash: string): Promise<boolean> {
  // No copy yet.
  const bytes = await readFile(path).catch(() => null)
  return bytes !== null && createHash('sha256').update(bytes).digest('hex') === hash
}
