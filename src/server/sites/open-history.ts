import { join } from 'node:path'
import type { Objects } from '#gateways/objects/objects.ts'
import type { Log } from '#operations/log/log.ts'
import type { SiteReader } from '#site/folder/read-folder.ts'
import type { SiteFiles } from '#site/published/files-of-site.ts'
import { isOvertaken, markOfFolder, startOfFolder } from '#site/published/folder-version.ts'
import { importHistory } from '#site/published/import-history.ts'
import { publishedSites } from '#site/published/published-sites.ts'
import { savedHere } from '#site/published/saved-here.ts'
import {
  differsFromLive,
  isUp,
  openSiteHistory,
  type SiteHistory,
  type SiteVersion,
  wasSavedAnew,
} from '#site/published/site-history.ts'
import type { Storage } from '#storage/storage.ts'
import { createVersionFiles } from '../files/version-files.ts'
import type { Environment } from '../settings/environment.ts'

/** Opens the history of published sites, and moves that of an older program into it (docs/decisions/121). */
export async function openHistory(
  { dataFolder }: Pick<Environment, 'dataFolder'>,
  { storage, objects, log }: { readonly storage: Storage; readonly objects: Objects; readonly log: Log },
): Promise<SiteHistory> {
  const records = storage.publishedVersions
  const files = createVersionFiles(objects)
  const moved = await importHistory(join(dataFolder, 'published'), { records, files })
  if (moved.length > 0) log.info('published versions of DATA_DIR are in the database now', { sites: moved })
  const history = openSiteHistory({ folder: copiesFolder(dataFolder), records, files, isShared: storage.isShared })
  await history.refresh()
  return history
}

/** Copies of versions, for this machine. */
export function copiesFolder(dataFolder: string): string {
  return join(dataFolder, 'version-copies')
}

export interface PublishedParts {
  readonly history: SiteHistory
  readonly isShared: boolean
  readonly log: Log
  /** Makes a draft of a saved folder that may not go live at once (STUDIO-19). */
  readonly becomesDraft: (slug: string) => Promise<void>
  /** Called for a site whose newest version cannot be read here. */
  readonly damaged?: (slug: string) => void
}

/** Reads sites as published: visitors always see a version that was checked as a whole (docs/decisions/038). */
export function publishedReader(
  { sitesFolder, publishing }: Pick<Environment, 'sitesFolder' | 'publishing'>,
  { history, isShared, log, damaged = () => {}, becomesDraft }: PublishedParts,
): SiteReader {
  const wasSaved = isShared
    ? savedHere(history)
    : (_slug: string, files: SiteFiles, newest: SiteVersion | null) => wasSavedAnew(files, newest)
  return publishedSites({
    folder: sitesFolder,
    history,
    publishes: () => publishing === 'on-save',
    isNew: async (slug, files, newest) => {
      if (!(await wasSaved(slug, files, newest)) || newest === null) return newest === null
      if (!differsFromLive(files, newest)) return false
      // STUDIO-19: the console published since the folder's version. A site that is down goes up by its folder, as before.
      const versions = await history.versions(slug)
      const start = startOfFolder(versions, await markOfFolder(sitesFolder, slug))
      if (!isUp(newest) || start === null || !isOvertaken(versions, start.number)) return true
      await becomesDraft(slug)
      return false
    },
    facts: () => ({ at: new Date().toISOString(), by: 'Forecourt', message: 'Set up from its files.' }),
    damaged: (site, version) => {
      damaged(site)
      log.warn('the newest version of a site cannot be read; a good draft or the version before it shows', {
        site,
        version,
      })
    },
  })
}
