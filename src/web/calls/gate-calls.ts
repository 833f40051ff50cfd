import { routeOf } from '#domain/route/route-of.ts'
import { type GatedAct, gateOfAct } from '#domain/visitor/gate.ts'
import { sameSitePath } from '#domain/visitor/same-site-path.ts'
import { signInPath } from '#domain/visitor/sign-in-address.ts'
import type { SignInType } from '#domain/visitor/sign-in-type.ts'
import { findVisitor } from '#operations/visitor/find-visitor.ts'
import * as words from '#words/calls.ts'
import { say } from '#words/say.ts'
import { readSession } from '../cookies/session-cookie.ts'
import { pageBefore } from '../middleware/gate-visitors.ts'
import type { RequestContext } from '../request-context.ts'
import { jsonError } from './json-api.ts'

/**
 * GARAGE-3: the gate that the sender must sign in for before the site accepts the call; null if there is none.
 * `gateVisitors` covers the pages with forms; this covers the addresses that accept posts from anywhere.
 */
export async function gateOfCall(
  context: RequestContext,
  request: Request,
  act: GatedAct | null,
): Promise<SignInType | null> {
  const type = act === null ? null : gateOfAct(act, pageOf(request, context.origin), context.site)
  if (type === null) return null
  const visitor = await findVisitor(context, await readSession(context, request))
  return visitor === null ? type : null
}

/** The refusal of a call (http-api.md). */
export function signInFirst(): Response {
  return jsonError(401, say(words.pleaseSignFirst), { headers: { 'Cache-Control': 'no-store' } })
}

/** The sign-in address for a form's sender, which leads back to the form. */
export function signInOf(type: SignInType, { origin }: RequestContext, request: Request): string {
  const back = pageBefore(request, origin)
  return signInPath({ type, redirect: back ?? sameSitePath('/') ?? '/', back })
}

/** The path of the form's page: the request's own path if it is a page, else the Referer. */
function pageOf(request: Request, origin: string): string | null {
  const { pathname } = new URL(request.url)
  if (routeOf(pathname).kind !== 'call') return pathname
  const before = pageBefore(request, origin)
  return before === null ? null : new URL(before, origin).pathname
}
