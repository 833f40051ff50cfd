import type { LenderOffer } from '../car/lender-offer.ts'
import { currentPrice } from '../car/price/current-price.ts'
import type { Lender } from '../car/vocabulary.ts'
import { type FinancedCar, lenderAllows } from './lender-rules.ts'
import { monthlyOfWeekly, monthlyRepayment, weeklyOfMonthly } from './repayment.ts'

export interface FinanceOptions {
  /** The lender whose figures are shown; null shows no estimate anywhere. */
  readonly provider: Lender | null
  readonly excludedMakes: readonly string[]
  /** Slugs (FIN-2). */
  readonly excludedDealerships?: readonly string[]
  readonly disclaimer: string
}

/** Estimated repayments for a car. Money in whole currency units, rates in per cent a year. */
export interface Estimate {
  readonly weekly: number
  readonly monthly: number
  readonly interestRate: number
  readonly comparisonRate: number
  readonly termMonths: number
  readonly deposit: number
  readonly balloon: number
  readonly totalPayable: number
  readonly validUntil: Date
  /** The lender's disclaimer, then the site's. */
  readonly disclaimer: string
}

const DEPOSIT_SHARE = 0.1
const TERM_MONTHS = 60

/**
 * FIN-2 to FIN-5: the estimate for cards and vehicle pages, or null. `excludedDealerships` holds the slugs of
 * dealerships for which the platform shows none; `now` is the time and `thisYear` the year at the site. P-6: no lender has
 * an estimate without a price, not even where the feed gives its payment: its basis and total payable need one (LAW-1).
 */
export function financeEstimate(
  car: FinancedCar,
  options: FinanceOptions,
  excludedDealerships: readonly string[],
  { now, thisYear }: { readonly now: Date; readonly thisYear: number },
): Estimate | null {
  const { provider } = options
  const lenderOffer = provider === null ? undefined : car.finance_lenders[provider]
  const offer = lenderOffer && withTerm(lenderOffer)
  if (provider === null || offer === undefined || isExcluded(car, options, excludedDealerships)) return null
  const { interestRate, comparisonRate } = offer
  if (interestRate === null || comparisonRate === null || !lenderAllows(provider, car, offer, thisYear)) return null
  const price = currentPrice(car)
  if (price === null) return null

  const termMonths = offer.termMonths ?? (offer.termYears === null ? TERM_MONTHS : offer.termYears * 12)
  const deposit = offer.deposit ?? price * DEPOSIT_SHARE
  const balloon = offer.balloon ?? car.finance_lenders.manual?.balloon ?? 0
  const monthly =
    offer.paymentMonth ?? monthlyOf(offer) ?? monthlyRepayment(price - deposit, interestRate, termMonths, balloon)
  const weekly = Math.round(offer.paymentWeek ?? weeklyOfMonthly(monthly))
  // P-5: a price of a few dollars, or a balloon above it, gives no repayment: never '$0 / week'.
  if (weekly <= 0) return null
  return {
    weekly,
    monthly: Math.round(monthly),
    interestRate,
    comparisonRate,
    termMonths,
    deposit: Math.round(deposit),
    balloon: Math.round(balloon),
    totalPayable: Math.round(price * DEPOSIT_SHARE + monthly * termMonths),
    validUntil: oneMonthFrom(now),
    disclaimer: [offer.disclaimer, options.disclaimer].filter((text) => text !== null && text !== '').join(' '),
  }
}

/**
 * FIN-1: fills in missing values from the offer's own term, or from 5 years. A payment of 0 counts as missing (D-32).
 */
function withTerm(offer: LenderOffer): LenderOffer {
  const months = offer.termMonths ?? (offer.termYears === null ? TERM_MONTHS : offer.termYears * 12)
  const term = offer.terms?.[String(months)]
  return {
    ...offer,
    interestRate: offer.interestRate ?? term?.interestRate ?? null,
    comparisonRate: offer.comparisonRate ?? term?.comparisonRate ?? null,
    paymentWeek: offer.paymentWeek || term?.paymentWeek || null,
    paymentMonth: offer.paymentMonth || term?.paymentMonth || null,
    balloon: offer.balloon ?? term?.balloon ?? null,
  }
}

/** FIN-2: whether the site or the platform shows no figures for a car. */
export function isExcluded(
  car: Pick<FinancedCar, 'make' | 'dealership_slug'>,
  options: Pick<FinanceOptions, 'excludedMakes' | 'excludedDealerships'>,
  excludedDealerships: readonly string[],
): boolean {
  const make = car.make.toLowerCase()
  return (
    options.excludedMakes.some((excluded) => excluded.toLowerCase() === make) ||
    excludedDealerships.includes(car.dealership_slug) ||
    (options.excludedDealerships ?? []).includes(car.dealership_slug)
  )
}

function monthlyOf({ paymentWeek }: LenderOffer): number | null {
  return paymentWeek === null ? null : monthlyOfWeekly(paymentWeek)
}

/** FIN-5: the same day of the next month, or its last day if the month is shorter. */
export function oneMonthFrom(now: Date): Date {
  const lastDay = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 2, 0)).getUTCDate()
  const until = new Date(now)
  until.setUTCMonth(now.getUTCMonth() + 1, Math.min(now.getUTCDate(), lastDay))
  return until
}
