import { createCache } from '#caching/bounded-cache.ts'
import { routeOf } from '#domain/route/route-of.ts'
import { gateOf } from '#domain/visitor/gate.ts'
import type { Site } from '#site/site.ts'
import { routeName } from '../health/route-name.ts'
import { elsewhere, type PlainUrl } from '../http/elsewhere.ts'
import { holdsNul } from '../http/refuse-nul.ts'
import { type Edge, type RequestHeaders, requestScheme, siteOrigin } from '../http/request-facts.ts'
import { pageAddress } from './page-address.ts'

/** Cache location of a request's page. */
export interface PagePlace {
  readonly site: Site
  /** The route's name, for the log and the metrics. */
  readonly route: string
  readonly address: string
  readonly crossOrigin: boolean
}

export type PagePlaces = (target: string, headers: RequestHeaders, site: Site) => PagePlace | null

/**
 * Finds where the page of a read is cached; null where a rule of the app treats the request in another way. A place is
 * cached by all that it depends on: scheme, hostname, target, and the site, which is another object when it has changed.
 */
export function createPagePlaces(edge: Edge): PagePlaces {
  const places = createCache<string, PagePlace>('page-places', {
    bytesOf: ({ address }, key) => 2 * (key.length + address.length),
  })
  return (target, headers, site) => {
    const key = `${requestScheme(headers, edge)}://${headers.req.header('Host')}${target}`
    const cachedPlace = places.get(key)
    if (cachedPlace?.site === site) return cachedPlace
    const place = findPlace(target, headers, site, edge)
    if (place !== null) places.set(key, place)
    return place
  }
}

function findPlace(target: string, headers: RequestHeaders, site: Site, edge: Edge): PagePlace | null {
  const host = headers.req.header('Host') ?? ''
  // The app handles absolute addresses and unusual spellings.
  if (!PLAIN_TARGET.test(target) || holdsNul(target) || !PLAIN_PORT.test(host)) return null
  const url = plainUrl(host, target)
  if (elsewhere(url, headers, site, edge) !== null) return null
  const route = routeOf(url.pathname)
  if (route.cache !== 'shared' || route.getLimits.length > 0 || gateOf(route, site) !== null) return null
  const address = siteOrigin(headers, site, edge) + pageAddress(url, route)
  return { site, route: routeName(url.pathname, route), address, crossOrigin: route.crossOrigin }
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
