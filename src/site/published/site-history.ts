import { randomUUID } from 'node:crypto'
import { chmod, copyFile, link, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { digestOf, hashOfFile, type SiteFiles } from './files-of-site.ts'

const record = z.strictObject({
  /** When it went live. */
  at: z.iso.datetime(),
  /** Who published it: a user of the machine, or the server after a file was saved. */
  by: z.string(),
  message: z.string(),
  /** The earlier version that this one restores; null otherwise. */
  restores: z.int().nullable(),
  /** Digest of the working folder at that time (`digestOf`): only a different digest is a change to publish. */
  draft: z.string(),
  files: z.record(z.string(), z.string()),
})

/** A published configuration of a site: complete, checked and immutable. */
export interface SiteVersion extends z.output<typeof record> {
  readonly slug: string
  /** 1 is the first. */
  readonly number: number
  /** Folder of its files, laid out like a folder of sites with this one site in it. */
  readonly folder: string
}

export type VersionFacts = Pick<SiteVersion, 'at' | 'by' | 'message' | 'restores'>

/** A copy of the working folder's files, so that exactly what is checked goes live. */
export interface StagedVersion {
  readonly folder: string
  /** Makes it the site's newest version; null if another process published first. */
  commit(facts: VersionFacts): Promise<SiteVersion | null>
  discard(): Promise<void>
}

/** Every published configuration, by site. Visitors see the newest of each. */
export interface SiteHistory {
  /** Newest first. */
  versions(slug: string): Promise<readonly SiteVersion[]>
  newest(slug: string): Promise<SiteVersion | null>
  /** A copy of a site's files; `draft` is the digest of the working folder. */
  stage(
    slug: string,
    from: { readonly folder: string; readonly files: SiteFiles; readonly draft: string },
  ): Promise<StagedVersion>
  /** A mark that changes when a site has a new version, without reading any. */
  mark(slug: string): Promise<string>
}

/** Folder of the history in DATA_DIR. */
export function publishedFolder(dataFolder: string): string {
  return join(dataFolder, 'published')
}

/**
 * The history in a folder, `{slug}/{number}/`. Each version is written elsewhere and then renamed, so that it is
 * complete or absent even if the process is killed (docs/decisions/038).
 */
export function openSiteHistory(folder: string): SiteHistory {
  const read = async (slug: string, number: number): Promise<SiteVersion | null> => {
    const place = join(folder, slug, String(number))
    const facts = await readRecord(join(place, RECORD))
    return facts && { ...facts, slug, number, folder: place }
  }
  const newest = async (slug: string) => {
    for (const number of await numbersIn(join(folder, slug))) {
      const version = await read(slug, number)
      if (version !== null) return version
    }
    return null
  }
  return {
    newest,
    async versions(slug) {
      const all = await Promise.all((await numbersIn(join(folder, slug))).map((number) => read(slug, number)))
      return all.filter((version) => version !== null)
    },
    async stage(slug, from) {
      // Read the number first: if another process publishes after this, it takes the number and our commit fails.
      const [highest = 0] = await numbersIn(join(folder, slug))
      const before = await newest(slug)
      const place = join(folder, `${STAGED}${randomUUID()}`)
      const files = await copyFiles(from, place, before)
      return {
        folder: place,
        discard: () => rm(place, { recursive: true, force: true }),
        async commit(facts) {
          const { at, by, message, restores } = facts
          const written: z.input<typeof record> = { at, by, message, restores, draft: from.draft, files }
          await writeFile(join(place, RECORD), `${JSON.stringify(written, null, 2)}\n`, { flush: true })
          await mkdir(join(folder, slug), { recursive: true })
          const number = highest + 1
          const moved = await takePlace(place, join(folder, slug, String(number)))
          return moved ? read(slug, number) : null
        },
      }
    },
    async mark(slug) {
      const found = await stat(join(folder, slug)).catch(() => null)
      return found === null ? '' : String(found.mtimeMs)
    },
  }
}

/** The record of a version; null if it is damaged, so that the version before it counts (L14). */
async function readRecord(file: string): Promise<z.output<typeof record> | null> {
  try {
    return record.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch {
    // Missing or half-written, after a full disk or a power cut.
    return null
  }
}

/** Removes leftovers of processes that were killed while publishing. */
export async function tidySiteHistory(folder: string, now: Date): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  for (const name of names) {
    if (!name.startsWith(STAGED)) continue
    const found = await stat(join(folder, name)).catch(() => null)
    if (found && now.getTime() - found.mtimeMs > LEFT_BEHIND_MS)
      await rm(join(folder, name), { recursive: true, force: true })
  }
}

const RECORD = 'version.json'
const STAGED = '.staged-'
const LEFT_BEHIND_MS = 60 * 60_000

/** Highest first. */
async function numbersIn(folder: string): Promise<readonly number[]> {
  // A site that was never published has no folder.
  const names = await readdir(folder).catch(() => [])
  return names
    .filter((name) => /^[1-9]\d*$/.test(name))
    .map(Number)
    .sort((a, b) => b - a)
}

/** Copies the files and returns their hashes. A file that equals one of the version before is hard-linked to it. */
async function copyFiles(
  { folder, files }: { readonly folder: string; readonly files: SiteFiles },
  place: string,
  before: SiteVersion | null,
): Promise<SiteFiles> {
  const copied: [string, string][] = []
  await mkdir(place, { recursive: true })
  for (const [path, hash] of Object.entries(files)) {
    const target = join(place, path)
    await mkdir(dirname(target), { recursive: true })
    if (before?.files[path] === hash && (await shared(join(before.folder, path), target))) {
      if ((await hashOfFile(target)) === hash) {
        copied.push([path, hash])
        continue
      }
      // Damaged since it was published: copy it instead (L14).
      await rm(target)
    }
    const taken = await copyFile(join(folder, path), target).catch(gone)
    if (taken === null) continue
    // copyFile copies the mode of the saved file too: make the copy private.
    await chmod(target, 0o600)
    await flush(target)
    // Hash the copy: the file may have been saved again meanwhile.
    copied.push([path, await hashOfFile(target)])
  }
  return Object.fromEntries(copied)
}

async function shared(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to)
    return true
  } catch {
    // Not every file system supports links; then the file is copied.
    return false
  }
}

function gone(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}

async function flush(path: string): Promise<void> {
  const file = await open(path, 'r')
  await file.sync().finally(() => file.close())
}

/** Renames a folder; false if the target exists and is not empty, which the system never replaces. */
async function takePlace(from: string, to: string): Promise<boolean> {
  try {
    await rename(from, to)
    return true
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null
    if (code !== 'ENOTEMPTY' && code !== 'EEXIST') throw error
    await rm(from, { recursive: true, force: true })
    return false
  }
}

/**
 * Whether the working folder changed since the newest version was made; restoring a version does not change the folder.
 */
export function wasSavedAnew(files: SiteFiles, newest: SiteVersion | null): boolean {
  return newest === null || newest.draft !== digestOf(files)
}

/** Whether publishing the working folder would change anything. */
export function differsFromLive(files: SiteFiles, newest: SiteVersion | null): boolean {
  return newest === null || digestOf(newest.files) !== digestOf(files)
}
