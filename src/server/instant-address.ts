import type { Context, MiddlewareHandler } from 'hono'
import type { Site } from '#site/site.ts'

/** Where the InstantSearch client's calls are answered. */
export const SEARCH_QUERIES = '/api/search/queries'

/** Algolia's own address for the same call: an unmodified client calls it on whichever host it is given (D-47). */
const ALGOLIA_QUERIES = /^\/1\/indexes\/[^/]+\/queries$/

export function isSearchQueries(path: string): boolean {
  return path === SEARCH_QUERIES || ALGOLIA_QUERIES.test(path)
}

/** A call by Algolia's address as one by ours; any other as it is. */
export function atOurAddress(request: Request): Request {
  const url = new URL(request.url)
  if (!ALGOLIA_QUERIES.test(url.pathname)) return request
  return new Request(`${url.origin}${SEARCH_QUERIES}`, request)
}

type SiteContext = Context<{ Variables: { site: Site } }>

/** Whether a page of another site that this one allows asks for its stock (`search.allowedOrigins`). */
export function isAllowedSearch(context: SiteContext): boolean {
  const { path } = context.req
  if (!isSearchQueries(path) && path !== '/api/search') return false
  return context.get('site').search.allowedOrigins.includes(context.req.header('Origin') ?? '')
}

/** Lets pages of the origins that a site allows read its stock, and nothing else of it; no cookie goes along (CORS). */
export const searchFromElsewhere: MiddlewareHandler<{ Variables: { site: Site } }> = async (context, next) => {
  if (!isAllowedSearch(context)) return next()
  const allow = (headers: Headers) => {
    headers.set('Access-Control-Allow-Origin', context.req.header('Origin') ?? '')
    headers.append('Vary', 'Origin')
  }
  if (context.req.method === 'OPTIONS') {
    const headers = new Headers({
      'Access-Control-Allow-Methods': 'GET, POST',
      'Access-Control-Allow-Headers': 'content-type, x-algolia-api-key, x-algolia-application-id, x-algolia-agent',
      'Access-Control-Max-Age': '86400',
    })
    allow(headers)
    return new Response(null, { status: 204, headers })
  }
  await next()
  allow(context.res.headers)
}
