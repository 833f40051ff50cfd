import { type ClockPlace, deadlineText } from '#domain/date/local-time.ts'
import type { LeadEvent } from '#domain/lead/lead-event.ts'
import { formatMoney } from '#domain/money.ts'
import type { ReservationStatus } from '#domain/reservation/reservation.ts'
import * as texts from '#words/reservation.ts'
import { say } from '#words/say.ts'
import type { CardView } from '../card/card-view.ts'
import type { EnquiredCarView, SuccessPlace } from '../lead-page/success-view.ts'

/** A buyer's page of their reservation. Only the buyer has its address, and the page is never cached. */
export interface ReservationView extends ReservationWords {
  /** The secret of the page's address, under which the browser remembers it (CARD-10). */
  readonly token: string
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

/** RESERVE-6: what the buyer is asked before they cancel, or leave the payment. */
export interface CancelWords {
  readonly act: 'cancel' | 'leave'
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
    refund === 'sent' ? say(texts.refundedMoneyFullBank, { money }) : say(texts.wereRefundingMoneyFull, { money })
  const words: Readonly<Record<BuyerSees, ReservationWords>> = {
    paid: {
      mood: 'good',
      heading: say(texts.itsReserved),
      text: say(texts.depositPaidNobodyElse),
      facts: [
        { label: say(texts.heldUntil), value: until },
        { label: say(texts.depositPaid), value: say(texts.moneyFullyRefundable, { money }) },
      ],
      steps: [
        say(texts.placeWillCallArrange, { place }),
        say(texts.ifBuyDepositComes),
        say(texts.changedMindCancelHere, { until }),
      ],
      cancel: {
        act: 'cancel',
        summary: say(texts.cancelMyReservation),
        text: say(texts.moneyGoesBackCard, { money }),
        button: say(texts.cancelRefundMoney, { money }),
      },
    },
    confirming: {
      mood: 'waiting',
      heading: say(texts.paymentBeingConfirmed),
      text: say(texts.takesFewSecondsPage),
      facts: [],
      steps: [],
    },
    unfinished: {
      mood: 'waiting',
      heading: say(texts.paymentNotFinishedYet),
      text: say(texts.wereHoldingVehicleWhile),
      facts: [{ label: say(texts.deposit), value: say(texts.moneyFullyRefundable, { money }) }],
      steps: [],
      cancel: {
        act: 'leave',
        summary: say(texts.dontWantIt),
        text: say(texts.youHaventPaid),
        button: say(texts.letItGo),
      },
    },
    cancelled: {
      mood: 'over',
      heading: say(texts.haventBeenCharged),
      text: say(texts.leftPaymentSoVehicle),
      facts: [],
      steps: [],
    },
    expired: {
      mood: 'over',
      heading: say(texts.paymentSessionTimedOut),
      text: say(texts.paymentWasntFinishedTime),
      facts: [],
      steps: [],
    },
    returned: {
      mood: 'over',
      heading: say(texts.sorryOneJustBeen),
      text: say(texts.paymentArrivedAfterTime, { refunded }),
      facts: [],
      steps: [],
    },
    ended: {
      mood: 'over',
      heading: refundReason === 'changed-mind' ? say(texts.reservationCancelled) : say(texts.reservationEnded),
      text: refunded,
      facts: [],
      steps: [],
    },
    bought: {
      mood: 'good',
      heading: say(texts.itsYours),
      text: say(texts.moneyDepositCameOff, { money }),
      facts: [],
      steps: [],
    },
  }
  return words[sees]
}
