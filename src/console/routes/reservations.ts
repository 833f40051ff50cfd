import type { Car } from '#domain/car/car.ts'
import { carTitle } from '#domain/car/car-title.ts'
import { leadReference } from '#domain/lead/lead-reference.ts'
import { formatPhone, telHref } from '#domain/lead/phone.ts'
import { clockOf, deadlineText } from '#domain/local-time.ts'
import { formatMoney } from '#domain/money.ts'
import { DESK_VIEW_NAMES, DESK_VIEWS, isRefundReason, REFUND_REASONS } from '#domain/reservation/desk-view.ts'
import type { ReservationState } from '#domain/reservation/reservation.ts'
import { may } from '#domain/staff/actor.ts'
import { authorise } from '#domain/staff/authorise.ts'
import {
  cancelPayment,
  completeReservation,
  extendReservation,
  type ListedReservation,
  type Managed,
  releaseReservation,
  retryRefund,
} from '#operations/reservation/manage-reservations.ts'
import { showDesk, showReserved } from '#operations/reservation/reservation-desk.ts'
import { placeOfReserved } from '#operations/reservation/reservation-place.ts'
import type { Site } from '#site/site.ts'

import type { ConsoleAnswer, ConsoleCall, ConsoleHandler } from '../console-call.ts'
import { changedBy } from '../form/changed-by.ts'
import { formText } from '../form-text.ts'
import { askFirst } from '../held/ask-first.ts'
import { onSite } from '../on-site.ts'
import type { ReservationBadge, ReservationRow } from '../pages/reservation-page.ts'
import { momentOf } from '../time/moment.ts'
import { leftText } from '../time/time-left.ts'

/** The reservations desk (INBOX-10). */
export const RESERVATIONS = {
  'GET /reservations': async (call) => {
    const { site, actor } = onSite(call)
    const view = DESK_VIEWS.find((each) => each === call.query.get('show')) ?? 'held'
    const { rows, counts } = await showDesk(call.platform, site, actor, view)
    const now = call.platform.clock.now()
    return {
      page: {
        kind: 'reservations',
        hasCalendar: may(actor, site, 'appointment.read'),
        views: DESK_VIEWS.map((value) => ({
          value,
          label: DESK_VIEW_NAMES[value],
          count: counts[value],
          isCurrent: value === view,
        })),
        rows: rows.map((row) => rowOf(row, site, now)),
      },
    }
  },
  'GET /reservations/:id': (call) => reservationPage(call, null),
  'POST /reservations/:id/extend': async (call) => {
    const { site, actor } = onSite(call)
    const hours = Number(formText(call.form, 'hours'))
    if (!HOURS.includes(hours)) return reservationPage(call, 'Choose how long the hold goes on.')
    const seen = Date.parse(formText(call.form, 'seen'))
    const until = Number.isNaN(seen) ? null : new Date(seen)
    return changed(call, await extendReservation(call.platform, site, actor, idOf(call), hours, until), 'extended')
  },
  'POST /reservations/:id/complete': async (call) => {
    const { site, actor } = onSite(call)
    const question = await askAbout(call, 'complete', ({ car, buyer, amount }) => ({
      title: `Has ${buyer} bought the ${car}?`,
      sentences: [`The deposit of ${amount} counts as part of the price. The hold ends. This cannot be undone.`],
      button: 'Mark as sold',
    }))
    return question ?? changed(call, await completeReservation(call.platform, site, actor, idOf(call)), 'sold')
  },
  'POST /reservations/:id/cancel': async (call) => {
    const { site, actor } = onSite(call)
    const question = await askAbout(call, 'cancel', ({ car, buyer }) => ({
      title: `End the payment of ${buyer}?`,
      sentences: [`The page of the payment closes, and the ${car} is for sale again. This cannot be undone.`],
      button: 'End the payment',
    }))
    return question ?? changed(call, await cancelPayment(call.platform, site, actor, idOf(call)), 'cancelled')
  },
  'POST /reservations/:id/refund': async (call) => {
    const { site, actor } = onSite(call)
    authorise(actor, site, 'reservation.refund', call.platform.clock.now())
    const reason = formText(call.form, 'reason')
    if (!isRefundReason(reason)) return reservationPage(call, 'Choose why the deposit is refunded.')
    const question = await askAbout(call, 'refund', ({ car, buyer, amount }) => ({
      title: `Refund ${amount} to ${buyer}?`,
      sentences: [`The money goes to the card that paid, and the ${car} is for sale again. This cannot be undone.`],
      button: `Refund ${amount}`,
    }))
    return (
      question ?? changed(call, await releaseReservation(call.platform, site, actor, idOf(call), reason), 'refunded')
    )
  },
  'POST /reservations/:id/retry': async (call) => {
    const { site, actor } = onSite(call)
    return changed(call, await retryRefund(call.platform, site, actor, idOf(call)), 'refunded')
  },
} as const satisfies Readonly<Record<string, ConsoleHandler>>

type StoredReservation = ListedReservation['reservation']

/** Hours that a hold may go on at once. */
const HOURS: readonly number[] = [24, 48, 72]

const NOTICES = {
  extended: 'The hold goes on.',
  sold: 'Marked as sold. The deposit is part of the price; the car leaves the site when the feed says that it is sold.',
  cancelled: 'The payment is closed. No money had moved.',
  paid: 'The buyer had just paid, so the car is held. Refund the deposit if it must go back.',
  refunded: 'Refunded. The buyer gets a mail as a receipt, and the car is for sale again.',
  waiting: 'The refund is recorded, but the payment service did not take it yet. It is tried again until it does.',
} as const

function idOf({ params }: ConsoleCall): string {
  return params['id'] ?? ''
}

/** STAFF-12: money and sales ask first. Null: the person said yes, or it is not possible at the moment anyway. */
async function askAbout(
  call: ConsoleCall,
  act: 'complete' | 'cancel' | 'refund',
  question: (about: Readonly<Record<'car' | 'buyer' | 'amount', string>>) => {
    readonly title: string
    readonly sentences: readonly string[]
    readonly button: string
  },
): Promise<ConsoleAnswer | null> {
  const { site, actor } = onSite(call)
  const { reservation, car, acts } = await showReserved(call.platform, site, actor, idOf(call))
  if (!acts.includes(act)) return null
  const { name, last_name } = reservation.buyer
  const buyer = `${name} ${last_name}`.trim() || 'the buyer'
  const about = { car: car ? carTitle(car) : 'former car', buyer, amount: amountText(reservation) }
  const back = `/reservations/${idOf(call)}`
  return askFirst(call, `${back}/${act}`, { ...question(about), back })
}

async function changed(
  call: ConsoleCall,
  done: Managed,
  news: Exclude<keyof typeof NOTICES, 'paid' | 'waiting'>,
): Promise<ConsoleAnswer> {
  if (!done.ok && done.reason === 'not-found') return MISSING
  if (!done.ok) return reservationPage(call, await changedBy(call, 'reservation', idOf(call)))
  const { state, refund } = done.reservation
  const said = refund === 'due' ? 'waiting' : news === 'cancelled' && state === 'held' ? 'paid' : news
  return { to: `/reservations/${idOf(call)}?done=${said}` }
}

const MISSING: ConsoleAnswer = {
  page: { kind: 'message', title: 'Not found', sentence: 'There is nothing at this address.' },
  status: 404,
}

async function reservationPage(call: ConsoleCall, fault: string | null): Promise<ConsoleAnswer> {
  const { site, actor } = onSite(call)
  const { reservation, car, conversationId, acts } = await showReserved(call.platform, site, actor, idOf(call))
  const done = call.query.get('done') ?? ''
  return {
    status: fault ? 409 : 200,
    page: {
      kind: 'reservation',
      id: reservation.id,
      seen: reservation.heldUntil?.toISOString() ?? '',
      notice: isNotice(done) ? NOTICES[done] : null,
      fault,
      car: car ? carTitle(car) : 'A former car',
      state: badgeOf(reservation),
      amount: amountText(reservation),
      facts: factsOf(reservation, car, site),
      conversation: conversationId,
      acts,
      reasons: Object.entries(REFUND_REASONS).map(([value, label]) => ({ value, label })),
    },
  }
}

function factsOf(reservation: StoredReservation, car: Car | null, site: Site) {
  const clock = clockOf(site, placeOfReserved(site, car).location ?? null)
  const { buyer, createdAt, paidAt, heldUntil, refund, refundReason, state } = reservation
  const fact = (name: string, value: string | null, href: string | null = null) =>
    value === null || value === '' ? [] : [{ name, value, href }]
  const at = (time: Date | null) => (time === null ? null : momentOf(time, clock.timezone).text)
  return [
    ...fact('Buyer', `${buyer.name} ${buyer.last_name}`.trim() || 'Details erased'),
    ...fact('Phone', formatPhone(buyer.phone, site.region), telHref(buyer.phone, site.region)),
    ...fact('Email', buyer.email, `mailto:${buyer.email}`),
    ...fact('Stock number', car?.stocknum ?? null),
    ...fact('Begun', at(createdAt)),
    ...fact('Paid', at(paidAt)),
    ...fact('Held until', state === 'held' && heldUntil ? deadlineText(heldUntil, clock) : at(heldUntil)),
    ...fact('Refund', REFUNDS[refund]),
    ...fact('Reason', refundReason && isRefundReason(refundReason) ? REFUND_REASONS[refundReason] : null),
    ...fact('Reference', leadReference(reservation.id)),
  ]
}

const REFUNDS = {
  none: null,
  due: 'Recorded; the payment service has not taken it yet',
  sent: 'Sent to the card that paid',
} as const

function rowOf({ reservation, car }: ListedReservation, site: Site, now: Date): ReservationRow {
  const { id, buyer, createdAt } = reservation
  return {
    href: `/reservations/${id}`,
    car: car ? carTitle(car) : 'A former car',
    stocknum: car?.stocknum ?? null,
    buyer: `${buyer.name} ${buyer.last_name}`.trim() || 'Details erased',
    amount: amountText(reservation),
    state: badgeOf(reservation),
    note: noteOf(reservation, now),
    begun: momentOf(createdAt, site.timezone),
  }
}

function amountText({ amount, currency }: StoredReservation): string {
  return `${formatMoney(amount)} ${currency}`
}

function badgeOf({ state, refund }: StoredReservation): ReservationBadge {
  if (refund === 'due') return { text: 'Refund on its way', tone: 'warning' }
  return BADGES[state]
}

const BADGES: Readonly<Record<ReservationState, ReservationBadge>> = {
  pending: { text: 'Being paid', tone: 'plain' },
  held: { text: 'Held', tone: 'info' },
  expired: { text: 'Never paid', tone: 'plain' },
  cancelled: { text: 'Cancelled', tone: 'plain' },
  lapsed: { text: 'Time over, refunded', tone: 'plain' },
  refunded: { text: 'Refunded', tone: 'plain' },
  completed: { text: 'Sold', tone: 'good' },
}

function noteOf({ state, heldUntil, payBy }: StoredReservation, now: Date): string {
  if (state === 'held' && heldUntil) return leftText(heldUntil, now, 'ends')
  return state === 'pending' ? leftText(payBy, now, 'ends') : ''
}

function isNotice(text: string): text is keyof typeof NOTICES {
  return Object.hasOwn(NOTICES, text)
}
