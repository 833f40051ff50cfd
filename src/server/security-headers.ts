import type { MiddlewareHandler } from 'hono'

/** What every answer carries, whatever it is. Pages add their Content-Security-Policy. */
export function securityHeaders(production: boolean): MiddlewareHandler {
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
    if (production) headers.set('Strict-Transport-Security', 'max-age=31536000; includeSubDomains')
  }
}
