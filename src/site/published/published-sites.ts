import { join } from 'node:path'
import type { Presets } from '../files/presets.ts'
import type { SiteReader } from '../files/read-folder.ts'
import { type GoodSite, type ReadSite, readPresets, readSite } from '../files/read-sites.ts'
import { digestOf, filesOfSite, type SiteFiles } from './files-of-site.ts'
import type { SiteHistory, SiteVersion, StagedVersion, VersionFacts } from './site-history.ts'

export interface PublishedSitesOptions {
  /** The working folder, SITES_DIR. */
  readonly folder: string
  readonly history: SiteHistory
  /** Whether what is good in the working folder goes live now; else the site stays at its newest version. */
  publishes(slug: string): boolean
  /** Whether the working folder is a change at all. */
  isNew(files: SiteFiles, newest: SiteVersion | null): boolean
  /** Who publishes, when and why. */
  facts(): Pick<VersionFacts, 'at' | 'by' | 'message'>
  /** The newest version of a site cannot be read: what shows instead is the draft where it is good, or the version before. */
  damaged?(slug: string, number: number): void
}

/**
 * The sites at their newest version. A folder that says something new is copied aside, checked there as a whole, and
 * becomes the next version, so that what was checked is what goes live; a broken one leaves the version that is up.
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

  const stage = async (slug: string, presets: Presets): Promise<ReadSite> => {
    await staged.get(slug)?.copy.discard()
    staged.delete(slug)
    const files = await filesOfSite(folder, slug)
    const copy = await history.stage(slug, { folder, files, draft: digestOf(files) })
    const checked = await readCopy(copy.folder, slug, presets)
    if (checked.ok) staged.set(slug, { good: checked, copy })
    else await copy.discard()
    return checked
  }

  return {
    async marks(slugs) {
      const found = await Promise.all(
        [...slugs].map(async (slug) => [join(slug, MARK), await history.mark(slug)] as const),
      )
      return new Map(found)
    },
    async read(slug, presets, last) {
      const newest = await history.newest(slug)
      const drafted = publishes(slug) && isNew(await filesOfSite(folder, slug), newest)
      if (newest !== null && !drafted) {
        const up = last?.ok && last.folder === join(newest.folder, slug) ? last : await readVersion(newest)
        if (!up.ok) damaged?.(slug, newest.number)
        // A version that this program no longer takes gives way to the folder.
        if (up.ok || !publishes(slug)) return up
      }
      return publishes(slug) ? stage(slug, presets) : null
    },
    async lastGood(slug, now) {
      if (now.ok && staged.get(slug)?.good !== now) return now
      return newestGood(history, slug)
    },
    async keep(slug, good) {
      const waiting = staged.get(slug)
      if (waiting?.good !== good) return good
      staged.delete(slug)
      const version = await waiting.copy.commit({ ...facts(), restores: null })
      if (version !== null) return { ...good, folder: join(version.folder, slug) }
      // Another process was first; what it published is up, and the next look sees whether the folder differs from it.
      return (await newestGood(history, slug)) ?? good
    },
  }
}

/** A version, read as any folder of sites is. */
export function readVersion(version: SiteVersion): Promise<ReadSite> {
  return readCopy(version.folder, version.slug, {})
}

/** The newest version that this program can still read. */
async function newestGood(history: SiteHistory, slug: string): Promise<GoodSite | null> {
  for (const version of await history.versions(slug)) {
    const read = await readVersion(version)
    if (read.ok) return read
  }
  return null
}

async function readCopy(folder: string, slug: string, others: Presets): Promise<ReadSite> {
  // The other presets are only for naming the nearest one; what a site extends lies in its copy.
  const { presets } = await readPresets(folder)
  return readSite(folder, slug, { ...others, ...presets })
}

const MARK = '.version'
