import type { MiddlewareHandler } from 'hono'

/** Scope of HSTS: none, the requested hostname, or its subdomains too. */
export type Transport = 'plain' | 'this-host' | 'subdomains'

/** How an installation is reached. */
interface Installation {
  readonly production: boolean
  readonly plainHttp?: boolean
  readonly hstsSubdomains?: boolean
}

export function transportOf({ production, plainHttp, hstsSubdomains }: Installation): Transport {
  if (!production || plainHttp) return 'plain'
  return hstsSubdomains ? 'subdomains' : 'this-host'
}

/** Headers of every answer, apart from its Content-Security-Policy. */
export function securityHeadersOf(transport: Transport): Readonly<Record<string, string>> {
  return {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(self)',
    'cross-origin-opener-policy': 'same-origin',
    ...(transport === 'plain' ? {} : { 'strict-transport-security': HSTS[transport] }),
  }
}

/** The policy of answers without their own. Pages have their own. */
export const STRICTEST_POLICY = {
  'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
} as const

/**
 * Subdomains are included only if the operator says so: a dealer's other names may be hosted elsewhere, and over http.
 */
const HSTS = { 'this-host': 'max-age=31536000', subdomains: 'max-age=31536000; includeSubDomains' } as const

/** A 304 leaves the browser with the headers that it has stored, its policy among them, so these would only cost bytes. */
export const NOT_IN_304: ReadonlySet<string> = new Set([
  'content-type',
  'content-security-policy',
  'x-content-type-options',
  'x-frame-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
])

export function securityHeaders(transport: Transport): MiddlewareHandler {
  const always = Object.entries(securityHeadersOf(transport))
  return async (context, next) => {
    await next()
    const { headers, status } = context.res
    // STUDIO-6: a preview names who may frame it, which this older header cannot.
    const isFramed = headers.get('content-security-policy')?.includes('frame-ancestors http') ?? false
    for (const [name, value] of always) if (!isFramed || name !== 'x-frame-options') headers.set(name, value)
    for (const [name, value] of Object.entries(STRICTEST_POLICY)) if (!headers.has(name)) headers.set(name, value)
    if (status === 304) for (const name of NOT_IN_304) headers.delete(name)
  }
}
