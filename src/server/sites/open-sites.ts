import { randomUUID } from 'node:crypto'
import type { Clock } from '#domain/clock.ts'
import type { Objects } from '#gateways/objects/objects.ts'
import type { Log } from '#operations/log/log.ts'
import { openDirectory, type SiteDirectory } from '#site/folder/directory.ts'
import type { SiteReader } from '#site/folder/read-folder.ts'
import { servedAs } from '#site/folder/served-as.ts'
import type { SiteHistory } from '#site/published/site-history.ts'
import { tidyCopies } from '#site/published/tidy-copies.ts'
import type { Storage } from '#storage/storage.ts'
import type { Environment } from '../settings/environment.ts'
import { folderAsDraft } from './folder-as-draft.ts'
import { withoutDeposits } from './offered-sites.ts'
import { copiesFolder, openHistory, publishedReader } from './open-history.ts'
import { earlyPublications } from './open-publications.ts'

interface SiteParts {
  readonly storage: Storage
  readonly objects: Objects
  readonly clock: Clock
  readonly log: Log
  /** Whether buyers can pay; without payments no site offers a reservation. */
  readonly takesPayments: boolean
}

export interface OpenSites {
  /** Versions that were published, here or elsewhere. */
  readonly history: SiteHistory
  readonly directory: SiteDirectory
  /** O-B7: a sentence if another machine published versions whose files are only there; null otherwise. */
  versionsFault(): string | null
}

/** Opens the published sites: their history, and the directory that reads each in its live version. */
export async function openSites(environment: Environment, parts: SiteParts): Promise<OpenSites> {
  const { storage, objects, clock, log, takesPayments } = parts
  const unread = new Set<string>()
  await tidyCopies(copiesFolder(environment.dataFolder), clock.now())
  const history = await openHistory(environment, { storage, objects, log })
  const damaged = (slug: string) => void unread.add(slug)
  const publications = earlyPublications({ history, objects })
  const becomesDraft = folderAsDraft(
    { storage, clock, randomId: randomUUID, publications },
    { folder: environment.sitesFolder, log },
  )
  const published = publishedReader(environment, { history, isShared: storage.isShared, log, damaged, becomesDraft })
  const reader = environment.production ? published : await demonstrated(published, clock)
  const directory = await openDirectory({
    folder: environment.sitesFolder,
    production: environment.production,
    log,
    reader: takesPayments ? reader : withoutDeposits(reader),
    register: storage.hostnames,
  })
  return { history, directory, versionsFault: () => unreadVersions(environment, storage, unread) }
}

/** The made dealers have dates that never end. A release has none of them, and does not load this. */
async function demonstrated(reader: SiteReader, clock: Clock): Promise<SiteReader> {
  const { renewedSite } = await import('../../demonstration/renewed-site.ts')
  return servedAs(reader, (site) => renewedSite(site, clock.now()))
}

/** The machines would publish over each other. */
function unreadVersions({ objects }: Environment, { isShared }: Storage, unread: ReadonlySet<string>): string | null {
  if (!isShared || objects !== null || unread.size === 0) return null
  return `The published files of ${[...unread].join(', ')} are not on this machine: set OBJECTS_URL to a store that every machine on this database shares, and restart.`
}
