import { hostname } from '#site/hostname.ts'
import { redirectOf } from '#site/redirects.ts'
import type { Site } from '#site/site.ts'
import { type Edge, primaryHostname, type RequestHeaders, siteOrigin } from './request-facts.ts'

/** The parts of an address that decide where it is answered. The hostname may have its port. */
export type PlainUrl = Pick<URL, 'hostname' | 'pathname' | 'search' | 'searchParams'>

/**
 * D-21: the address that a read is redirected to: from an address of an old website to its new one, and from every other
 * hostname of a site to the first, since one page has one address. Null: it is answered here.
 */
export function elsewhere(url: PlainUrl, headers: RequestHeaders, site: Site, edge: Edge): string | null {
  const old = redirectOf(site.redirects, url)
  if (old !== null) return old
  const primary = primaryHostname(site)
  if (!edge.production || primary === null || hostname(url.hostname) === primary) return null
  return siteOrigin(headers, site, edge) + url.pathname + url.search
}
