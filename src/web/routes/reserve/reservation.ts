import { data, redirect } from 'react-router'
import { reservationPath } from '#domain/paths.ts'
import { cancelReservation, leavePayment } from '#operations/reservation/manage-reservations.ts'
import { reservationAfterPayment, showReservation } from '#operations/reservation/show-reservation.ts'
import { formFields } from '../../form-fields.ts'
import { orLinkOver, renewed } from '../../link-over.ts'
import { RENEW } from '../../renew-act.ts'
import { contextOf } from '../../request-context.ts'
import type { HeadersArgs, RouteArgs } from '../../route-args.ts'

/** Parameters of the path. */
type Params = { readonly token: string }

/**
 * A buyer's page for a reservation, by its signed link: paid, being confirmed, cancelled or too late (RESERVE-3,
 * RESERVE-5).
 */
export async function loader(args: RouteArgs<Params>) {
  const context = contextOf(args)
  const { token } = args.params
  const buyerPath = reservationAfterPayment(context, token)
  if (buyerPath !== null) throw redirect(buyerPath, { status: 303, headers: NO_STORE })
  const reservation = await orLinkOver(await showReservation(context, token), context, args.url)
  const again = reservation.refresh === null ? {} : { Refresh: String(reservation.refresh) }
  return data(reservation, { headers: { ...NO_STORE, ...again } })
}

/**
 * RESERVE-6: the buyer cancels, or leaves the payment. Opening the page changes nothing, because mail scanners open links. A hold that is over
 * or cancelled already is shown as it is.
 */
export async function action(args: RouteArgs<Params>) {
  const context = contextOf(args)
  const { act } = await formFields(args.request)
  const { token } = args.params
  if (act === RENEW) throw await renewed(context, 'reservation', token, args.url)
  if (act === 'leave') await orLinkOver((await leavePayment(context, token)) || null, context, args.url)
  if (act !== 'cancel') throw redirect(reservationPath(token), 303)
  const cancellation = await cancelReservation(context, token)
  await orLinkOver(!cancellation.ok && cancellation.reason === 'not-found' ? null : cancellation, context, args.url)
  throw redirect(reservationPath(token), 303)
}

export function headers({ loaderHeaders }: HeadersArgs) {
  return loaderHeaders
}

const NO_STORE = { 'Cache-Control': 'no-store' }
