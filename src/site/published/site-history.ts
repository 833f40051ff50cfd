import { randomUUID } from 'node:crypto'
import { chmod, copyFile, link, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { digestOf, hashOfFile, type SiteFiles } from './files-of-site.ts'

const record = z.strictObject({
  /** When it went live. */
  at: z.iso.datetime(),
  /** Who put it live: a user of the machine, or the server that saw a saved file. */
  by: z.string(),
  message: z.string(),
  /** The version whose files these are, when somebody went back to it. */
  restores: z.int().nullable(),
  /** The working folder as it was then (`digestOf`): only another one is a change to publish. */
  draft: z.string(),
  files: z.record(z.string(), z.string()),
})

/** A configuration of a site that went live: whole, checked, and never changed afterwards. */
export interface SiteVersion extends z.output<typeof record> {
  readonly slug: string
  /** 1 is the first. */
  readonly number: number
  /** Where its files lie, laid out like a folder of sites with this one site in it. */
  readonly folder: string
}

export type VersionFacts = Pick<SiteVersion, 'at' | 'by' | 'message' | 'restores'>

/** Files taken out of the working folder, to be checked as they are and then put live as they were checked. */
export interface StagedVersion {
  readonly folder: string
  /** Makes it the site's newest version; null when another process published first. */
  commit(facts: VersionFacts): Promise<SiteVersion | null>
  discard(): Promise<void>
}

/** Every configuration that went live, by site. The newest of each is what visitors see. */
export interface SiteHistory {
  /** Newest first. */
  versions(slug: string): Promise<readonly SiteVersion[]>
  newest(slug: string): Promise<SiteVersion | null>
  /** A copy of a site's files; `draft` is the digest of the working folder. */
  stage(
    slug: string,
    from: { readonly folder: string; readonly files: SiteFiles; readonly draft: string },
  ): Promise<StagedVersion>
  /** What tells that a site has a new version, without reading any. */
  mark(slug: string): Promise<string>
}

/** Where in DATA_DIR the history lies. */
export function publishedFolder(dataFolder: string): string {
  return join(dataFolder, 'published')
}

/**
 * The history in a folder: `{slug}/{number}/`, each a folder that was written aside and then renamed, so that a version
 * is there as a whole or not at all, whenever the process is killed (docs/decisions/038).
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
      // The number first: a version that another process publishes from here on takes it, and this one gives way.
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

/** What a version says of itself; null where its record is damaged, so that the version before it counts (L14). */
async function readRecord(file: string): Promise<z.output<typeof record> | null> {
  try {
    return record.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch {
    // Half a file, or none: a full disk or a power cut.
    return null
  }
}

/** Takes away what processes that were killed in the middle of publishing left behind. */
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
  // A site that never went live has no folder.
  const names = await readdir(folder).catch(() => [])
  return names
    .filter((name) => /^[1-9]\d*$/.test(name))
    .map(Number)
    .sort((a, b) => b - a)
}

/** Copies the files; one that the version before has with the same content is shared with it. Answers their hashes. */
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
      // Damaged since it was published: a new version does not inherit that (L14).
      await rm(target)
    }
    const taken = await copyFile(join(folder, path), target).catch(gone)
    if (taken === null) continue
    // A copy has the mode of the file that a person saved.
    await chmod(target, 0o600)
    await flush(target)
    // Of the copy: the file may have been saved again since it was looked at.
    copied.push([path, await hashOfFile(target)])
  }
  return Object.fromEntries(copied)
}

async function shared(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to)
    return true
  } catch {
    // Not every file system can; then it is copied.
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

/** A folder that is there, and not empty, is never replaced: the system refuses it. */
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

/** Whether the working folder was changed since the newest version; going back to an earlier one changes nothing in it. */
export function wasSavedAnew(files: SiteFiles, newest: SiteVersion | null): boolean {
  return newest === null || newest.draft !== digestOf(files)
}

/** Whether publishing the working folder would change anything. */
export function differsFromLive(files: SiteFiles, newest: SiteVersion | null): boolean {
  return newest === null || digestOf(newest.files) !== digestOf(files)
}
