import type { ReservationState } from './reservation.ts'

/** INBOX-10: the lists of the reservations desk. */
export const DESK_VIEWS = ['held', 'expiring', 'paying', 'refunds', 'sold', 'ended'] as const
export type DeskView = (typeof DESK_VIEWS)[number]

export const DESK_VIEW_NAMES: Readonly<Record<DeskView, string>> = {
  held: 'Held',
  expiring: 'Ends within a day',
  paying: 'Being paid',
  refunds: 'Refunds',
  sold: 'Sold',
  ended: 'Never paid',
}

/** Why staff refund a deposit. A list, because the audit log names no buyer. */
export const REFUND_REASONS = {
  'changed-mind': 'The buyer changed their mind',
  'not-as-described': 'The car is not as described',
  'no-finance': 'The buyer has no finance',
  'sold-elsewhere': 'The car was sold to someone else',
  mistake: 'Reserved by mistake',
  other: 'Another reason',
} as const
export type RefundReason = keyof typeof REFUND_REASONS

export function isRefundReason(text: string): text is RefundReason {
  return Object.hasOwn(REFUND_REASONS, text)
}

export interface DeskReservation {
  readonly state: ReservationState
  readonly heldUntil: Date | null
  readonly refund: 'none' | 'due' | 'sent'
}

/** INBOX-10: whether a list has the reservation. One with a day left is in two of them. */
export function isInDeskView(reservation: DeskReservation, view: DeskView, now: Date): boolean {
  return IN_VIEW[view](reservation, now)
}

const EXPIRING_MS = 24 * 3_600_000

const IN_VIEW: Readonly<Record<DeskView, (reservation: DeskReservation, now: Date) => boolean>> = {
  held: ({ state }) => state === 'held',
  expiring: ({ state, heldUntil }, now) =>
    state === 'held' && heldUntil !== null && heldUntil.getTime() - now.getTime() <= EXPIRING_MS,
  paying: ({ state }) => state === 'pending',
  refunds: ({ refund }) => refund !== 'none',
  sold: ({ state }) => state === 'completed',
  ended: ({ state, refund }) => (state === 'expired' || state === 'cancelled') && refund === 'none',
}

/** INBOX-10: what staff do with a reservation. `cancel` ends a payment that is still open; no money has moved. */
export const RESERVATION_ACTS = ['extend', 'complete', 'refund', 'cancel', 'retry'] as const
export type ReservationAct = (typeof RESERVATION_ACTS)[number]

/** What its state allows. */
export function reservationActs({ state, refund }: DeskReservation): readonly ReservationAct[] {
  return refund === 'due' ? ['retry'] : ACTS[state]
}

const ACTS: Readonly<Record<ReservationState, readonly ReservationAct[]>> = {
  pending: ['cancel'],
  held: ['extend', 'complete', 'refund'],
  completed: ['refund'],
  expired: [],
  cancelled: [],
  lapsed: [],
  refunded: [],
}
