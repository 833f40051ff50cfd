import { Counter, Histogram, type Registry } from 'prom-client'
import { isFileRoute } from './route-name.ts'

/** How a request was answered: from the page cache, by rendering a page for it, or without the cache. */
export type CacheUse = 'hit' | 'miss' | 'none'

/** A request for the metrics. */
export interface MeasuredRequest {
  /** The site's slug; null for a hostname of no site. */
  readonly site: string | null
  /** The route's path, such as '/cars/:slug'. */
  readonly route: string
  readonly method: string
  readonly status: number
  readonly seconds: number
  readonly cache: CacheUse
}

/** Label of requests to a hostname of no site; no slug looks like it. */
const NO_SITE = '-'
const CACHE_USES = ['hit', 'miss', 'none'] as const
const CLASSES = 6

/**
 * Metrics of requests. Cached pages are answered some ten thousand times a second, so they are counted in plain numbers, which get
 * their labels when the metrics are read. Sites and routes each have a label of their own, never both in one metric: that would be
 * 30,000 series for 500 sites (docs/decisions/132).
 */
export function measureRequests(registry: Registry): (request: MeasuredRequest) => void {
  const all = new Histogram({
    name: 'forecourt_request_seconds',
    help: 'Time to answer a request.',
    labelNames: ['method', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5],
    registers: [registry],
  })
  const byRoute = new Histogram({
    name: 'forecourt_route_seconds',
    help: 'Time to answer a request that the page cache did not answer, by route.',
    labelNames: ['route'],
    buckets: [0.01, 0.05, 0.1, 0.5, 1, 5],
    registers: [registry],
  })
  const bySite = new Histogram({
    name: 'forecourt_site_seconds',
    help: 'Time to answer a request that the page cache did not answer, by site; without scripts, stylesheets and pictures.',
    labelNames: ['site'],
    buckets: [0.1, 0.5, 1, 5],
    registers: [registry],
  })
  const counts = new Map<string, Float64Array>()
  const pages = { hit: 0, miss: 0, none: 0 }
  new Counter({
    name: 'forecourt_site_requests_total',
    help: 'Requests by site, by class of status, and by what the page cache did.',
    labelNames: ['site', 'status', 'cache'],
    registers: [registry],
    collect() {
      this.reset()
      for (const [site, ofSite] of counts)
        for (const [index, count] of ofSite.entries()) {
          const [status, cache] = [Math.floor(index / 3), CACHE_USES[index % 3] ?? 'none']
          if (count > 0) this.inc({ site, status: `${status}xx`, cache }, count)
        }
    },
  })
  new Counter({
    name: 'forecourt_pages_total',
    help: 'Pages served, by whether the page cache held them.',
    labelNames: ['cache'],
    registers: [registry],
    collect() {
      this.reset()
      for (const cache of ['hit', 'miss'] as const) this.inc({ cache }, pages[cache])
    },
  })
  return ({ site, route, method, status, seconds, cache }) => {
    const slug = site ?? NO_SITE
    let ofSite = counts.get(slug)
    if (ofSite === undefined) {
      ofSite = new Float64Array(CLASSES * CACHE_USES.length)
      counts.set(slug, ofSite)
    }
    const index = Math.floor(status / 100) * 3 + (cache === 'hit' ? 0 : cache === 'miss' ? 1 : 2)
    ofSite[index] = (ofSite[index] ?? 0) + 1
    pages[cache] += 1
    all.observe({ method, status }, seconds)
    if (cache === 'hit') return
    byRoute.observe({ route }, seconds)
    // Files would hide slow pages: they are quick, and each page has several.
    if (!isFileRoute(route)) bySite.observe({ site: slug }, seconds)
  }
}
