import type { Car } from '../car/car.ts'
import { type ClockPlace, deadlineText } from '../date/local-time.ts'
import { DEPOSIT_PAID, DEPOSIT_RETURNED } from '../lead/category.ts'
import type { LeadForm } from '../lead/form/lead-form.ts'
import { NOT_ASKED } from '../lead/form/not-asked.ts'
import type { LeadPayload } from '../lead/lead.ts'
import { leadPayload } from '../lead/lead.ts'
import { leadReference } from '../lead/lead-reference.ts'
import type { LeadPlace, LeadVisit } from '../lead/lead-source.ts'
import { formatMoney } from '../money.ts'
import type { Buyer } from './reservation-form.ts'

/** The fields of a reservation that its lead contains. */
export interface PaidReservation {
  readonly id: string
  /** Whole currency units. */
  readonly amount: number
  readonly buyer: Buyer
  readonly paidAt: Date
  /** Null if the payment came too late for the car and is refunded. */
  readonly heldUntil: Date | null
}

/** RESERVE-5: the dealer's lead of a paid deposit: the buyer, the car and the end of the hold. */
export function reservationLead(
  reservation: PaidReservation,
  car: Car,
  { clock, place, visit }: { readonly clock: ClockPlace; readonly place: LeadPlace; readonly visit: LeadVisit },
): LeadPayload {
  const { id, amount, heldUntil, paidAt } = reservation
  const message = heldUntil === null ? returnedMessage(reservation) : heldMessage(reservation, heldUntil, clock)
  return {
    ...leadPayload(formOf(reservation, car, message), car, place, visit),
    subcategory: heldUntil === null ? DEPOSIT_RETURNED : DEPOSIT_PAID,
    reservation: {
      id,
      amount,
      paid_at: paidAt.toISOString(),
      held_until: heldUntil?.toISOString() ?? null,
    },
  }
}

function heldMessage({ id, amount }: PaidReservation, heldUntil: Date, clock: ClockPlace): string {
  return [
    `A deposit of ${formatMoney(amount)} was paid by card on the website. The vehicle shows as reserved and is held for this buyer until ${deadlineText(heldUntil, clock)}.`,
    'The deposit is fully refundable. When the time is over and the hold was neither extended nor completed, it is refunded to the card automatically.',
    `Reservation ${leadReference(id)}.`,
  ].join('\n')
}

function returnedMessage({ id, amount }: PaidReservation): string {
  return [
    `A card payment of ${formatMoney(amount)} to reserve this vehicle came after it had gone to someone else. The whole amount is being refunded to the card, and the buyer has been notified.`,
    'The buyer may like something similar.',
    `Reservation ${leadReference(id)}.`,
  ].join('\n')
}

/** The same fields as a form about the car. */
function formOf({ buyer, id }: PaidReservation, car: Car, message: string): LeadForm {
  return {
    ...buyer,
    ...NOT_ASKED,
    category: 'Vehicle Enquiry',
    message,
    car_id: car.id,
    submission_id: `reservation-${id}`,
  }
}
