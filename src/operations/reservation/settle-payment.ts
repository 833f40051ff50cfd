import { isGatewayError } from '#gateways/gateway-error.ts'
import type { PaymentState } from '#gateways/payments/payments.ts'
import type { Site } from '#site/site.ts'
import type { StoredReservation } from '#storage/reservations.ts'
import type { Later } from '../later.ts'
import type { Platform } from '../platform.ts'
import { moveReservation } from './move-reservation.ts'

/**
 * RESERVE-3: asks the gateway how the payment of a reservation stands, so that a notice which never came costs nothing, and
 * then lets the time pass: a payment that is too late is ended at the gateway before the car is free, a hold that is over
 * lapses. A gateway that does not answer holds no car: what it may still take goes back. Null: there is no such reservation.
 */
export async function settlePayment(
  platform: Platform,
  { siteSlug, reservationId }: Later['check-payment'],
): Promise<StoredReservation | null> {
  const site = platform.siteBySlug(siteSlug)
  const reservation = site && (await platform.storage.forSite(site).reservations.find(reservationId))
  if (!site || !reservation) return null
  return (await settled(platform, site, reservation)).reservation
}

/** The same of a reservation at hand; `isOpen`: the gateway says that it waits for the buyer. */
export async function settled(
  platform: Platform,
  site: Site,
  reservation: StoredReservation,
): Promise<{ readonly reservation: StoredReservation; readonly isOpen: boolean }> {
  const overdue = reservation.state !== 'pending' || reservation.payBy <= platform.clock.now()
  const state = reservation.paymentOpen ? await asked(platform, site, reservation, overdue ? 'close' : 'look') : null
  if (state !== null) await takePaymentState(platform, site, reservation.id, state)
  const moved = await moveReservation(platform, site, reservation.id, { kind: 'time-passed' })
  return { reservation: moved ?? reservation, isOpen: state?.kind === 'open' }
}

/** A buyer came back without paying: the payment is ended and the car free at once, unless it was paid after all. */
export async function giveUpPayment(platform: Platform, site: Site, id: string): Promise<StoredReservation | null> {
  const reservation = await platform.storage.forSite(site).reservations.find(id)
  if (reservation?.state !== 'pending') return reservation
  const state = await asked(platform, site, reservation, 'close')
  if (state?.kind === 'paid')
    return moveReservation(platform, site, id, { kind: 'paid', at: state.at }, { chargeId: state.chargeId })
  return moveReservation(platform, site, id, { kind: 'given-up' }, { paymentOpen: state?.kind !== 'closed' })
}

/** RESERVE-3: what became of a payment, by whichever way it was learnt. */
export async function takePaymentState(
  platform: Platform,
  site: Site,
  id: string,
  state: PaymentState,
): Promise<StoredReservation | null> {
  if (state.kind === 'open') return null
  return state.kind === 'paid'
    ? moveReservation(platform, site, id, { kind: 'paid', at: state.at }, { chargeId: state.chargeId })
    : moveReservation(platform, site, id, { kind: 'unpaid' }, { paymentOpen: false })
}

/** Null: the gateway does not answer. A payment that was never opened is one that cannot be made. */
async function asked(
  { payments, log }: Platform,
  site: Site,
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
