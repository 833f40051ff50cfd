import type { MiddlewareHandler } from 'hono'
import type { SiteContext, SiteVariables } from './site-variables.ts'

/**
 * Pages accept only forms, else 415; calls define their own types (http-api.md). A post to an address without a page is
 * a 404, so that the caller checks the address first (D-47).
 */
export function formsOnly(isPage: (context: SiteContext) => Promise<boolean>): MiddlewareHandler<SiteVariables> {
  return async (context, next) => {
    const route = context.get('route')
    const type = context.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase()
    if (type === 'application/x-www-form-urlencoded' || route.kind === 'call' || route.takesAnyBody) return next()
    if (await isPage(context)) return context.json({ error: 'Send a form as application/x-www-form-urlencoded.' }, 415)
    return context.json({ error: 'There is nothing at this address.' }, 404)
  }
}
