import { isFree } from '#domain/car/availability.ts'
import type { Car } from '#domain/car/car.ts'
import { nextReservationCheck } from '#domain/reservation/next-reservation-check.ts'
import { nextState } from '#domain/reservation/next-state.ts'
import type { CarNow, ReservationEvent } from '#domain/reservation/reservation.ts'
import { reservationNews } from '#domain/reservation/reservation-news.ts'
import type { Site } from '#site/site.ts'
import type { ReservationChange, StoredReservation } from '#storage/reservations.ts'
import type { Transaction } from '#storage/transaction.ts'
import { notify } from '../notify/notify.ts'
import type { SiteRequest } from '../site-request.ts'
import { addReservationLead, notifyOfRefund, paidKey } from './reservation-leads.ts'
import { placeOfReserved } from './reservation-place.ts'

/** Payment facts that arrive with an event: charge id, and whether the payment is still open. */
export type PaymentFacts = Pick<ReservationChange, 'chargeId' | 'paymentOpen'>

/**
 * RESERVE-3: applies an event to a reservation and its side effects in one transaction: holds or frees the car and
 * raises the stock's version (RESERVE-4), stores mails and lead (RESERVE-5), records a refund. Returns the new state,
 * or null if the site has no such reservation. Events are idempotent.
 */
export async function moveReservation(
  request: SiteRequest,
  id: string,
  event: ReservationEvent,
  paymentFacts: PaymentFacts = {},
): Promise<StoredReservation | null> {
  const { platform, site } = request
  const { reservations, notifyDue, transaction } = platform.storage.forSite(site)
  return transaction(async (within) => {
    await reservations.lockStock(within)
    const current = await reservations.find(id, within)
    if (current === null) return null
    const moved = await moveWithin(request, current, { event, paymentFacts }, within)
    if (moved.refund === 'due') await notifyDue('refund', id, within)
    return moved
  })
}

/**
 * Like `moveReservation`, inside a transaction that has locked the site's stock. The worker is told of no refund: a
 * caller that answers a person sends it and says what came of it (`sendRefund`); the next round sends what is left.
 */
export async function moveWithin(
  request: SiteRequest,
  current: StoredReservation,
  { event, paymentFacts = {} }: { readonly event: ReservationEvent; readonly paymentFacts?: PaymentFacts | undefined },
  within: Transaction,
): Promise<StoredReservation> {
  const { platform, site } = request
  const storage = platform.storage.forSite(site)
  const now = platform.clock.now()
  const car = await storage.cars.findById(current.carId, within)
  const holder = await storage.reservations.ofCar(current.carId, within)
  const isOthers = holder !== null && holder.id !== current.id
  const next = nextState(current, event, { now, car: carNow(car, isOthers), holdHours: holdHours(site) })
  const reservation = {
    ...current,
    ...paymentFacts,
    ...(event.kind === 'paid' ? { paidAt: event.at, paymentOpen: false } : {}),
  }
  const moved: StoredReservation = { ...reservation, ...next?.status }
  const change: ReservationChange = {
    ...paymentFacts,
    ...(event.kind === 'paid' ? { paidAt: current.paidAt ?? event.at, paymentOpen: false } : {}),
    ...(next ? { state: moved.state, heldUntil: moved.heldUntil } : {}),
    lookAt: nextReservationCheck(moved, now),
  }
  await storage.reservations.change(current.id, change, within)
  for (const effect of next?.effects ?? []) {
    if (effect === 'take-car') await storage.reservations.keepCar(current.carId, true, now, within)
    else if (effect === 'free-car') await storage.reservations.keepCar(current.carId, false, now, within)
    else if (effect === 'confirm') await confirm(request, moved, car, within)
    else await refund(request, moved, car, within)
  }
  const news = next && reservationNews(current.state, event.kind, moved.state)
  // Last, so that the lead of a paid deposit is there to name its conversation.
  if (news) await storage.reservations.announce(current.id, news, now, within)
  if (next)
    platform.log.info('reservation moved', {
      site: site.slug,
      reservation: current.id,
      from: current.state,
      to: moved.state,
      by: event.kind,
    })
  return (await storage.reservations.find(current.id, within)) ?? moved
}

/** RESERVE-5, INBOX-13: the deposit is paid: mails and lead, and staff are notified. */
async function confirm(
  request: SiteRequest,
  reservation: StoredReservation,
  car: Car | null,
  within: Transaction,
): Promise<void> {
  const { site } = request
  const { id, carId } = reservation
  const news = { event: 'reservation-paid', key: paidKey(id), objectId: id, data: { carId } } as const
  // First, so that who hears of the deposit does not hear of its lead too (U-14).
  await notify(request, { ...news, conversationId: null, place: placeOfReserved(site, car) }, within)
  await addReservationLead(request, reservation, car, within)
}

/** Records a refund. It is sent again until the gateway accepts it. */
async function refund(
  request: SiteRequest,
  reservation: StoredReservation,
  car: Car | null,
  within: Transaction,
): Promise<void> {
  const { platform, site } = request
  const now = platform.clock.now()
  await platform.storage.forSite(site).reservations.change(reservation.id, { refund: 'due', refundAt: now }, within)
  await notifyOfRefund(request, reservation, car, within)
}

/** A car that another buyer is paying for shows as free but counts as taken. */
function carNow(car: Car | null, isOthers: boolean): CarNow {
  if (car === null || car.sold) return 'sold'
  return isFree(car) && !isOthers ? 'free' : 'taken'
}

/** A site that no longer takes deposits honours those already paid. */
function holdHours({ reservation }: Site): number {
  return reservation.kind === 'deposit' ? reservation.holdHours : STANDARD_HOURS
}

const STANDARD_HOURS = 48
