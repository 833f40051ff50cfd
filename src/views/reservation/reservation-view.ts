import type { LeadEvent } from '#domain/lead/lead-event.ts'
import { formatMoney } from '#domain/money.ts'
import { type ClockPlace, holdText } from '#domain/reservation/hold-text.ts'
import type { ReservationStatus } from '#domain/reservation/reservation.ts'
import type { CardView } from '../card/card-view.ts'
import type { EnquiredCarView, SuccessPlace } from '../lead-page/success-view.ts'

/** A buyer's page of their reservation. Only the buyer has its address, and the page is never cached. */
export interface ReservationView extends ReservationWords {
  readonly reference: string
  readonly car: (EnquiredCarView & { readonly id: string }) | null
  readonly place: SuccessPlace | null
  readonly similar: readonly CardView[]
  /** The main button. */
  readonly onward: { readonly label: string; readonly href: string }
  /** Seconds until the page reloads; null if it does not. */
  readonly refresh: number | null
  /** FORM-12: the lead of the paid deposit; null before payment. */
  readonly lead: { readonly id: string; readonly event: LeadEvent } | null
}

export interface ReservationWords {
  readonly mood: 'good' | 'waiting' | 'over'
  readonly heading: string
  readonly text: string
  /** Amount and end of the hold, one line each. */
  readonly facts: readonly { readonly label: string; readonly value: string }[]
  readonly steps: readonly string[]
}

/** A reservation's state from the buyer's point of view. */
export type BuyerSees = 'paid' | 'confirming' | 'unfinished' | 'cancelled' | 'expired' | 'returned' | 'ended' | 'bought'

export interface SeenReservation extends ReservationStatus {
  readonly amount: number
  readonly refund: 'none' | 'due' | 'sent'
  /** Null if the car was never held. */
  readonly leadId: string | null
}

/** RESERVE-3: the state that the buyer sees. `stillOpen`: the payment page can still be used. */
export function buyerSees({ state, heldUntil }: SeenReservation, stillOpen: boolean): BuyerSees {
  if (state === 'pending') return stillOpen ? 'unfinished' : 'confirming'
  if (state === 'refunded') return heldUntil === null ? 'returned' : 'ended'
  return SEEN[state]
}

const SEEN = {
  held: 'paid',
  expired: 'expired',
  cancelled: 'cancelled',
  lapsed: 'ended',
  completed: 'bought',
} as const

/** The page's texts for each state. */
export function reservationWords(
  sees: BuyerSees,
  { amount, heldUntil, refund }: SeenReservation,
  site: ClockPlace & { readonly name: string },
  place: string,
): ReservationWords {
  const money = formatMoney(amount)
  const until = heldUntil === null ? '' : holdText(heldUntil, site)
  const refunded =
    refund === 'sent'
      ? `All of your ${money} is on its way back to your card; banks take up to 10 business days to show it.`
      : `All of your ${money} is going back to your card; banks take up to 10 business days to show it.`
  const words: Readonly<Record<BuyerSees, ReservationWords>> = {
    paid: {
      mood: 'good',
      heading: 'It’s reserved for you',
      text: 'Your deposit is paid, and nobody else can buy it now. We have sent a confirmation to your inbox.',
      facts: [
        { label: 'Held for you until', value: until },
        { label: 'Deposit paid', value: `${money}, fully refundable` },
      ],
      steps: [
        `${place} calls you to agree on a time to see and drive it.`,
        'If you buy it, the deposit comes off the price.',
        'Changed your mind? Answer the confirmation or call us before your hold ends, and we refund all of it to your card.',
      ],
    },
    confirming: {
      mood: 'waiting',
      heading: 'Your payment is being confirmed',
      text: 'This takes a few seconds. The page looks again by itself, and you may close it: the confirmation comes by email too.',
      facts: [],
      steps: [],
    },
    unfinished: {
      mood: 'waiting',
      heading: 'Your payment is not finished yet',
      text: 'We hold the vehicle for you while you pay. Nothing has been charged so far.',
      facts: [{ label: 'Deposit', value: `${money}, fully refundable` }],
      steps: [],
    },
    cancelled: {
      mood: 'over',
      heading: 'Nothing has been charged',
      text: 'You left the payment, so the vehicle is free again. You may start over as long as nobody else reserves it.',
      facts: [],
      steps: [],
    },
    expired: {
      mood: 'over',
      heading: 'Your payment session timed out',
      text: 'The payment was not finished in time, so the vehicle is free again. Nothing has been charged.',
      facts: [],
      steps: [],
    },
    returned: {
      mood: 'over',
      heading: 'Sorry, someone else has reserved it',
      text: `Your payment came after the time to pay was over, and someone else had reserved the vehicle. We are sorry. ${refunded}`,
      facts: [],
      steps: [],
    },
    ended: {
      mood: 'over',
      heading: 'Your reservation has ended',
      text: refunded,
      facts: [],
      steps: [],
    },
    bought: {
      mood: 'good',
      heading: 'It is yours',
      text: `Your deposit of ${money} is part of the price. Enjoy the drive.`,
      facts: [],
      steps: [],
    },
  }
  return words[sees]
}
