import { data, redirect } from 'react-router'
import { reservationPath } from '#domain/paths.ts'
import { cancelReservation } from '#operations/reservation/manage-reservations.ts'
import { showReservation } from '#operations/reservation/show-reservation.ts'
import { formFields } from '../../calls/receive-lead.ts'
import { contextOf } from '../../middleware/request-context.ts'
import { orNotFoundPage } from '../../or-not-found.ts'
import type { HeadersArgs, RouteArgs } from '../../route-args.ts'

/** Parameters of the path. */
type Params = { readonly id: string }

/**
 * A buyer's page for a reservation, by its unguessable id: paid, being confirmed, cancelled or too late (RESERVE-3,
 * RESERVE-5).
 */
export async function loader(args: RouteArgs<Params>) {
  const context = contextOf(args)
  const gaveUp = args.url.searchParams.has('cancelled')
  const reservation = await orNotFoundPage(await showReservation(context, args.params.id, gaveUp), context)
  const again = reservation.refresh === null ? {} : { Refresh: String(reservation.refresh) }
  return data(reservation, { headers: { ...NO_STORE, ...again } })
}

/**
 * RESERVE-6: the buyer cancels. Opening the page changes nothing, because mail scanners open links. A hold that is over
 * or cancelled already is shown as it is.
 */
export async function action(args: RouteArgs<Params>) {
  const context = contextOf(args)
  const { act } = await formFields(args.request)
  const { id } = args.params
  if (act !== 'cancel') throw redirect(reservationPath(id), 303)
  const done = await cancelReservation(context, id)
  await orNotFoundPage(!done.ok && done.reason === 'not-found' ? null : done, context)
  throw redirect(reservationPath(id), 303)
}

export function headers({ loaderHeaders }: HeadersArgs) {
  return loaderHeaders
}

const NO_STORE = { 'Cache-Control': 'no-store' }
