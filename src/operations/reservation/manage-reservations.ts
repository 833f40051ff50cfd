import type { Car } from '#domain/car/car.ts'
import type { ReservationEvent, ReservationState } from '#domain/reservation/reservation.ts'
import type { Site } from '#site/site.ts'
import type { StoredReservation } from '#storage/reservations.ts'
import type { Platform } from '../platform.ts'
import { moveReservation } from './move-reservation.ts'
import { sendRefund } from './send-refund.ts'

export type Managed =
  | { readonly ok: true; readonly reservation: StoredReservation }
  | { readonly ok: false; readonly reason: 'not-found' }
  /** The reservation's state does not allow the action. */
  | { readonly ok: false; readonly reason: 'not-now'; readonly reservation: StoredReservation }

/** RESERVE-3: extends a hold by `hours`. */
export async function extendReservation(platform: Platform, site: Site, id: string, hours: number): Promise<Managed> {
  const found = await platform.storage.forSite(site).reservations.find(id)
  const from = found?.heldUntil ?? platform.clock.now()
  const until = new Date(from.getTime() + hours * 3_600_000)
  return managed(platform, site, id, { kind: 'extended', until }, ['held'])
}

/** RESERVE-1: releases the car and refunds the whole deposit, which a buyer may request at any time. */
export async function releaseReservation(platform: Platform, site: Site, id: string): Promise<Managed> {
  const released = await managed(platform, site, id, { kind: 'released' }, ['held', 'completed'])
  if (!released.ok) return released
  await sendRefund(platform, { siteSlug: site.slug, reservationId: id })
  return found(platform, site, id)
}

/** The buyer has bought the car: the deposit is part of the price and is not refunded. */
export function completeReservation(platform: Platform, site: Site, id: string): Promise<Managed> {
  return managed(platform, site, id, { kind: 'completed' }, ['held'])
}

/** Retries a recorded refund that has not been sent yet. */
export async function retryRefund(platform: Platform, site: Site, id: string): Promise<Managed> {
  const { reservations } = platform.storage.forSite(site)
  const reservation = await reservations.find(id)
  if (reservation === null) return NOT_FOUND
  if (reservation.refund !== 'due') return { ok: false, reason: 'not-now', reservation }
  await reservations.change(id, { refundAt: platform.clock.now() })
  await sendRefund(platform, { siteSlug: site.slug, reservationId: id })
  return found(platform, site, id)
}

/** A reservation and its car, for a list. */
export interface ListedReservation {
  readonly reservation: StoredReservation
  readonly car: Car | null
}

/** Newest first, at most `most`. */
export async function listReservations(
  platform: Platform,
  site: Site,
  state: ReservationState | null,
  most: number,
): Promise<readonly ListedReservation[]> {
  const { reservations, cars } = platform.storage.forSite(site)
  const listed = await reservations.list(state, most)
  return Promise.all(listed.map(async (reservation) => ({ reservation, car: await cars.findById(reservation.carId) })))
}

const NOT_FOUND = { ok: false, reason: 'not-found' } as const

async function managed(
  platform: Platform,
  site: Site,
  id: string,
  event: ReservationEvent,
  from: readonly ReservationState[],
): Promise<Managed> {
  const before = await platform.storage.forSite(site).reservations.find(id)
  if (before === null) return NOT_FOUND
  if (!from.includes(before.state)) return { ok: false, reason: 'not-now', reservation: before }
  await moveReservation(platform, site, id, event)
  return found(platform, site, id)
}

async function found(platform: Platform, site: Site, id: string): Promise<Managed> {
  const reservation = await platform.storage.forSite(site).reservations.find(id)
  return reservation === null ? NOT_FOUND : { ok: true, reservation }
}
