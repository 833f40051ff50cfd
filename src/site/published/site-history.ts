import { randomUUID } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { digestOf, type SiteFiles } from './files-of-site.ts'
import { STAGED } from './tidy-copies.ts'
import { copyOfVersion } from './version-copy.ts'
import type { LiveNumber, VersionFiles, VersionRecord, VersionRecords } from './version-records.ts'
import { copyWorkingFiles } from './working-copy.ts'

/** A published configuration of a site: complete, checked and immutable. */
export interface SiteVersion extends VersionRecord {
  readonly slug: string
  /**
   * Folder of its copy on this machine, laid out like a folder of sites with this one site in it. `SiteHistory.copy`
   * makes it.
   */
  readonly folder: string
}

export type VersionFacts = Pick<VersionRecord, 'at' | 'by' | 'message' | 'restores'>

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
  /** Whether a version was made from a working folder with this digest. */
  hasDraft(slug: string, draft: string): Promise<boolean>
  /** Makes sure that the version's folder has its files. The paths of those that cannot be had are returned. */
  copy(version: SiteVersion): Promise<readonly string[]>
  /** A copy of a site's files; `draft` is the digest of the working folder. */
  stage(
    slug: string,
    from: { readonly folder: string; readonly files: SiteFiles; readonly draft: string },
  ): Promise<StagedVersion>
  /** Takes a site down in every process; false if another process published at this moment. */
  withdraw(slug: string, facts: VersionFacts & { readonly draft: string }): Promise<boolean>
  /**
   * Sites that are up, with or without a folder on this machine, as of the last `refresh`. None where this is the only
   * machine: there the folder of sites alone says which there are.
   */
  liveElsewhere(): readonly string[]
  /** A mark that changes when a site has a new version, as of the last `refresh`. */
  mark(slug: string): string
  /** Learns of versions that another process published, of one site or of all. True if there is something new. */
  refresh(slug?: string): Promise<boolean>
}

export interface HistoryPlace {
  /** Copies of versions on this machine, `{slug}/{number}/`. Never the source: `files` is. */
  readonly folder: string
  readonly records: VersionRecords
  readonly files: VersionFiles
  /** Whether other machines publish too. */
  readonly isShared: boolean
}

/**
 * The history in the database, with the files among the objects. A version's files are stored first, then its record by
 * one statement: a process that is killed leaves the version before live (docs/decisions/121).
 */
export function openSiteHistory({ folder, records, files, isShared }: HistoryPlace): SiteHistory {
  const numbers = new Map<string, LiveNumber>()
  const copies = copyOfVersion(files)
  const placed = (slug: string) => (record: VersionRecord) => ({
    ...record,
    slug,
    folder: join(folder, slug, String(record.number)),
  })
  const newest = async (slug: string): Promise<SiteVersion | null> => {
    const record = await records.newest(slug)
    return record && placed(slug)(record)
  }
  const add = async (slug: string, record: VersionRecord) => {
    const isAdded = await records.add(slug, [record])
    if (isAdded) numbers.set(slug, { number: record.number, isUp: isUp(record) })
    return isAdded
  }
  return {
    newest,
    versions: async (slug) => (await records.versions(slug)).map(placed(slug)),
    hasDraft: records.hasDraft,
    copy: copies.make,
    async stage(slug, from) {
      // Read the number first: if another process publishes after this, it takes the number and our commit fails.
      const before = await newest(slug)
      const place = join(folder, `${STAGED}${randomUUID()}`)
      const hashes = await copyWorkingFiles(from, place).catch(async (error: unknown) => {
        await rm(place, { recursive: true, force: true })
        throw error
      })
      return {
        folder: place,
        discard: () => rm(place, { recursive: true, force: true }),
        async commit({ at, by, message, restores }) {
          const stored = new Set(Object.values(before?.files ?? {}).filter((hash) => !copies.isDamaged(hash)))
          for (const [path, hash] of Object.entries(hashes)) {
            if (stored.has(hash)) continue
            await files.write(hash, await readFile(join(place, path)))
            stored.add(hash)
          }
          const number = (before?.number ?? 0) + 1
          const record = { number, at, by, message, restores, draft: from.draft, files: hashes }
          const isFirst = await add(slug, record)
          const version = placed(slug)(record)
          // If it is not moved, the copy is made from the objects when the version is read.
          if (isFirst) await copies.adopt(version, place)
          await rm(place, { recursive: true, force: true })
          return isFirst ? version : null
        },
      }
    },
    async withdraw(slug, { at, by, message, restores, draft }) {
      const before = await newest(slug)
      return add(slug, { number: (before?.number ?? 0) + 1, at, by, message, restores, draft, files: {} })
    },
    liveElsewhere: () => (isShared ? [...numbers].filter(([, { isUp }]) => isUp).map(([slug]) => slug) : []),
    mark: (slug) => String(numbers.get(slug)?.number ?? ''),
    async refresh(slug) {
      const one = slug === undefined ? null : await records.number(slug)
      const read = slug === undefined ? await records.numbers() : new Map(one === null ? [] : [[slug, one]])
      let isNew = false
      for (const [each, live] of read) {
        // A publication of our own may have overtaken the query.
        if ((numbers.get(each)?.number ?? 0) >= live.number) continue
        numbers.set(each, live)
        isNew = true
      }
      return isNew
    },
  }
}

/** Whether visitors see the site at this version. */
export function isUp(record: Pick<VersionRecord, 'files'>): boolean {
  return Object.keys(record.files).length > 0
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
