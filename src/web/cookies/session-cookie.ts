import { createCookie } from 'react-router'
import { z } from 'zod'
import { CODE_MINUTES } from '#domain/visitor/sign-in-code.ts'
import { SESSION_DAYS, SIGNED_IN_COOKIE } from '#domain/visitor/visitor.ts'
import type { RequestContext } from '../request-context.ts'

type CookieContext = Pick<RequestContext, 'origin' | 'cookieSecret'> & { readonly site: { readonly slug: string } }

/**
 * The session token; null without one, or if the cookie is not ours. The token is opaque: the visitor is looked up in
 * the database (GARAGE-2).
 */
export async function readSession(context: CookieContext, request: Request): Promise<string | null> {
  const token: unknown = await sessionCookie(context).parse(request.headers.get('Cookie'))
  return typeof token === 'string' && token !== '' ? token : null
}

/** Set-Cookie headers of a new session: the session, and the script-readable hint that it exists. */
export async function writeSession(context: CookieContext, token: string): Promise<Headers> {
  return cookies(await sessionCookie(context).serialize(token), signOf(context, SESSION_S))
}

/** Set-Cookie headers that end the session in the browser. */
export async function clearSession(context: CookieContext): Promise<Headers> {
  return cookies(await sessionCookie(context).serialize('', { maxAge: 0 }), signOf(context, 0))
}

/** The phone number a code was sent to, for the form's second step; null if that is too long ago. */
export async function readAskedPhone(context: CookieContext, request: Request): Promise<string | null> {
  const value: unknown = await phoneCookie(context).parse(request.headers.get('Cookie'))
  const parsedCookie = askedSchema.safeParse(value)
  return parsedCookie.success && parsedCookie.data.site === context.site.slug ? parsedCookie.data.phone : null
}

/** Set-Cookie header that remembers the phone number a code was sent to. */
export function writeAskedPhone(context: CookieContext, phone: string): Promise<string> {
  return phoneCookie(context).serialize({ site: context.site.slug, phone })
}

/** Set-Cookie header that deletes the number after use. */
export function clearAskedPhone(context: CookieContext): Promise<string> {
  return phoneCookie(context).serialize('', { maxAge: 0 })
}

/** Includes the site, since hosts may share a parent domain (SITE-1). */
const askedSchema = z.object({ site: z.string(), phone: z.string() })

function sessionCookie(context: CookieContext) {
  // With '__Host-' browsers refuse a cookie set by another host under the same parent domain.
  return createCookie(isSecure(context) ? '__Host-session' : 'session', {
    ...ours(context),
    path: '/',
    maxAge: SESSION_S,
  })
}

/**
 * Script-readable hint that a session exists. Carries no identity and is never trusted; without it a page sends no
 * request (GARAGE-1).
 */
function signOf(context: CookieContext, seconds: number): string {
  return `${SIGNED_IN_COOKIE}=1; Max-Age=${seconds}; Path=/; SameSite=Lax${isSecure(context) ? '; Secure' : ''}`
}

function cookies(...lines: readonly string[]): Headers {
  return new Headers(lines.map((line) => ['Set-Cookie', line] as [string, string]))
}

function phoneCookie(context: CookieContext) {
  // '__Host-' would need the path '/'; this cookie is only for the sign-in.
  return createCookie(isSecure(context) ? '__Secure-sign-in' : 'sign-in', {
    ...ours(context),
    path: '/sign-in',
    maxAge: CODE_MINUTES * 60,
  })
}

function ours(context: CookieContext) {
  return { secrets: [context.cookieSecret], httpOnly: true, sameSite: 'lax' as const, secure: isSecure(context) }
}

const SESSION_S = SESSION_DAYS * 86_400

/** Whether cookies are Secure: not over plain http, which is for a developer's machine and would drop them. */
function isSecure({ origin }: CookieContext): boolean {
  return !origin.startsWith('http:')
}
