import { type MiddlewareFunction, redirect } from 'react-router'
import { leadPages } from '#domain/lead/form/lead-pages.ts'
import { routeOf } from '#domain/route/route-of.ts'
import { gateOf } from '#domain/visitor/gate.ts'
import { sameSitePath } from '#domain/visitor/same-site-path.ts'
import { signInPath } from '#domain/visitor/sign-in-address.ts'
import { findVisitor } from '#operations/visitor/find-visitor.ts'
import { readSession } from '../cookies/session-cookie.ts'
import { contextOf } from '../request-context.ts'

/**
 * GARAGE-3: redirects visitors without a session from a gated page, on any route, to the sign-in and from there back,
 * before anything is loaded. Posted forms are not accepted.
 */
export const gateVisitors: MiddlewareFunction = async ({ request, url, context: given }, next) => {
  const context = contextOf({ context: given })
  const { site, origin } = context
  const type = gateOf(routeOf(url.pathname), site)
  if (type === null) return next()
  const visitor = await findVisitor(context, await readSession(context, request))
  if (visitor !== null) return next()
  const signIn = signInPath({ type, redirect: addressAsked(url), back: pageBefore(request, origin) })
  throw redirect(signIn, { status: 303, headers: { 'Cache-Control': 'no-store' } })
}

/**
 * ROUTE-7: the address that a visitor asked for. No browser sends the part behind '#', so a link about a car gets its
 * form's anchor back here.
 */
function addressAsked({ pathname, search, searchParams }: URL): string {
  const { leadPage } = routeOf(pathname)
  const anchor = leadPage !== null && searchParams.has('car_id') ? `#${leadPages()[leadPage].anchor}` : ''
  return pathname + search + anchor
}

/** The visitor's previous page, if it is on this site. */
export function pageBefore(request: Request, origin: string): string | null {
  const referrer = request.headers.get('Referer') ?? ''
  if (!URL.canParse(referrer) || new URL(referrer).origin !== origin) return null
  const { pathname, search } = new URL(referrer)
  return sameSitePath(pathname + search)
}
