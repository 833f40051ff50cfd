import { join } from 'node:path'
import type { Objects } from '#gateways/objects/objects.ts'
import type { Log } from '#operations/log.ts'
import type { SiteReader } from '#site/files/read-folder.ts'
import { importHistory } from '#site/published/import-history.ts'
import { publishedSites } from '#site/published/published-sites.ts'
import { savedHere } from '#site/published/saved-here.ts'
import { openSiteHistory, type SiteHistory, wasSavedAnew } from '#site/published/site-history.ts'
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
  /** Called for a site whose newest version cannot be read here. */
  readonly damaged?: (slug: string) => void
}

/** Reads sites as published: visitors always see a version that was checked as a whole (docs/decisions/038). */
export function publishedReader(
  { sitesFolder, publishing }: Pick<Environment, 'sitesFolder' | 'publishing'>,
  { history, isShared, log, damaged = () => {} }: PublishedParts,
): SiteReader {
  return publishedSites({
    folder: sitesFolder,
    history,
    publishes: () => publishing === 'on-save',
    isNew: isShared ? savedHere(history) : (_slug, files, newest) => wasSavedAnew(files, newest),
    facts: () => ({ at: new Date().toISOString(), by: 'the server', message: 'Saved in the folder of sites.' }),
    damaged: (site, version) => {
      damaged(site)
      log.warn('the newest version of a site cannot be read; a good draft or the version before it shows', {
        site,
        version,
      })
    },
  })
}
