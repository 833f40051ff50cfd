import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'

const NAME = 'preview'

/**
 * The cookie that holds the pass, for this hostname alone. The console shows the preview in a frame, and to a browser the
 * two are different sites: so it is for that frame too, and kept apart for each site that frames it.
 */
export function keepPass(context: Context, pass: string, seconds: number): void {
  const isSecure = isTrustworthy(context)
  setCookie(context, NAME, pass, {
    path: '/',
    httpOnly: true,
    // How long, not until when: the clock of a person's computer may be wrong.
    maxAge: seconds,
    ...(isSecure ? { secure: true, sameSite: 'None' as const, partitioned: true } : { sameSite: 'Lax' as const }),
  })
}

export function passOf(context: Context): string {
  return getCookie(context, NAME) ?? ''
}

/** Browsers take a cookie for https alone over https and at localhost. */
function isTrustworthy(context: Context): boolean {
  const { protocol, hostname } = new URL(context.req.url)
  return protocol === 'https:' || context.req.header('X-Forwarded-Proto') === 'https' || hostname.endsWith('.localhost')
}
