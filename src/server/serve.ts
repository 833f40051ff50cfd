import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { cacheReports } from '#caching/cache-reports.ts'
import { createDrawings } from '#gateways/drawings/drawings.ts'
import { createSeats } from '#operations/bodies/seats.ts'
import type { Platform } from '#operations/platform.ts'
import { hostnamesOf } from '#site/hostname.ts'
import { previewHost } from '#site/preview-host.ts'
import type { Site } from '#site/site.ts'
import { startPictureRounds } from '../jobs/picture-rounds.ts'
import { startWorker } from '../jobs/worker.ts'
import { type AppParts, cachedPagesOf, createApp, edgeOf } from './app.ts'
import { lateConsole } from './console/load-late.ts'
import type { JoinedPlatform } from './create-platform.ts'
import { carViews } from './files/car-views.ts'
import { folderFault } from './files/folder-probe.ts'
import { watchClock } from './health/clock-watch.ts'
import { findFaults } from './health/find-faults.ts'
import { lostLeads } from './health/lost-leads.ts'
import { createMetrics } from './health/metrics.ts'
import { createOperationsApp, type Operations, operationsOf } from './health/operations-app.ts'
import { measurePlatform } from './health/platform-metrics.ts'
import { measureProcess } from './health/process-metrics.ts'
import { measureWork } from './health/work-metrics.ts'
import { BODY_MS } from './http/limit-bodies.ts'
import type { ConnectionLimits } from './http/limit-connections.ts'
import { type Listening, listen } from './http/listen.ts'
import { createProxyWatch } from './http/proxy-watch.ts'
import { createPageCache } from './pages/page-cache.ts'
import { loadPagesBuild, type PagesBuild } from './pages/pages-build.ts'
import { servePreview } from './preview/preview-app.ts'
import { previewedDrafts } from './preview/previewed-drafts.ts'
import { createSitePages } from './preview/site-pages.ts'
import { OWN_FOLDER, VERSION } from './release.ts'
import type { Environment } from './settings/environment.ts'
import { followConfigurations } from './sites/follow-configurations.ts'
import { servedHere } from './sites/served-here.ts'
import { followSiteVersions } from './sites/site-versions.ts'

export interface Serving {
  readonly port: number
  /** Null in a process whose main process has the operations port. */
  readonly operationsPort: number | null
  readonly operations: ReturnType<typeof operationsOf>
  /**
   * Resolves once the console is loaded and the search engines are built; with many sites, their first requests build them.
   */
  readonly warmed: Promise<void>
  /** From now on /readyz answers 503 while requests are still accepted: the first step of a shutdown. */
  drain(): void
  /** Shuts down cleanly: running requests and jobs finish. The platform stays open. */
  stop(): Promise<void>
}

export const BUILD_FOLDER = join(import.meta.dirname, '..', '..', 'build')

/** How long a running request may take to finish during a shutdown. */
const GRACE_MS = 10_000

/**
 * Serves the sites of the platform, runs its jobs, and answers on the operations port, unless a main process does
 * (OPS-3).
 */
export async function serve(
  joined: JoinedPlatform,
  environment: Environment,
  buildFolder: string,
  { hasOperationsPort = true }: { readonly hasOperationsPort?: boolean } = {},
): Promise<Serving> {
  const { directory } = joined
  const pages = await loadPagesBuild(buildFolder)
  const platform: Platform = { ...joined.platform, sitePages: sitePagesOf(joined, pages, environment) }
  const served = servedHere(directory, environment.servedSlugs)
  const { log } = joined.platform
  const pageCache = createPageCache(environment.pageCacheBytes, Date.now)
  const metrics = createMetrics({
    caches: cacheReports,
    deliveries: platform.storage.deliveryCounts,
    budgetRefusals: platform.spending.refusals,
  })
  measurePlatform(metrics.registry, { ...platform, dataFolder: environment.dataFolder, now: Date.now })
  measureProcess(metrics.registry, environment.processNumber)
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
  const pictures = createDrawings({
    cacheFolder: join(environment.dataFolder, 'pictures'),
    views: await carViews(environment.production),
  })
  const seats = createSeats()
  const { consoleHost, production, plainHttp, trustProxy, maxConnections } = environment
  const edge = { production, plainHttp, trustProxy }
  const staffConsole =
    consoleHost === null
      ? null
      : await lateConsole(
          { platform, host: consoleHost, edge, allSites: directory.all, pictures, maxConnections, seats },
          buildFolder,
        )
  const parts: AppParts = {
    platform,
    sites: served,
    versions,
    pages,
    pageCache,
    pictures,
    staffConsole,
    bodies: { seats },
    welcome: environment.production ? null : await welcomeOf(buildFolder, environment),
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
  const previewed = environment.previewDomain === null ? null : previewedDrafts(platform)
  const preview =
    previewed === null || environment.previewDomain === null
      ? null
      : await servePreview({
          ...parts,
          edge: edgeOf(parts),
          domain: environment.previewDomain,
          versionOf: versions.of,
          draftOf: previewed.draftOf,
        })
  const app = await createApp({ ...parts, preview })
  const clockFault = watchClock({ wall: Date.now, steady: () => performance.now() })
  let isDraining = false
  const operations = operationsOf({
    metrics,
    hostnames: () => [
      ...(environment.consoleHost === null ? [] : [environment.consoleHost]),
      ...served.all().flatMap((owner) => {
        const claimed = hostnamesOf(owner, environment.production)
        return claimed.filter((name) => served.byHost(name)?.slug === owner.slug)
      }),
      ...served.all().flatMap(({ slug }) => previewHosts(environment, slug)),
    ],
    faults: () =>
      findFaults({
        isDraining: () => isDraining,
        sites: served,
        versionOf: versions.of,
        database: platform.storage.fault,
        dataFolder: () => folderFault(environment.dataFolder),
        isEmbedded: environment.databaseUrl === null,
        search: joined.searchFault,
        objects: joined.objectsFault,
        mailbox: () => platform.mailbox?.fault() ?? null,
        proxy: proxyWatch.fault,
        clock: clockFault,
        lostLeads: async () => lostLeads(await platform.storage.deliveryCounts()),
        budgets: platform.spending.usedUp,
      }),
  })

  const { host, port } = environment
  const limits = connectionLimits(environment)
  const site = await listen(
    { fetch: app.fetch, cached: cachedPagesOf(parts) },
    { host, port, variable: 'PORT', limits },
  )
  const control = hasOperationsPort
    ? await listenForOperations(operations, environment).catch(async (error: unknown) => {
        await site.stop(GRACE_MS)
        throw error
      })
    : null
  const drain = () => {
    isDraining = true
    site.drain()
  }
  // Background work is for every site, also for one that no process serves. Rounds have one owner on a machine; over
  // several, the claims on rows decide.
  const hasRounds = environment.processNumber === 1
  const siteSlugs = () => directory.all().map(({ slug }) => slug)
  const alone = environment.databaseUrl === null
  const stopWorker = hasRounds ? await startWorker(platform, { siteSlugs, alone }) : async () => {}
  const stopPictures = hasRounds ? startPictureRounds(platform, { siteSlugs }) : async () => {}
  const warmed = warm(platform, served.all()).then(async () => {
    await staffConsole?.load().catch((error: unknown) => {
      // The sites are served without it; each request to the console fails and is logged.
      log.error('the console could not be loaded and stays down until the next start', { error })
    })
  })
  if (hasRounds) {
    joined.moveObjects().catch((error: unknown) => {
      log.warn('files of the data folder are not in the object store yet; the next start tries again', {
        reason: String(error),
      })
    })
  }
  return {
    port: site.port,
    operationsPort: control?.port ?? null,
    operations,
    warmed,
    drain,
    async stop() {
      // Report not ready first, so that a proxy sends new visitors elsewhere and closes its connections.
      drain()
      await setTimeout(environment.drainMs)
      await site.stop(GRACE_MS)
      stopFollowing()
      versions.close()
      await previewed?.close()
      await stopPictures()
      await stopWorker()
      await control?.stop(GRACE_MS)
      stopMeasuring()
      await traces?.close()
    },
  }
}

/** Listens on the operations port of a process, or of a machine's main process. */
export function listenForOperations(
  operations: Operations,
  { operationsHost: host, operationsPort: port }: Environment,
): Promise<Listening> {
  const at = { host, port, variable: 'OPERATIONS_PORT', hostVariable: 'OPERATIONS_HOST' }
  return listen(createOperationsApp(operations), at)
}

/** STUDIO-6: a proxy asks for a certificate of each. */
function previewHosts({ previewDomain }: Environment, slug: string): readonly string[] {
  return previewDomain === null ? [] : [previewHost(slug, previewDomain)]
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
    bodyMs: BODY_MS,
  }
}

/**
 * With more sites than this, most are quiet: each search engine is opened by its first request (bench/sites.ts measures
 * how fast).
 */
const WARMED_SITES = 50

/** Read only where it is served: it names what is made, which a release does not have. */
async function welcomeOf(buildFolder: string, { consoleHost }: Environment) {
  const { loadWelcome } = await import('../demonstration/welcome/load-welcome.ts')
  return loadWelcome({ buildFolder, ownFolder: OWN_FOLDER, version: VERSION, consoleHost })
}

/** STUDIO-12: draws what a draft would publish, from the stock as it is now. */
function sitePagesOf({ platform, cookieSecret }: JoinedPlatform, pages: PagesBuild, { production }: Environment) {
  const versionOf = (slug: string) => platform.storage.forSite({ slug }).version()
  return createSitePages({ platform, pages, production, cookieSecret, versionOf })
}

/** Builds the sites' search engines before their first request, one after the other. */
async function warm(platform: Platform, sites: readonly Site[]): Promise<void> {
  if (sites.length > WARMED_SITES) return
  for (const site of sites) {
    try {
      await platform.engines.forSite(site)
    } catch (error) {
      // The first request to the site tries again and reports the error if it persists.
      platform.log.warn('a search engine could not be built yet', { site: site.slug, reason: String(error) })
    }
  }
}
