import type { MiddlewareHandler } from 'hono'

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses a state-changing request that another site's page sent (403). Browsers say where a request comes from in
 * Sec-Fetch-Site or Origin; a client that says neither is not a browser and carries nobody's cookies.
 */
export const sameOrigin: MiddlewareHandler = async (context, next) => {
  if (!READS.has(context.req.method) && comesFromElsewhere(context.req.raw.headers, new URL(context.req.url).host))
    return context.json({ error: 'This request came from another site and was refused.' }, 403)
  return next()
}

function comesFromElsewhere(headers: Headers, host: string): boolean {
  const fetchSite = headers.get('Sec-Fetch-Site')
  const origin = headers.get('Origin')
  if (origin !== null) return !URL.canParse(origin) || new URL(origin).host !== host
  return fetchSite !== null && fetchSite !== 'same-origin' && fetchSite !== 'none'
}
