import type { Context, MiddlewareHandler } from 'hono'

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses a state-changing request from another site's page (403). Browsers state the source in Sec-Fetch-Site or
 * Origin; a client that sends neither is not a browser and carries no visitor's cookies. The same page over http and
 * https counts as two sites.
 */
export function sameOrigin(schemeOf: (context: Context) => 'http' | 'https'): MiddlewareHandler {
  return async (context, next) => {
    if (!READS.has(context.req.method) && comesFromElsewhere(context.req.raw.headers, ownOrigin(context, schemeOf)))
      return context.json({ error: 'This request came from another site and was refused.' }, 403)
    return next()
  }
}

function ownOrigin(context: Context, schemeOf: (context: Context) => string): string {
  return new URL(`${schemeOf(context)}://${new URL(context.req.url).host}`).origin
}

function comesFromElsewhere(headers: Headers, own: string): boolean {
  const fetchSite = headers.get('Sec-Fetch-Site')
  const origin = headers.get('Origin')
  if (origin !== null) return !URL.canParse(origin) || new URL(origin).origin !== own
  return fetchSite !== null && fetchSite !== 'same-origin' && fetchSite !== 'none'
}
