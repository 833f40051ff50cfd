import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { cacheReports } from '#caching/cache-reports.ts'
import { createDrawings } from '#gateways/drawings/drawings.ts'
import { startPictureRounds } from '../jobs/picture-rounds.ts'
import { startWorker } from '../jobs/worker.ts'
import { type AppParts, cachedPagesOf, createApp } from './app.ts'
import type { JoinedPlatform } from './create-platform.ts'
import { folderFault } from './files/folder-probe.ts'
import { watchClock } from './health/clock-watch.ts'
import { findFaults } from './health/find-faults.ts'
import { lostLeads } from './health/lost-leads.ts'
import { createMetrics } from './health/metrics.ts'
import { createOperationsApp } from './health/operations-app.ts'
import { measurePlatform } from './health/platform-metrics.ts'
import { measureWork } from './health/work-metrics.ts'
import type { ConnectionLimits } from './http/limit-connections.ts'
import { listen } from './http/listen.ts'
import { createProxyWatch } from './http/proxy-watch.ts'
import { createPageCache } from './pages/page-cache.ts'
import { loadPagesBuild } from './pages/pages-build.ts'
import type { Environment } from './settings/environment.ts'
import { followConfigurations } from './sites/follow-configurations.ts'
import { followSiteVersions } from './sites/site-versions.ts'

export interface Serving {
  readonly port: number
  readonly operationsPort: number
  /** From now on /readyz answers 503 while requests are still accepted: the first step of a shutdown. */
  drain(): void
  /** Shuts down cleanly: running requests and jobs finish. The platform stays open. */
  stop(): Promise<void>
}

/** How long a running request may take to finish during a shutdown. */
const GRACE_MS = 10_000

/** Serves every site of the platform, runs its jobs, and answers on the operations port. */
export async function serve(joined: JoinedPlatform, environment: Environment, buildFolder: string): Promise<Serving> {
  const { platform, directory, queue } = joined
  const { log } = platform
  const pageCache = createPageCache(environment.pageCacheBytes, Date.now)
  const metrics = createMetrics({
    caches: cacheReports,
    deliveries: platform.storage.deliveryCounts,
    budgetRefusals: platform.spending.refusals,
  })
  measurePlatform(metrics.registry, { ...platform, dataFolder: environment.dataFolder, now: Date.now })
  const stopMeasuring = measureWork(metrics.registry)
  const traces = environment.traces && (await import('./health/traces.ts')).startTraces(environment.traces, log)
  const followed = { refresh: (slug: string) => followSite(joined, slug) }
  const versions = followSiteVersions(platform.storage, followed, {
    failed: (slug, error) =>
      log.error('a change could not be followed yet, and is tried again', { site: slug, reason: String(error) }),
  })
  const stopFollowing = followConfigurations(directory, platform.storage, {
    failed: (slug, error) =>
      log.error('a site’s version could not be raised yet, and is tried again', { site: slug, reason: String(error) }),
  })
  const proxyWatch = createProxyWatch(environment.trustProxy, log)
  const parts: AppParts = {
    platform,
    sites: directory,
    versions,
    pages: await loadPagesBuild(buildFolder),
    pageCache,
    pictures: createDrawings({ cacheFolder: join(environment.dataFolder, 'pictures') }),
    metrics,
    cookieSecret: joined.cookieSecret,
    production: environment.production,
    trustProxy: environment.trustProxy,
    plainHttp: environment.plainHttp,
    hstsSubdomains: environment.hstsSubdomains,
    proxyWatch,
    formsPerMinute: environment.formsPerMinute,
    revealsPerMinute: environment.revealsPerMinute,
    pagesPerMinute: environment.pagesPerMinute,
    requestLog: environment.requestLog || environment.logLevel === 'debug',
  }
  const app = await createApp(parts)
  const clockFault = watchClock({ wall: Date.now, steady: () => performance.now() })
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
        objects: joined.objectsFault,
        proxy: proxyWatch.fault,
        clock: clockFault,
        lostLeads: async () => lostLeads(await platform.storage.deliveryCounts()),
        budgets: platform.spending.usedUp,
      }),
  })

  const { host, port, operationsHost, operationsPort } = environment
  const limits = connectionLimits(environment)
  const site = await listen(
    { fetch: app.fetch, cached: cachedPagesOf(parts) },
    { host, port, variable: 'PORT', limits },
  )
  const control = await listen(operations, {
    host: operationsHost,
    port: operationsPort,
    variable: 'OPERATIONS_PORT',
    hostVariable: 'OPERATIONS_HOST',
  }).catch(async (error: unknown) => {
    await site.stop(GRACE_MS)
    throw error
  })
  const drain = () => {
    isDraining = true
    site.drain()
  }
  const stopWorker = await startWorker(platform, queue, {
    siteSlugs: () => directory.all().map(({ slug }) => slug),
    alone: environment.databaseUrl === null,
  })
  const stopPictures = startPictureRounds(platform, { siteSlugs: () => directory.all().map(({ slug }) => slug) })
  void warm(joined)
  joined.moveObjects().catch((error: unknown) => {
    log.warn('files of the data folder are not in the object store yet; the next start tries again', {
      reason: String(error),
    })
  })
  return {
    port: site.port,
    operationsPort: control.port,
    drain,
    async stop() {
      // Report not ready first, so that a proxy sends new visitors elsewhere and closes its connections.
      drain()
      await setTimeout(environment.drainMs)
      await site.stop(GRACE_MS)
      stopFollowing()
      versions.close()
      await stopPictures()
      await stopWorker()
      await control.stop(GRACE_MS)
      stopMeasuring()
      await traces?.close()
    },
  }
}

/** A site's published version first, then its stock: a page at the new version is never made of the old configuration. */
async function followSite({ platform, directory, history }: JoinedPlatform, slug: string): Promise<void> {
  if (await history.refresh(slug)) await directory.look()
  await platform.engines.refresh(slug)
}

/** A connection without traffic for this long is closed: its client is gone or does not read. */
const STALL_MS = 30_000

function connectionLimits({ maxConnections, connectionsPerAddress, trustProxy }: Environment): ConnectionLimits {
  return {
    connections: maxConnections,
    connectionsPerAddress: trustProxy ? null : connectionsPerAddress,
    stallMs: STALL_MS,
  }
}

/**
 * With more sites than this, most are quiet: each search engine is opened by its first request (bench/sites.ts measures
 * how fast).
 */
const WARMED_SITES = 50

/** Builds the sites' search engines before their first request, one after the other. */
async function warm({ platform, directory }: JoinedPlatform): Promise<void> {
  const sites = directory.all()
  if (sites.length > WARMED_SITES) return
  for (const site of sites) {
    await platform.engines.forSite(site).catch((error: unknown) => {
      // The first request to the site tries again and reports the error if it persists.
      platform.log.warn('a search engine could not be built yet', { site: site.slug, reason: String(error) })
    })
  }
}
