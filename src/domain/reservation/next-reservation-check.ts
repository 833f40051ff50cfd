import type { ReservationStatus } from './reservation.ts'

/**
 * RESERVE-3: when to check a reservation even if no event arrives: while it is being paid, every few minutes and at its
 * deadline; a hold at its end; an ended one at growing intervals, until the gateway accepts no more payments. Null if
 * no check is needed.
 */
export function nextReservationCheck(
  reservation: ReservationStatus & { readonly paymentOpen: boolean },
  now: Date,
): Date | null {
  const { state, payBy, heldUntil, paymentOpen } = reservation
  if (state === 'pending') return new Date(Math.min(now.getTime() + WHILE_PAYING_MS, payBy.getTime()))
  if (state === 'held') return heldUntil
  if (!paymentOpen) return null
  return new Date(now.getTime() + Math.max(AFTERWARDS_MS, now.getTime() - payBy.getTime()))
}

const WHILE_PAYING_MS = 3 * 60_000
const AFTERWARDS_MS = 5 * 60_000
