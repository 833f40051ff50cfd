import type { MiddlewareHandler } from 'hono'
import type { SiteContext, SiteVariables } from './site-variables.ts'

/**
 * What is posted to a page is a form, else 415; calls say themselves what they take (http-api.md). An address that is no
 * page takes no form either: 404, so that the caller looks at the address first (D-47).
 */
export function formsOnly(isPage: (context: SiteContext) => Promise<boolean>): MiddlewareHandler<SiteVariables> {
  return async (context, next) => {
    const type = context.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase()
    if (type === 'application/x-www-form-urlencoded' || context.get('route').kind === 'call') return next()
    if (await isPage(context)) return context.json({ error: 'Send a form as application/x-www-form-urlencoded.' }, 415)
    return context.json({ error: 'There is nothing at this address.' }, 404)
  }
}
