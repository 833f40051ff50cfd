import type { ReservationEvent, ReservationState } from './reservation.ts'

/** RESERVE-3: what a webhook says of a reservation. Nothing of a payment that is not made: no car was held for it. */
export const RESERVATION_NEWS = [
  'reservation-held',
  'reservation-extended',
  'reservation-completed',
  /** The hold is over and the car is not this buyer's: released by staff, or its time passed. */
  'reservation-released',
  /** The payment service has taken the refund, which is after it was recorded. */
  'reservation-refunded',
] as const
export type ReservationNews = (typeof RESERVATION_NEWS)[number]

/** The news of a change of state; null: none. */
export function reservationNews(
  before: ReservationState,
  event: ReservationEvent['kind'],
  after: ReservationState,
): ReservationNews | null {
  if (after === 'held') return event === 'extended' ? 'reservation-extended' : 'reservation-held'
  if (after === 'completed') return 'reservation-completed'
  const wasHeld = before === 'held' || before === 'completed'
  return wasHeld && (after === 'lapsed' || after === 'refunded') ? 'reservation-released' : null
}
