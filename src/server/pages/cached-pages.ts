import type { IncomingMessage, ServerResponse } from 'node:http'
import { oncePer } from '#caching/once-per.ts'
import { routeOf } from '#domain/route/route-of.ts'
import { gateOf } from '#domain/visitor/gate.ts'
import type { SiteDirectory } from '#site/files/directory.ts'
import { elsewhere, type PlainUrl } from '../http/elsewhere.ts'
import type { ProxyWatch } from '../http/proxy-watch.ts'
import { holdsNul } from '../http/refuse-nul.ts'
import { type Edge, type RequestHeaders, siteOrigin } from '../http/request-facts.ts'
import type { RecordRequest } from '../http/request-log.ts'
import { STRICTEST_POLICY, securityHeadersOf, type Transport } from '../http/security-headers.ts'
import type { SiteVersions } from '../sites/site-versions.ts'
import { pageAddress } from './page-address.ts'
import { pageForm, pageHeaders } from './page-answer.ts'
import type { CachedPage, PageCache } from './page-cache.ts'

export interface CachedPagesParts {
  readonly sites: Pick<SiteDirectory, 'byHost'>
  readonly versions: Pick<SiteVersions, 'known'>
  readonly pageCache: Pick<PageCache, 'hit'>
  readonly proxyWatch?: ProxyWatch
  readonly record: RecordRequest
  readonly edge: Edge
  readonly transport: Transport
}

/**
 * Answers a request if its page is cached: null at once where it is not, for the app to answer; false later where the page
 * could not be sent after all.
 */
export type CachedPages = (request: IncomingMessage, response: ServerResponse) => Promise<boolean> | null

/**
 * The short way for cached pages, in front of the app: no Request, no Response, no router. It takes only plain reads that no
 * rule of the app would treat in another way, and sends what the app would send (docs/decisions/106).
 */
export function createCachedPages(parts: CachedPagesParts): CachedPages {
  const { record, transport } = parts
  // The same for every hit of a page, and most of the work of an answer.
  const linesOf = oncePer((page: CachedPage) =>
    Object.entries({ ...STRICTEST_POLICY, ...pageHeaders(page, true), ...securityHeadersOf(transport) }).flat(),
  )
  return (request, response) => {
    const started = performance.now()
    const found = cachedPage(request, parts)
    if (found === null) return null
    return send(found).catch(() => false)

    async function send({ page, path }: Found): Promise<boolean> {
      const { method = '', headers: asked } = request
      const { status, headers, bytes } = await pageForm(page, {
        method,
        ifNoneMatch: asked['if-none-match'],
        acceptEncoding: textOf(asked['accept-encoding']),
      })
      response.writeHead(status, [...linesOf(page), ...Object.entries(headers).flat()]).end(bytes)
      record({ host: asked.host ?? null, method, path, status, ms: performance.now() - started, cache: 'hit' })
      return true
    }
  }
}

interface Found {
  readonly page: CachedPage
  readonly path: string
}

function cachedPage(request: IncomingMessage, parts: CachedPagesParts): Found | null {
  const { sites, versions, pageCache, proxyWatch, edge } = parts
  const { method, url: target = '', headers: asked } = request
  if (method !== 'GET' && method !== 'HEAD') return null
  // Whole addresses and odd spellings are the app's to judge.
  if (!PLAIN_TARGET.test(target) || holdsNul(target)) return null
  const site = sites.byHost(asked.host)
  if (site === null || !PLAIN_PORT.test(asked.host ?? '')) return null
  const url = plainUrl(asked.host ?? '', target)
  const headers: RequestHeaders = { req: { header: (name) => textOf(asked[name.toLowerCase()]) } }
  if (elsewhere(url, headers, site, edge) !== null) return null
  const route = routeOf(url.pathname)
  if (route.cache !== 'shared' || route.getLimits.length > 0 || gateOf(route, site) !== null) return null
  // A page of another origin gets more headers (CORS).
  if (route.crossOrigin && asked.origin !== undefined) return null
  const version = versions.known(site.slug)
  if (version === null) return null
  const address = siteOrigin(headers, site, edge) + pageAddress(url, route)
  const page = pageCache.hit({ slug: site.slug, version, address })
  if (page === null) return null
  proxyWatch?.note(headers)
  return { page, path: url.pathname }
}

/** A path without escapes, empty segments or dots at the start of one, and a query, none of which a URL would write differently. */
const PLAIN_TARGET = /^(?:\/(?![/.])[\w.~-]*)+(?:\?[\w.~!$&()*+,;=:@/?%[\]|-]*)?$/
/** Of the ports with five digits, those below 60,000: up to 65,535 the app decides. */
const PLAIN_PORT = /^[^:]*(?::\d{1,4}|:[1-5]\d{4})?$/

/** What `new URL` says of a plain target, for a tenth of the time. */
export function plainUrl(host: string, target: string): PlainUrl {
  const at = target.indexOf('?')
  const search = at < 0 || at === target.length - 1 ? '' : target.slice(at)
  return {
    hostname: host,
    pathname: at < 0 ? target : target.slice(0, at),
    search,
    get searchParams() {
      return new URLSearchParams(search)
    },
  }
}

function textOf(header: string | readonly string[] | undefined): string | undefined {
  return typeof header === 'object' ? header.join(', ') : header
}
