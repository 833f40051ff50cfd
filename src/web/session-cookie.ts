import { createCookie } from 'react-router'
import { SESSION_DAYS } from '#domain/visitor/visitor.ts'
import type { RequestContext } from './request-context.ts'

type CookieContext = Pick<RequestContext, 'origin' | 'cookieSecret'> & { readonly site: { readonly slug: string } }

/** The token of a browser's session, or null: none, or not one that we gave. Whose it is only the database says (GARAGE-2). */
export async function readSession(context: CookieContext, request: Request): Promise<string | null> {
  const token: unknown = await sessionCookie(context).parse(request.headers.get('Cookie'))
  return typeof token === 'string' && token !== '' ? token : null
}

/** The Set-Cookie header of a session that begins. */
export function writeSession(context: CookieContext, token: string): Promise<string> {
  return sessionCookie(context).serialize(token)
}

/** The Set-Cookie header that ends it in the browser. */
export function clearSession(context: CookieContext): Promise<string> {
  return sessionCookie(context).serialize('', { maxAge: 0 })
}

function sessionCookie(context: CookieContext) {
  // '__Host-' has browsers refuse one that another host under the same parent domain tries to set.
  return createCookie(isSecure(context) ? '__Host-session' : 'session', {
    ...ours(context),
    path: '/',
    maxAge: SESSION_DAYS * 86_400,
  })
}

function ours(context: CookieContext) {
  return { secrets: [context.cookieSecret], httpOnly: true, sameSite: 'lax' as const, secure: isSecure(context) }
}

/** Plain http is for a developer's own machine; a Secure cookie would be lost there. */
function isSecure({ origin }: CookieContext): boolean {
  return !origin.startsWith('http:')
}
