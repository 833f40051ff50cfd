import type { MiddlewareHandler } from 'hono'
import { aliasOf } from '#domain/route/route-of.ts'
import type { SiteContext, SiteVariables } from '../http/site-variables.ts'

/** Rewrites a request to an alias to the address behind it (D-47); leaves others alone. */
export function atOurAddress(request: Request): Request {
  const { origin, pathname } = new URL(request.url)
  const address = aliasOf(pathname)
  return address === null ? request : new Request(origin + address, request)
}

/** Whether a page of an allowed other site requests this site's stock (`search.allowedOrigins`). */
export function isAllowedSearch(context: SiteContext): boolean {
  if (!context.get('route').crossOrigin) return false
  return context.get('site').search.allowedOrigins.includes(context.req.header('Origin') ?? '')
}

/** CORS: lets pages of a site's allowed origins read its stock, without cookies, and nothing else. */
export const searchFromElsewhere: MiddlewareHandler<SiteVariables> = async (context, next) => {
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
