/**
 * Where a reservation stands (RESERVE-3): `pending` while it is being paid, `held` once it is. A payment that never came
 * ends it as `expired`, a buyer who gave up as `cancelled`; a hold ends as `lapsed` when its time is over, as `refunded`
 * when the money goes back before that, and as `completed` when the buyer has bought the car.
 */
export const RESERVATION_STATES = [
  'pending',
  'held',
  'expired',
  'cancelled',
  'lapsed',
  'refunded',
  'completed',
] as const
export type ReservationState = (typeof RESERVATION_STATES)[number]

/** What the rules need to know of a reservation. */
export interface Standing {
  readonly state: ReservationState
  /** Until when it must be paid. */
  readonly payBy: Date
  /** Until when the car is kept; null before the payment. */
  readonly heldUntil: Date | null
}

/** What may happen to a reservation. */
export type ReservationEvent =
  /** The gateway has the money, since `at`. */
  | { readonly kind: 'paid'; readonly at: Date }
  /** The gateway takes no money for it any more. */
  | { readonly kind: 'unpaid' }
  | { readonly kind: 'given-up' }
  | { readonly kind: 'time-passed' }
  /** The dealer keeps the car for longer. */
  | { readonly kind: 'extended'; readonly until: Date }
  /** The dealer gives the car free and the money back, as a buyer may ask at any time. */
  | { readonly kind: 'released' }
  /** The buyer has bought the car, and the deposit is part of its price. */
  | { readonly kind: 'completed' }

/** The car at the moment of the event: `free` to be reserved, kept by this or another reservation, or `sold`. */
export type CarNow = 'free' | 'taken' | 'sold'

/** How long a buyer has for the payment (RESERVE-3). */
export const MINUTES_TO_PAY = 15
