import type { Context, MiddlewareHandler } from 'hono'
import type { Site } from '#site/site.ts'
import { isSearchQueries } from './instant-address.ts'

type SiteVariables = { Variables: { site: Site } }

/** Calls outside /api, which say themselves what they take. */
const NOTICES = '/webhooks/'

/**
 * What is posted to a page is a form, else 415; calls say themselves what they take (http-api.md). An address that is no
 * page takes no form either: 404, so that the caller looks at the address first (D-47).
 */
export function formsOnly(
  isPage: (context: Context<SiteVariables>) => Promise<boolean>,
): MiddlewareHandler<SiteVariables> {
  return async (context, next) => {
    const { path } = context.req
    const type = context.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase()
    const isCall = path.startsWith('/api/') || path.startsWith(NOTICES) || isSearchQueries(path)
    if (type === 'application/x-www-form-urlencoded' || isCall) return next()
    if (await isPage(context)) return context.json({ error: 'Send a form as application/x-www-form-urlencoded.' }, 415)
    return context.json({ error: 'There is nothing at this address.' }, 404)
  }
}
