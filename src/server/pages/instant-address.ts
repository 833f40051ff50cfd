import type { MiddlewareHandler } from 'hono'
import { aliasOf } from '#domain/route/route-of.ts'
import type { SiteContext, SiteVariables } from '../http/site-variables.ts'

/** A request to an alias as one to the address that it stands for (D-47); any other as it is. */
export function atOurAddress(request: Request): Request {
  const { origin, pathname } = new URL(request.url)
  const address = aliasOf(pathname)
  return address === null ? request : new Request(origin + address, request)
}

/** Whether a page of another site that this one allows asks for its stock (`search.allowedOrigins`). */
export function isAllowedSearch(context: SiteContext): boolean {
  if (!context.get('route').crossOrigin) return false
  return context.get('site').search.allowedOrigins.includes(context.req.header('Origin') ?? '')
}

/** Lets pages of the origins that a site allows read its stock, and nothing else of it; no cookie goes along (CORS). */
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
