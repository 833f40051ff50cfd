/**
 * RESERVE-3: the states of a reservation: `pending` while it is being paid, `held` once paid. If it is never paid it
 * ends as `expired`; if the buyer gives up, as `cancelled`. A hold ends as `lapsed` when its time is over, as
 * `refunded` if the money is returned before, and as `completed` when the buyer has bought the car.
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

/** The fields of a reservation that the rules need. */
export interface ReservationStatus {
  readonly state: ReservationState
  /** Deadline for the payment. */
  readonly payBy: Date
  /** End of the hold; null before the payment. */
  readonly heldUntil: Date | null
}

/** Events of a reservation. */
export type ReservationEvent =
  /** The gateway received the money at this time. */
  | { readonly kind: 'paid'; readonly at: Date }
  /** The gateway accepts no more payments for it. */
  | { readonly kind: 'unpaid' }
  | { readonly kind: 'given-up' }
  | { readonly kind: 'time-passed' }
  /** The dealer extends the hold. */
  | { readonly kind: 'extended'; readonly until: Date }
  /** The dealer releases the car and refunds the deposit, which the buyer can request at any time. */
  | { readonly kind: 'released' }
  /** The buyer has bought the car; the deposit is part of the price. */
  | { readonly kind: 'completed' }

/** The car at the time of the event: free, taken by this or another reservation, or sold. */
export type CarNow = 'free' | 'taken' | 'sold'

/** RESERVE-3: time limit for the payment. */
export const MINUTES_TO_PAY = 15
