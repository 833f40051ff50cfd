import { createCookie } from 'react-router'
import { z } from 'zod'
import { CODE_MINUTES } from '#domain/visitor/sign-in-code.ts'
import { SESSION_DAYS, SIGNED_IN_COOKIE } from '#domain/visitor/visitor.ts'
import type { RequestContext } from '../middleware/request-context.ts'

type CookieContext = Pick<RequestContext, 'origin' | 'cookieSecret'> & { readonly site: { readonly slug: string } }

/** The token of a browser's session, or null: none, or not one that we gave. Whose it is only the database says (GARAGE-2). */
export async function readSession(context: CookieContext, request: Request): Promise<string | null> {
  const token: unknown = await sessionCookie(context).parse(request.headers.get('Cookie'))
  return typeof token === 'string' && token !== '' ? token : null
}

/** The Set-Cookie headers of a session that begins: its own, and one that tells the page's script that there is one. */
export async function writeSession(context: CookieContext, token: string): Promise<Headers> {
  return cookies(await sessionCookie(context).serialize(token), signOf(context, SESSION_S))
}

/** The Set-Cookie headers that end it in the browser. */
export async function clearSession(context: CookieContext): Promise<Headers> {
  return cookies(await sessionCookie(context).serialize('', { maxAge: 0 }), signOf(context, 0))
}

/** The number that this browser asked a code for, for the second step of the form; null when that is too long ago. */
export async function readAskedPhone(context: CookieContext, request: Request): Promise<string | null> {
  const value: unknown = await phoneCookie(context).parse(request.headers.get('Cookie'))
  const asked = askedSchema.safeParse(value)
  return asked.success && asked.data.site === context.site.slug ? asked.data.phone : null
}

/** The Set-Cookie header of a number that a code was asked for. */
export function writeAskedPhone(context: CookieContext, phone: string): Promise<string> {
  return phoneCookie(context).serialize({ site: context.site.slug, phone })
}

/** The Set-Cookie header that forgets the number, once it has served. */
export function clearAskedPhone(context: CookieContext): Promise<string> {
  return phoneCookie(context).serialize('', { maxAge: 0 })
}

/** Hosts may share a parent domain; what was asked of one site is nothing to another (SITE-1). */
const askedSchema = z.object({ site: z.string(), phone: z.string() })

function sessionCookie(context: CookieContext) {
  // '__Host-' has browsers refuse one that another host under the same parent domain tries to set.
  return createCookie(isSecure(context) ? '__Host-session' : 'session', {
    ...ours(context),
    path: '/',
    maxAge: SESSION_S,
  })
}

/** Says nothing of who it is, and is believed by no one: without it a page asks nothing of the server (GARAGE-1). */
function signOf(context: CookieContext, seconds: number): string {
  return `${SIGNED_IN_COOKIE}=1; Max-Age=${seconds}; Path=/; SameSite=Lax${isSecure(context) ? '; Secure' : ''}`
}

function cookies(...lines: readonly string[]): Headers {
  return new Headers(lines.map((line) => ['Set-Cookie', line] as [string, string]))
}

function phoneCookie(context: CookieContext) {
  return createCookie('sign-in', { ...ours(context), path: '/sign-in', maxAge: CODE_MINUTES * 60 })
}

function ours(context: CookieContext) {
  return { secrets: [context.cookieSecret], httpOnly: true, sameSite: 'lax' as const, secure: isSecure(context) }
}

const SESSION_S = SESSION_DAYS * 86_400

/** Plain http is for a developer's own machine; a Secure cookie would be lost there. */
function isSecure({ origin }: CookieContext): boolean {
  return !origin.startsWith('http:')
}
