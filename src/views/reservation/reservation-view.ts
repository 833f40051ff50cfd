import type { LeadEvent } from '#domain/lead/lead-event.ts'
import { type ClockPlace, deadlineText } from '#domain/local-time.ts'
import { formatMoney } from '#domain/money.ts'
import type { ReservationStatus } from '#domain/reservation/reservation.ts'
import type { CardView } from '../card/card-view.ts'
import type { EnquiredCarView, SuccessPlace } from '../lead-page/success-view.ts'

/** A buyer's page of their reservation. Only the buyer has its address, and the page is never cached. */
export interface ReservationView extends ReservationWords {
  /** The secret of the page's address, under which the browser remembers it (CARD-10). */
  readonly id: string
  /** RESERVE-6: short, and the same in the mails, the console and the payment. */
  readonly reference: string
  readonly car: (EnquiredCarView & { readonly id: string }) | null
  /** The car that it holds for the buyer, and until when; null: it holds none. */
  readonly held: { readonly carId: string; readonly until: string } | null
  readonly place: SuccessPlace | null
  readonly similar: readonly CardView[]
  /** The main button. */
  readonly onward: { readonly label: string; readonly href: string }
  /** Seconds until the page reloads; null if it does not. */
  readonly refresh: number | null
  /** FORM-12: the lead of the paid deposit; null before payment. */
  readonly lead: { readonly id: string; readonly event: LeadEvent } | null
}

/** RESERVE-6: what the buyer is asked before they cancel. */
export interface CancelWords {
  readonly summary: string
  readonly text: string
  readonly button: string
}

export interface ReservationWords {
  readonly mood: 'good' | 'waiting' | 'over'
  readonly heading: string
  readonly text: string
  /** Amount and end of the hold, one line each. */
  readonly facts: readonly { readonly label: string; readonly value: string }[]
  readonly steps: readonly string[]
  /** Null: there is nothing to cancel (any more). */
  readonly cancel?: CancelWords | null
}

/** A reservation's state from the buyer's point of view. */
export type BuyerSees = 'paid' | 'confirming' | 'unfinished' | 'cancelled' | 'expired' | 'returned' | 'ended' | 'bought'

export interface SeenReservation extends ReservationStatus {
  readonly amount: number
  readonly refund: 'none' | 'due' | 'sent'
  /** Null if the car was never held. */
  readonly leadId: string | null
  /** Why the deposit goes back; null: the hold ran out. */
  readonly refundReason?: string | null
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
  { amount, heldUntil, refund, refundReason }: SeenReservation,
  clock: ClockPlace,
  place: string,
): ReservationWords {
  const money = formatMoney(amount)
  const until = heldUntil === null ? '' : deadlineText(heldUntil, clock)
  const refunded =
    refund === 'sent'
      ? `We’ve refunded your ${money} in full. Your bank may take up to 10 business days to show it.`
      : `We’re refunding your ${money} in full. Your bank may take up to 10 business days to show it.`
  const words: Readonly<Record<BuyerSees, ReservationWords>> = {
    paid: {
      mood: 'good',
      heading: 'It’s reserved for you',
      text: 'Your deposit is paid and nobody else can buy it. We’ve emailed your confirmation.',
      facts: [
        { label: 'Held for you until', value: until },
        { label: 'Deposit paid', value: `${money}, fully refundable` },
      ],
      steps: [
        `${place} will call to arrange a time to see and drive it.`,
        'If you buy it, the deposit comes off the price.',
        `Changed your mind? Cancel here any time before ${until} for a full refund.`,
      ],
      cancel: {
        summary: 'Cancel my reservation',
        text: `Your ${money} goes back to the card you paid with, all of it. Your bank may take up to 10 business days to show it. Someone else can then reserve it.`,
        button: `Cancel and refund ${money}`,
      },
    },
    confirming: {
      mood: 'waiting',
      heading: 'Your payment is being confirmed',
      text: 'This takes a few seconds. This page updates by itself. You can close it: we’ll email your confirmation too.',
      facts: [],
      steps: [],
    },
    unfinished: {
      mood: 'waiting',
      heading: 'Your payment is not finished yet',
      text: 'We’re holding the vehicle while you pay. You haven’t been charged yet.',
      facts: [{ label: 'Deposit', value: `${money}, fully refundable` }],
      steps: [],
    },
    cancelled: {
      mood: 'over',
      heading: 'You haven’t been charged',
      text: 'You left the payment, so the vehicle is available again. You can try again unless someone else reserves it first.',
      facts: [],
      steps: [],
    },
    expired: {
      mood: 'over',
      heading: 'Your payment session timed out',
      text: 'The payment wasn’t finished in time, so the vehicle is available again. You haven’t been charged.',
      facts: [],
      steps: [],
    },
    returned: {
      mood: 'over',
      heading: 'Sorry, this one has just been reserved',
      text: `Your payment arrived after the time limit, and someone else had already reserved the vehicle. ${refunded}`,
      facts: [],
      steps: [],
    },
    ended: {
      mood: 'over',
      heading: refundReason === 'changed-mind' ? 'Your reservation is cancelled' : 'Your reservation has ended',
      text: refunded,
      facts: [],
      steps: [],
    },
    bought: {
      mood: 'good',
      heading: 'It’s yours',
      text: `Your ${money} deposit came off the price. Enjoy the drive.`,
      facts: [],
      steps: [],
    },
  }
  return words[sees]
}
