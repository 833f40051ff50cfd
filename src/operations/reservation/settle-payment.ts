import { isGatewayError } from '#gateways/gateway-error.ts'
import type { PaymentState } from '#gateways/payments/payments.ts'
import type { StoredReservation } from '#storage/reservations.ts'
import type { Platform } from '../platform.ts'
import type { SiteRequest } from '../site-request.ts'
import { requestOn } from '../site-request.ts'
import { moveReservation } from './move-reservation.ts'

/**
 * RESERVE-3: asks the gateway for the state of a payment, so that a lost notice does no harm, then applies elapsed
 * time: closes an overdue payment at the gateway before freeing the car, and ends a hold that is over. If the gateway
 * does not answer, the car is freed anyway and a late payment is refunded. Null if there is no such reservation.
 */
export async function settlePayment(
  platform: Platform,
  { siteSlug, id }: { readonly siteSlug: string; readonly id: string },
): Promise<StoredReservation | null> {
  const site = platform.siteBySlug(siteSlug)
  const reservation = site && (await platform.storage.forSite(site).reservations.find(id))
  if (!site || !reservation) return null
  return (await settled(requestOn(platform, site), reservation)).reservation
}

/** Like `settlePayment` for a loaded reservation. `isOpen`: the gateway is waiting for the buyer. */
export async function settled(
  request: SiteRequest,
  reservation: StoredReservation,
): Promise<{ readonly reservation: StoredReservation; readonly isOpen: boolean }> {
  const { platform } = request
  const overdue = reservation.state !== 'pending' || reservation.payBy <= platform.clock.now()
  const state = reservation.paymentOpen ? await paymentState(request, reservation, overdue ? 'close' : 'look') : null
  if (state !== null) await takePaymentState(request, reservation.id, state)
  const moved = await moveReservation(request, reservation.id, { kind: 'time-passed' })
  return { reservation: moved ?? reservation, isOpen: state?.kind === 'open' }
}

/** The buyer returned without paying: closes the payment and frees the car at once, unless it was paid after all. */
export async function giveUpPayment(request: SiteRequest, id: string): Promise<StoredReservation | null> {
  const { platform, site } = request
  const reservation = await platform.storage.forSite(site).reservations.find(id)
  if (reservation?.state !== 'pending') return reservation
  const state = await paymentState(request, reservation, 'close')
  if (state?.kind === 'paid')
    return moveReservation(request, id, { kind: 'paid', at: state.at }, { chargeId: state.chargeId })
  return moveReservation(request, id, { kind: 'given-up' }, { paymentOpen: state?.kind !== 'closed' })
}

/** RESERVE-3: applies a payment's state to its reservation, whether from a notice or a request to the gateway. */
export async function takePaymentState(
  request: SiteRequest,
  id: string,
  state: PaymentState,
): Promise<StoredReservation | null> {
  if (state.kind === 'open') return null
  return state.kind === 'paid'
    ? moveReservation(request, id, { kind: 'paid', at: state.at }, { chargeId: state.chargeId })
    : moveReservation(request, id, { kind: 'unpaid' }, { paymentOpen: false })
}

/** Payment state from the gateway; null if it does not answer. A payment that was never opened counts as closed. */
export async function paymentState(
  { platform: { payments, log }, site }: SiteRequest,
  { id, paymentId, state }: StoredReservation,
  how: 'look' | 'close',
): Promise<PaymentState | null> {
  if (paymentId === null) return state === 'pending' && how === 'look' ? null : { kind: 'closed' }
  try {
    return payments === null ? null : await payments[how](paymentId)
  } catch (error) {
    if (!isGatewayError(error)) throw error
    log.warn('the payment gateway did not answer', { site: site.slug, reservation: id, reason: error.message })
    return null
  }
}
