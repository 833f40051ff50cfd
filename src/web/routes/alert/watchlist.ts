import { data, redirect } from 'react-router'
import { favouritesPath, WATCHLIST_PATH } from '#domain/paths.ts'
import { findVisitor, signOut } from '#operations/visitor/find-visitor.ts'
import { showWatchlist } from '#operations/visitor/show-watchlist.ts'
import { removeCar } from '#operations/visitor/watchlist.ts'
import { clearSession, readSession } from '../../cookies/session-cookie.ts'
import { notFoundPage } from '../../or-not-found.ts'
import { contextOf, type RequestContext } from '../../request-context.ts'
import type { RouteArgs } from '../../route-args.ts'

/** ROUTE-10: a signed-in visitor's watchlist; the browser keeps the cars of others. */
export async function loader(args: RouteArgs) {
  const context = contextOf(args)
  const { visitor } = await visitorOf(context, args.request)
  return data(await showWatchlist(context, visitor), { headers: NO_STORE })
}

/** Removes cars from the watchlist, or signs out. */
export async function action(args: RouteArgs) {
  const context = contextOf(args)
  const { visitor, token } = await visitorOf(context, args.request)
  const form = await args.request.formData()
  if (form.has('sign-out')) {
    await signOut(context, token)
    throw redirect('/', { status: 303, headers: await clearSession(context) })
  }
  for (const carId of form.getAll('remove').slice(0, MOST_AT_ONCE))
    await removeCar(context, { token, phone: visitor.phone, carId: String(carId) })
  throw redirect(WATCHLIST_PATH, { status: 303, headers: NO_STORE })
}

export function headers() {
  return NO_STORE
}

async function visitorOf(context: RequestContext, request: Request) {
  const { site } = context
  if (!site.integrations.garageEnabled) throw await notFoundPage(context)
  const token = await readSession(context, request)
  const visitor = await findVisitor(context, token)
  if (visitor === null) throw redirect(favouritesPath([]), { status: 303, headers: NO_STORE })
  return { visitor, token }
}

const NO_STORE = { 'Cache-Control': 'no-store' }

const MOST_AT_ONCE = 100
