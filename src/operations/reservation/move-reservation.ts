import { isFree } from '#domain/car/availability.ts'
import type { Car } from '#domain/car/car.ts'
import { nextReservationCheck } from '#domain/reservation/next-reservation-check.ts'
import { nextState } from '#domain/reservation/next-state.ts'
import type { CarNow, ReservationEvent } from '#domain/reservation/reservation.ts'
import type { Site } from '#site/site.ts'
import type { ReservationChange, StoredReservation } from '#storage/reservations.ts'
import type { Transaction } from '#storage/transaction.ts'
import type { Platform } from '../platform.ts'
import { addReservationLead, tellOfRefund } from './reservation-leads.ts'

/** What else is known with an event: the charge that paid, and that nothing can be paid any more. */
export type Learnt = Pick<ReservationChange, 'chargeId' | 'paymentOpen'>

/**
 * RESERVE-3: lets an event happen to a reservation, with all that follows from it, in one transaction: the car is kept or
 * free and the site's version rises (RESERVE-4), mails and lead are stored (RESERVE-5), a refund is recorded. Answers how it
 * stands then; null where the site has none of that id. An event that changes nothing may come as often as it likes.
 */
export async function moveReservation(
  platform: Platform,
  site: Site,
  id: string,
  event: ReservationEvent,
  learnt: Learnt = {},
): Promise<StoredReservation | null> {
  const { reservations, transaction } = platform.storage.forSite(site)
  return transaction(async (within) => {
    await reservations.lockStock(within)
    const current = await reservations.find(id, within)
    return current && moveWithin(platform, site, current, event, within, learnt)
  })
}

/** The same inside a transaction that has locked the site's stock. */
export async function moveWithin(
  platform: Platform,
  site: Site,
  current: StoredReservation,
  event: ReservationEvent,
  within: Transaction,
  learnt: Learnt = {},
): Promise<StoredReservation> {
  const storage = platform.storage.forSite(site)
  const now = platform.clock.now()
  const car = await storage.cars.findById(current.carId, within)
  const holder = await storage.reservations.ofCar(current.carId, within)
  const isOthers = holder !== null && holder.id !== current.id
  const next = nextState(current, event, { now, car: carNow(car, isOthers), holdHours: holdHours(site) })
  const known = { ...current, ...learnt, ...(event.kind === 'paid' ? { paidAt: event.at, paymentOpen: false } : {}) }
  const moved: StoredReservation = { ...known, ...next?.status }
  const change: ReservationChange = {
    ...learnt,
    ...(event.kind === 'paid' ? { paidAt: current.paidAt ?? event.at, paymentOpen: false } : {}),
    ...(next ? { state: moved.state, heldUntil: moved.heldUntil } : {}),
    lookAt: nextReservationCheck(moved, now),
  }
  await storage.reservations.change(current.id, change, within)
  for (const effect of next?.effects ?? []) {
    if (effect === 'take-car') await storage.reservations.keepCar(current.carId, true, now, within)
    else if (effect === 'free-car') await storage.reservations.keepCar(current.carId, false, now, within)
    else if (effect === 'confirm') await addReservationLead(platform, site, moved, car, within)
    else await refund(platform, site, moved, car, within)
  }
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

/** Recorded first; what is recorded is sent until the gateway has taken it. */
async function refund(
  platform: Platform,
  site: Site,
  reservation: StoredReservation,
  car: Car | null,
  within: Transaction,
): Promise<void> {
  const now = platform.clock.now()
  await platform.storage.forSite(site).reservations.change(reservation.id, { refund: 'due', refundAt: now }, within)
  await platform.defer('send-refund', { siteSlug: site.slug, reservationId: reservation.id }, within)
  await tellOfRefund(platform, site, reservation, car, within)
}

/** A car that another buyer is paying for shows as free, and is not. */
function carNow(car: Car | null, isOthers: boolean): CarNow {
  if (car === null || car.sold) return 'sold'
  return isFree(car) && !isOthers ? 'free' : 'taken'
}

/** A site that has stopped to take deposits keeps its word to those who paid one. */
function holdHours({ reservation }: Site): number {
  return reservation.kind === 'deposit' ? reservation.holdHours : STANDARD_HOURS
}

const STANDARD_HOURS = 48
