import type { MiddlewareHandler } from 'hono'

/** How browsers are bound to https: not at all, for the hostname that was asked, or for all names under it too. */
export type Transport = 'plain' | 'this-host' | 'subdomains'

/** What every answer carries, whatever it is. Pages add their Content-Security-Policy. */
export function securityHeaders(transport: Transport): MiddlewareHandler {
  return async (context, next) => {
    await next()
    const { headers } = context.res
    headers.set('X-Content-Type-Options', 'nosniff')
    headers.set('X-Frame-Options', 'DENY')
    headers.set('Referrer-Policy', 'strict-origin-when-cross-origin')
    headers.set('Permissions-Policy', 'camera=(), microphone=(), geolocation=(self), payment=(self)')
    headers.set('Cross-Origin-Opener-Policy', 'same-origin')
    if (!headers.has('Content-Security-Policy'))
      headers.set('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'")
    if (transport !== 'plain') headers.set('Strict-Transport-Security', HSTS[transport])
  }
}

/** A dealer's other names may be served by others, and by http: they are bound only where the operator says so. */
const HSTS = { 'this-host': 'max-age=31536000', subdomains: 'max-age=31536000; includeSubDomains' } as const
