import { data } from 'react-router'
import { showReservation } from '#operations/reservation/show-reservation.ts'
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

export function headers({ loaderHeaders }: HeadersArgs) {
  return loaderHeaders
}

const NO_STORE = { 'Cache-Control': 'no-store' }
