import { join } from 'node:path'
import { diskFault } from '../files/disk-fault.ts'
import type { Presets } from '../files/presets.ts'
import { decisionList } from '../folder/decision-list.ts'
import type { SiteReader } from '../folder/read-folder.ts'
import { type GoodSite, type ReadSite, readPresets, readSite } from '../folder/read-sites.ts'
import { digestOf, filesOfSite, type SiteFiles } from './files-of-site.ts'
import { isUp, type SiteHistory, type SiteVersion, type StagedVersion, type VersionFacts } from './site-history.ts'

export interface PublishedSitesOptions {
  /** The working folder, SITES_DIR. */
  readonly folder: string
  readonly history: SiteHistory
  /** Whether a good working folder goes live now; else the site stays at its newest version. */
  publishes(slug: string): boolean
  /** Whether the working folder differs from the newest version. */
  isNew(slug: string, files: SiteFiles, newest: SiteVersion | null): boolean | Promise<boolean>
  /** Author, time and message of the publication. */
  facts(): Pick<VersionFacts, 'at' | 'by' | 'message'>
  /**
   * Called if the newest version of a site cannot be read. The draft shows instead if it is good, else the version
   * before.
   */
  damaged?(slug: string, number: number): void
}

/**
 * Reads the sites at their newest version. A changed folder is copied, the copy is checked as a whole and becomes the
 * next version, so exactly what was checked goes live. A broken folder leaves the live version up.
 */
export function publishedSites({
  folder,
  history,
  publishes,
  isNew,
  facts,
  damaged,
}: PublishedSitesOptions): SiteReader {
  const staged = new Map<string, { readonly good: GoodSite; readonly copy: StagedVersion }>()

  const stage = async (slug: string, presets: Presets, isPublication: boolean): Promise<ReadSite> => {
    await staged.get(slug)?.copy.discard()
    staged.delete(slug)
    const files = await filesOfSite(folder, slug)
    const copy = await history.stage(slug, { folder, files, draft: digestOf(files) })
    const read = await readCopy(copy.folder, slug, presets)
    const checked = read.ok && isPublication ? await asLawAsks(read, new Date(facts().at)) : read
    if (checked.ok) staged.set(slug, { good: checked, copy })
    else await copy.discard()
    return checked
  }

  return {
    slugs: history.liveElsewhere,
    marks: (slugs) => new Map([...slugs].map((slug) => [join(slug, MARK), history.mark(slug)])),
    async read(slug, presets, last) {
      const newest = await history.newest(slug)
      const drafted = publishes(slug) && (await isNew(slug, await filesOfSite(folder, slug), newest))
      if (newest !== null && !drafted) {
        if (!isUp(newest)) return null
        const up = last?.ok && last.folder === join(newest.folder, slug) ? last : await readVersion(history, newest)
        if (!up.ok) damaged?.(slug, newest.number)
        // If this program can no longer read the version, use the folder.
        if (up.ok || !publishes(slug)) return up
      }
      return publishes(slug) ? stage(slug, presets, newest === null || drafted) : null
    },
    async lastGood(slug, now) {
      if (now.ok && staged.get(slug)?.good !== now) return now
      return newestGood(history, slug)
    },
    async keep(slug, good) {
      const waiting = staged.get(slug)
      if (waiting?.good !== good) return good
      staged.delete(slug)
      const version = await waiting.copy.commit({ ...facts(), restores: null }).catch(async (error: unknown) => {
        await waiting.copy.discard()
        throw error
      })
      if (version !== null) return { ...good, folder: join(version.folder, slug) }
      // Another process published first; its version is up, and the next check compares the folder with it.
      return (await newestGood(history, slug)) ?? good
    },
  }
}

/** LAW-5: refuses a new version that the law of its day does not allow. A version that is live already stays. */
export async function asLawAsks(good: GoodSite, at: Date): Promise<ReadSite> {
  const list = await decisionList(good, at)
  return list.kind === 'fault' ? { ok: false, faults: [list.fault] } : good
}

/** Reads a version like any folder of sites. Files that are lost are faults. */
export async function readVersion(history: Pick<SiteHistory, 'copy'>, version: SiteVersion): Promise<ReadSite> {
  if (!isUp(version))
    return {
      ok: false,
      faults: [{ path: '', reason: `was taken down by version ${version.number}`, hint: null, preset: null }],
    }
  const lost = await history.copy(version)
  if (lost.length === 0) return readCopy(version.folder, version.slug, {})
  const reason = `of version ${version.number} is damaged or missing among the stored files`
  return { ok: false, faults: lost.map((path) => ({ path, reason, hint: null, preset: null })) }
}

/** The newest version that this program can still read. */
async function newestGood(history: SiteHistory, slug: string): Promise<GoodSite | null> {
  for (const version of await history.versions(slug)) {
    // It was taken down: no version before counts.
    if (!isUp(version)) return null
    const read = await readVersion(history, version).catch(diskFault)
    if ('ok' in read && read.ok) return read
  }
  return null
}

/** Reads a site from a folder that holds it alone, with the presets that are in it. */
export async function readCopy(folder: string, slug: string, others: Presets): Promise<ReadSite> {
  // All presets of the version: the site's own are in its copy. Others only help to suggest a name: with a content too, a
  // preset that broke before the copy was made would count as there, and the version would lack it.
  const { presets } = await readPresets(folder)
  const names = Object.fromEntries(Object.keys(others).map((name) => [name, null]))
  return readSite(folder, slug, { ...names, ...presets })
}

const MARK = '.version'
