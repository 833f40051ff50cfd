import type { IncomingMessage } from 'node:http'
import { oncePer } from '#caching/once-per.ts'
import type { SiteDirectory } from '#site/folder/directory.ts'
import type { Site } from '#site/site.ts'
import type { CachedPages } from '../http/listen.ts'
import type { ProxyWatch } from '../http/proxy-watch.ts'
import type { Edge, RequestHeaders } from '../http/request-facts.ts'
import type { RecordRequest } from '../http/request-log.ts'
import { NOT_IN_304, STRICTEST_POLICY, securityHeadersOf, type Transport } from '../http/security-headers.ts'
import type { SiteVersions } from '../sites/site-versions.ts'
import { type PageForm, pageForm, pageHeaders } from './page-answer.ts'
import type { CachedPage, PageCache } from './page-cache.ts'
import { createPagePlaces, type PagePlaces } from './page-places.ts'

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
 * The fast path for cached pages, in front of the app: no Request, Response or router. It handles only plain GETs that
 * no rule of the app treats differently, and sends exactly what the app would send (docs/decisions/106). What is the
 * same for every hit is computed once, and an answer whose bytes are there waits for nothing (docs/decisions/115).
 */
export function createCachedPages(parts: CachedPagesParts): CachedPages {
  const { record, transport } = parts
  const placeOf = createPagePlaces(parts.edge)
  const linesOf = oncePer((form: PageForm, page: CachedPage) => linesOfForm(form, page, transport))
  return (request, response) => {
    const started = performance.now()
    const hit = cachedPage(request, parts, placeOf)
    if (hit === null) return null
    const { page, site, route } = hit
    const { method = '', headers: asked } = request
    const askedForm = {
      method,
      ifNoneMatch: asked['if-none-match'],
      acceptEncoding: joinedHeader(asked['accept-encoding']),
    }
    try {
      const form = pageForm(page, askedForm)
      return form instanceof Promise ? form.then(send).catch(() => false) : send(form)
    } catch {
      // The app says what is wrong, and logs it.
      return null
    }

    function send(form: PageForm): true {
      response.writeHead(form.status, linesOf(form, page)).end(form.bytes)
      record({
        site: site.slug,
        method,
        route,
        status: form.status,
        ms: performance.now() - started,
        bytes: form.bytes?.length ?? 0,
        cache: 'hit',
        trace: null,
      })
      return true
    }
  }
}

/** Names and values of an answer's headers, one after the other. */
function linesOfForm({ status, headers }: PageForm, page: CachedPage, transport: Transport): string[] {
  const all = { ...STRICTEST_POLICY, ...pageHeaders(page, true), ...securityHeadersOf(transport), ...headers }
  return Object.entries(all)
    .filter(([name]) => status !== 304 || !NOT_IN_304.has(name))
    .flat()
}

interface Found {
  readonly page: CachedPage
  readonly site: Site
  readonly route: string
}

function cachedPage(request: IncomingMessage, parts: CachedPagesParts, placeOf: PagePlaces): Found | null {
  const { sites, versions, pageCache, proxyWatch } = parts
  const { method, url: target = '', headers: asked } = request
  if (method !== 'GET' && method !== 'HEAD') return null
  const site = sites.byHost(asked.host)
  if (site === null) return null
  const headers: RequestHeaders = { req: { header: (name) => joinedHeader(asked[name.toLowerCase()]) } }
  const place = placeOf(target, headers, site)
  // Requests from another origin get more headers (CORS), from the app.
  if (place === null || (place.crossOrigin && asked.origin !== undefined)) return null
  const version = versions.known(site.slug)
  if (version === null) return null
  const page = pageCache.hit({ slug: site.slug, version, address: place.address })
  if (page === null) return null
  proxyWatch?.note(headers)
  return { page, site, route: place.route }
}

function joinedHeader(header: string | readonly string[] | undefined): string | undefined {
  return typeof header === 'object' ? header.join(', ') : header
}
