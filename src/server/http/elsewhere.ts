import { hostname } from '#site/hostname.ts'
import { redirectOf } from '#site/redirects.ts'
import type { Site } from '#site/site.ts'
import { type Edge, primaryHostname, type RequestHeaders, siteOrigin } from './request-facts.ts'

/** The parts of an address that decide whether it redirects. The hostname may include a port. */
export type PlainUrl = Pick<URL, 'hostname' | 'pathname' | 'search' | 'searchParams'>

/**
 * D-21: the redirect target of a GET: the new address for one of an old website, or the site's first hostname for its
 * others, since a page has one address. Null: no redirect.
 */
export function elsewhere(url: PlainUrl, headers: RequestHeaders, site: Site, edge: Edge): string | null {
  const old = redirectOf(site.redirects, url)
  if (old !== null) return old
  const primary = primaryHostname(site)
  if (!edge.production || primary === null || hostname(url.hostname) === primary) return null
  return siteOrigin(headers, site, edge) + url.pathname + url.search
}
