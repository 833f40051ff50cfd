import type { Car } from '#domain/car/car.ts'
import type { RefundReason } from '#domain/reservation/desk-view.ts'
import type { ReservationEvent, ReservationState } from '#domain/reservation/reservation.ts'
import type { Actor, StaffPlace } from '#domain/staff/actor.ts'
import { authorise } from '#domain/staff/authorise.ts'
import type { StaffAction } from '#domain/staff/roles.ts'
import type { ReservationChange, StoredReservation } from '#storage/reservations.ts'
import { idOfBuyerToken } from '../buyer-link.ts'
import { type ChangedLead, tellDealer } from '../delivery/tell-dealer.ts'
import type { SiteRequest } from '../site-request.ts'
import { recordAudit } from '../staff/record-audit.ts'
import type { StaffRequest } from '../staff-request.ts'
import { moveWithin, type PaymentFacts } from './move-reservation.ts'
import { placeOfReservation } from './reservation-place.ts'
import { sendRefund } from './send-refund.ts'
import { giveUpPayment, paymentState } from './settle-payment.ts'

export type Managed =
  | { readonly ok: true; readonly reservation: StoredReservation }
  | { readonly ok: false; readonly reason: 'not-found' }
  /** The reservation's state does not allow the action. */
  | { readonly ok: false; readonly reason: 'not-now'; readonly reservation: StoredReservation }

/** RESERVE-3, INBOX-10: extends a hold by `hours`. */
export async function extendReservation(
  request: StaffRequest,
  id: string,
  hours: number,
  /** STAFF-11: the end of the hold that the person's page had; null: any. */
  seen: Date | null = null,
): Promise<Managed> {
  const { platform, actor } = request
  const event = ({ heldUntil }: StoredReservation) => {
    const from = heldUntil ?? platform.clock.now()
    return { kind: 'extended', until: new Date(from.getTime() + hours * 3_600_000) } as const
  }
  return managed(request, actor, { id, action: 'reservation.extend', from: ['held'], event, seen })
}

/**
 * RESERVE-1, INBOX-10: releases the car and refunds the whole deposit, which a buyer may request at any time. The refund
 * is recorded in the transaction that makes it due and sent after it, so it leaves even if this process dies between.
 */
export async function releaseReservation(
  request: StaffRequest,
  id: string,
  reason: RefundReason | null = null,
): Promise<Managed> {
  const { platform, site, actor } = request
  const event = () => ({ kind: 'released' }) as const
  const alongside = { refundReason: reason }
  const change = { id, action: 'reservation.refund', from: ['held', 'completed'], event, alongside } as const
  const released = await managed(request, actor, change)
  if (!released.ok) return released
  await sendRefund(platform, { siteSlug: site.slug, id: id })
  return found(request, id)
}

/**
 * RESERVE-6: the buyer cancels by the signed link of their reservation, never by its id alone (H4-4): the car is free, the deposit is refunded once and the
 * dealer gets a mail and a text message. Pressing twice cancels once.
 */
export async function cancelReservation(request: SiteRequest, token: string): Promise<Managed> {
  const { platform, site } = request
  const id = idOfBuyerToken(platform, site, 'reservation', token)
  if (id === null) return NOT_FOUND
  const event = () => ({ kind: 'released' }) as const
  const alongside = { refundReason: 'changed-mind' } as const
  const change = { id, action: 'reservation.refund', from: ['held'], event, alongside } as const
  const cancelled = await managed(request, null, change)
  if (!cancelled.ok) return cancelled
  await sendRefund(platform, { siteSlug: site.slug, id: id })
  return found(request, id)
}

/**
 * RESERVE-3: the buyer leaves the payment by the button of their reservation's page: it is closed and the car is free at
 * once, unless it was paid after all. False if the link is none of ours.
 */
export async function leavePayment(request: SiteRequest, token: string): Promise<boolean> {
  const id = idOfBuyerToken(request.platform, request.site, 'reservation', token)
  return id !== null && (await giveUpPayment(request, id)) !== null
}

/** The buyer has bought the car: the deposit is part of the price and is not refunded. */
export function completeReservation(request: StaffRequest, id: string): Promise<Managed> {
  const { actor } = request
  const event = () => ({ kind: 'completed' }) as const
  return managed(request, actor, { id, action: 'reservation.extend', from: ['held'], event })
}

/** INBOX-10: ends a payment that the buyer has not made. If the gateway has the money after all, the car is held. */
export async function cancelPayment(request: StaffRequest, id: string): Promise<Managed> {
  const { platform, site, actor } = request
  const action = 'reservation.extend'
  const now = platform.clock.now()
  authorise(actor, site, action, now)
  const reservation = await platform.storage.forSite(site).reservations.find(id)
  if (reservation === null) return NOT_FOUND
  authorise(actor, site, action, now, await placeOfReservation(request, reservation))
  if (reservation.state !== 'pending') return { ok: false, reason: 'not-now', reservation }
  const state = await paymentState(request, reservation, 'close')
  const isPaid = state?.kind === 'paid'
  const event = () => (isPaid ? ({ kind: 'paid', at: state.at } as const) : ({ kind: 'given-up' } as const))
  const paymentFacts = isPaid ? { chargeId: state.chargeId } : { paymentOpen: state?.kind !== 'closed' }
  return managed(request, actor, { id, action, from: ['pending'], event, paymentFacts })
}

/** Retries a recorded refund that has not been sent yet. */
export async function retryRefund(request: StaffRequest, id: string): Promise<Managed> {
  const { platform, site, actor } = request
  const alongside = { refundAt: platform.clock.now() }
  const change = { id, action: 'reservation.refund', from: 'refund-due', event: () => null, alongside } as const
  const retried = await managed(request, actor, change)
  if (!retried.ok) return retried
  await sendRefund(platform, { siteSlug: site.slug, id: id })
  return found(request, id)
}

/** A reservation and its car, for a list. */
export interface ListedReservation {
  readonly reservation: StoredReservation
  readonly car: Car | null
}

/** Newest first, at most `most`. */
export async function listReservations(
  { platform, site }: SiteRequest,
  most: number,
): Promise<readonly ListedReservation[]> {
  const { reservations, cars } = platform.storage.forSite(site)
  const listed = await reservations.list(null, most)
  const reservedCars = await cars.findAll([...new Set(listed.map(({ carId }) => carId))])
  const byId = new Map(reservedCars.map((car) => [car.id, car]))
  return listed.map((reservation) => ({ reservation, car: byId.get(reservation.carId) ?? null }))
}

const NOT_FOUND = { ok: false, reason: 'not-found' } as const

interface Managing {
  readonly id: string
  readonly action: StaffAction
  /** States that allow it; `refund-due`: while the refund has not been sent. */
  readonly from: readonly ReservationState[] | 'refund-due'
  /** Null: the state stays. */
  readonly event: (current: StoredReservation) => ReservationEvent | null
  readonly paymentFacts?: PaymentFacts
  readonly alongside?: ReservationChange
  readonly seen?: Date | null
}

/**
 * Changes a reservation with its effects, in one transaction. What staff change is in the audit log (STAFF-8); of what the
 * buyer changes (`actor` null) the dealer hears.
 */
async function managed(
  request: SiteRequest,
  actor: Actor | null,
  { id, action, from, event, paymentFacts, alongside, seen = null }: Managing,
): Promise<Managed> {
  const { platform, site } = request
  const now = platform.clock.now()
  if (actor !== null) authorise(actor, site, action, now)
  const { reservations, transaction } = platform.storage.forSite(site)
  return transaction(async (within): Promise<Managed> => {
    await reservations.lockStock(within)
    const before = await reservations.find(id, within)
    if (before === null) return NOT_FOUND
    const place = await placeOfReservation(request, before, within)
    if (actor !== null) authorise(actor, site, action, now, place)
    const isAllowed = from === 'refund-due' ? before.refund === 'due' : from.includes(before.state)
    const isSeen = seen === null || before.heldUntil?.getTime() === seen.getTime()
    if (!isAllowed || !isSeen) return { ok: false, reason: 'not-now', reservation: before }
    const happened = event(before)
    if (happened !== null) await moveWithin(request, before, { event: happened, paymentFacts }, within)
    if (alongside) await reservations.change(id, alongside, within)
    const reservation = (await reservations.find(id, within)) ?? before
    const change = { before: auditedOf(before), after: auditedOf(reservation) }
    if (actor !== null)
      await recordAudit(platform.storage, within, actor, { action, object: { kind: 'reservation', id }, change, now })
    else if (before.leadId !== null) await tellDealer(request, changedLead(before.leadId, place), within)
    return { ok: true, reservation }
  })
}

function changedLead(leadId: string, { category, location, dealership }: StaffPlace): ChangedLead {
  return { leadId, category: category ?? '', locationId: location ?? null, dealershipSlug: dealership ?? null }
}

function auditedOf({ state, heldUntil, refund, refundReason, amount, currency }: StoredReservation) {
  return { state, heldUntil: heldUntil?.toISOString() ?? null, refund, refundReason, amount, currency }
}

async function found({ platform, site }: SiteRequest, id: string): Promise<Managed> {
  const reservation = await platform.storage.forSite(site).reservations.find(id)
  return reservation === null ? NOT_FOUND : { ok: true, reservation }
}
