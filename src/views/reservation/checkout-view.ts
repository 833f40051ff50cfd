import type { LeadField } from '#domain/form/field-description.ts'
import { formatMoney } from '#domain/money.ts'
import { hoursText } from '#domain/reservation/hours-text.ts'
import { MINUTES_TO_PAY } from '#domain/reservation/reservation.ts'
import type { CardView } from '../card/card-view.ts'
import type { LeadPageCar } from '../lead-page/lead-page-view.ts'
import type { PrivacyNotice } from '../lead-page/privacy-notice.ts'

/** RESERVE-1: the page on which a buyer reserves a car, or learns why they cannot. */
export type CheckoutView = { readonly car: LeadPageCar; readonly metaTitle: string } & (CheckoutForm | CheckoutClosed)

export interface CheckoutForm {
  readonly kind: 'form'
  /** Value of the form's hidden field. */
  readonly carId: string
  /** '$200' */
  readonly amount: string
  /** What the deposit is for. */
  readonly promises: readonly { readonly title: string; readonly text: string }[]
  readonly steps: readonly string[]
  readonly terms: readonly string[]
  /** The site's own terms page, if it has one. */
  readonly termsHref: string | null
  readonly fields: readonly LeadField[]
  readonly notice: PrivacyNotice
  readonly submitLabel: string
  /** Where card details are entered; shown before the button. */
  readonly paymentNote: string
}

export interface CheckoutClosed {
  readonly kind: 'closed'
  readonly heading: string
  readonly text: string
  readonly similar: readonly CardView[]
}

export interface DepositFacts {
  /** Whole currency units. */
  readonly amount: number
  readonly holdHours: number
  readonly dealer: string
  readonly region: 'AU' | 'NZ' | 'US'
}

/** RESERVE-1: what buyers want to know before they pay. */
export function promises({ amount, holdHours }: DepositFacts): CheckoutForm['promises'] {
  return [
    { title: `${formatMoney(amount)} deposit`, text: 'Paid by card today. It comes off the price when you buy.' },
    { title: `Held for ${hoursText(holdHours)}`, text: 'We take it off the market straight away.' },
    { title: 'Fully refundable', text: 'Changed your mind? Full refund, no questions asked.' },
  ]
}

/** What happens after the button. */
export function checkoutSteps({ holdHours, dealer }: DepositFacts): readonly string[] {
  return [
    'You pay the deposit on a secure card page. It takes a minute.',
    `We mark the vehicle as reserved and email your confirmation.`,
    `${dealer} will call to arrange a time to see and drive it within the ${hoursText(holdHours)}.`,
  ]
}

/**
 * The terms. The rules implement each of them (RESERVE-1, RESERVE-3); the last is required by law (standards.md, 4.1).
 */
export function reservationTerms({ amount, holdHours, dealer, region }: DepositFacts): readonly string[] {
  const money = formatMoney(amount)
  return [
    `You pay a deposit of ${money} by card, and ${dealer} holds the vehicle for you for ${hoursText(holdHours)} from your payment.`,
    `A reservation is not a contract to buy. You can cancel at any time in these ${hoursText(holdHours)}, for any reason, by replying to the confirmation email or calling us.`,
    `If you cancel, or the time ends without a sale or an agreed extension, we refund the full ${money} to the card you paid with. Your bank may take up to 10 business days to show it.`,
    `If you buy the vehicle, the ${money} comes off the price.`,
    `We reserve the vehicle once your payment is confirmed. If you don’t finish paying within ${MINUTES_TO_PAY} minutes, nothing is reserved, and a payment that arrives too late is refunded in full.`,
    LAWS[region],
  ]
}

const LAWS: Readonly<Record<DepositFacts['region'], string>> = {
  AU: 'Nothing here takes away your rights under the Australian Consumer Law, or a cooling-off period that your state gives you once you sign a contract.',
  NZ: 'Nothing here takes away your rights under the Consumer Guarantees Act and the Fair Trading Act.',
  US: 'Nothing here takes away your rights under the law of your state.',
}

/** Why a car cannot be reserved. */
export type ClosedReason = 'reserved' | 'sold' | 'not-online'

/** Heading and text for each reason. */
export function closedWords(reason: ClosedReason, vehicleWord: string): Pick<CheckoutClosed, 'heading' | 'text'> {
  return {
    reserved: {
      heading: `This ${vehicleWord} is reserved`,
      text: 'Someone else has just reserved it. Not every reservation ends in a sale, so ask us to let you know if it becomes available again.',
    },
    sold: {
      heading: `This ${vehicleWord} has been sold`,
      text: 'It has a new owner. One of these might suit you just as well.',
    },
    'not-online': {
      heading: `This ${vehicleWord} cannot be reserved online`,
      text: 'Call us or send an enquiry and we’ll help you buy it.',
    },
  }[reason]
}
