import { join } from 'node:path'
import { createMadePictures } from '#gateways/pictures/made-pictures.ts'
import { startPictureRounds } from '../jobs/picture-rounds.ts'
import { startWorker } from '../jobs/worker.ts'
import { createApp } from './app.ts'
import type { JoinedPlatform } from './create-platform.ts'
import type { Environment } from './environment.ts'
import { findFaults } from './find-faults.ts'
import { folderFault } from './folder-probe.ts'
import { followConfigurations } from './follow-configurations.ts'
import { type Listening, listen } from './listen.ts'
import { lostLeads } from './lost-leads.ts'
import { createMetrics } from './metrics.ts'
import { createOperationsApp } from './operations-app.ts'
import { createPageCache } from './page-cache.ts'
import { loadPagesBuild } from './pages-build.ts'
import { followSiteVersions } from './site-versions.ts'

export interface Serving {
  readonly port: number
  readonly operationsPort: number
  /** From now on /readyz answers 503, while requests are still taken: the first step of ending. */
  drain(): void
  /** Ends cleanly: requests and jobs under way finish. The platform stays open. */
  stop(): Promise<void>
}

/** How long a request under way may take to finish once the server is told to end. */
const GRACE_MS = 10_000

/** Serves every site of the platform, does its deferred work, and answers on the operations port. */
export async function serve(joined: JoinedPlatform, environment: Environment, buildFolder: string): Promise<Serving> {
  const { platform, directory, queue } = joined
  const { log } = platform
  const pageCache = createPageCache(environment.pageCacheBytes, Date.now)
  const metrics = createMetrics({
    pageCacheBytes: () => pageCache.bytesHeld,
    deliveries: platform.storage.deliveryCounts,
    budgetRefusals: platform.spending.refusals,
  })
  const versions = followSiteVersions(platform.storage, platform.stock, {
    failed: (slug, error) =>
      log.error('a change could not be followed yet, and is tried again', { site: slug, reason: String(error) }),
  })
  const stopFollowing = followConfigurations(directory, platform.storage, {
    failed: (slug, error) =>
      log.error('a site’s version could not be raised yet, and is tried again', { site: slug, reason: String(error) }),
  })
  const app = await createApp({
    platform,
    sites: directory,
    versions,
    pages: await loadPagesBuild(buildFolder),
    pageCache,
    pictures: createMadePictures({ cacheFolder: join(environment.dataFolder, 'pictures') }),
    metrics,
    cookieSecret: joined.cookieSecret,
    production: environment.production,
    trustProxy: environment.trustProxy,
    formsPerMinute: environment.formsPerMinute,
    revealsPerMinute: environment.revealsPerMinute,
    pagesPerMinute: environment.pagesPerMinute,
  })
  let isDraining = false
  const operations = createOperationsApp({
    metrics,
    faults: () =>
      findFaults({
        isDraining: () => isDraining,
        sites: directory,
        versionOf: versions.of,
        database: platform.storage.fault,
        dataFolder: () => folderFault(environment.dataFolder),
        isEmbedded: environment.databaseUrl === null,
        search: joined.searchFault,
        lostLeads: async () => lostLeads(await platform.storage.deliveryCounts()),
        budgets: platform.spending.usedUp,
      }),
  })

  const listening: Listening[] = []
  const stopListening = () => Promise.all(listening.map((each) => each.stop(GRACE_MS)))
  const { host, port, operationsPort } = environment
  try {
    listening.push(await listen(app, { host, port, variable: 'PORT' }))
    listening.push(await listen(operations, { host, port: operationsPort, variable: 'OPERATIONS_PORT' }))
  } catch (error) {
    await stopListening()
    throw error
  }
  const stopWorker = await startWorker(platform, queue, {
    siteSlugs: () => directory.all().map(({ slug }) => slug),
    alone: environment.databaseUrl === null,
  })
  const stopPictures = startPictureRounds(platform, { siteSlugs: () => directory.all().map(({ slug }) => slug) })
  void warm(joined)
  return {
    port: listening[0]?.port ?? port,
    operationsPort: listening[1]?.port ?? operationsPort,
    drain() {
      isDraining = true
    },
    async stop() {
      stopFollowing()
      await stopListening()
      versions.close()
      await stopPictures()
      await stopWorker()
    },
  }
}

/** Above this many sites most are quiet: each search engine is opened by its first request (bench/sites.ts says how soon). */
const WARMED_SITES = 50

/** Builds the sites' search engines ahead of their first request, one after the other. */
async function warm({ platform, directory }: JoinedPlatform): Promise<void> {
  const sites = directory.all()
  if (sites.length > WARMED_SITES) return
  for (const site of sites) {
    await platform.stock.forSite(site).catch((error: unknown) => {
      // The first request to the site tries again, and says what is wrong if it still is.
      platform.log.warn('a search engine could not be built yet', { site: site.slug, reason: String(error) })
    })
  }
}
