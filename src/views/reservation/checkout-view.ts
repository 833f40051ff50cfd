import type { LeadField } from '#domain/form/field-description.ts'
import { formatMoney } from '#domain/money.ts'
import { hoursText } from '#domain/reservation/hours-text.ts'
import { MINUTES_TO_PAY } from '#domain/reservation/reservation.ts'
import * as words from '#words/reservation.ts'
import { say } from '#words/say.ts'
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
    { title: say(words.amountDeposit, { amount: formatMoney(amount) }), text: say(words.paidCardTodayComes) },
    { title: say(words.heldForHours, { hours: hoursText(holdHours) }), text: say(words.takeOffMarketStraight) },
    { title: say(words.fullyRefundable), text: say(words.changedMindFullRefund) },
  ]
}

/** What happens after the button. */
export function checkoutSteps({ holdHours, dealer }: DepositFacts): readonly string[] {
  return [
    say(words.payDepositSecureCard),
    say(words.markVehicleReservedEmail),
    say(words.dealerWillCallArrange, { dealer, hours: hoursText(holdHours) }),
  ]
}

/**
 * The terms. The rules implement each of them (RESERVE-1, RESERVE-3); the last is required by law (standards.md, 4.1).
 */
export function reservationTerms({ amount, holdHours, dealer, region }: DepositFacts): readonly string[] {
  const money = formatMoney(amount)
  return [
    say(words.payDepositMoneyCard, { money, dealer, hours: hoursText(holdHours) }),
    say(words.reservationNotContractBuy, { hours: hoursText(holdHours) }),
    say(words.ifCancelTimeEnds, { money }),
    say(words.ifBuyVehicleMoney, { money }),
    say(words.reserveVehicleOncePayment, { minutesToPay: MINUTES_TO_PAY }),
    laws()[region],
  ]
}

const laws = (): Readonly<Record<DepositFacts['region'], string>> => ({
  AU: say(words.nothingHereTakesAway),
  NZ: say(words.nothingHereTakesAwayRights),
  US: say(words.nothingHereTakesAwayRightsUnder),
})

/** Why a car cannot be reserved. */
export type ClosedReason = 'reserved' | 'sold' | 'not-online'

/** Heading and text for each reason. */
export function closedWords(reason: ClosedReason, vehicleWord: string): Pick<CheckoutClosed, 'heading' | 'text'> {
  return {
    reserved: {
      heading: say(words.vehicleWordReserved, { vehicleWord }),
      text: say(words.someoneElseJustReserved),
    },
    sold: {
      heading: say(words.vehicleWordBeenSold, { vehicleWord }),
      text: say(words.newOwnerOneThese),
    },
    'not-online': {
      heading: say(words.vehicleWordCannotReservedOnline, { vehicleWord }),
      text: say(words.callSendEnquiryHelp),
    },
  }[reason]
}
