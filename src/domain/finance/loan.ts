import { monthlyRepayment } from './repayment.ts'

/** How often a buyer repays. */
export const FREQUENCIES = ['weekly', 'fortnightly', 'monthly'] as const
export type Frequency = (typeof FREQUENCIES)[number]

/** What a buyer enters. Money in whole cents, `rate` in per cent a year. */
export interface LoanInput {
  readonly price: number
  readonly deposit: number
  readonly tradeIn: number
  /** Due with the last repayment. */
  readonly balloon: number
  readonly months: number
  readonly rate: number
  readonly frequency: Frequency
}

/** A lender's fees in whole cents. */
export interface LoanFees {
  /** Once, added to the loan. */
  readonly establishment: number
  readonly monthly: number
}

/** Money in whole cents, rates in per cent a year. */
export interface Loan {
  /** Price less deposit and trade-in, plus the establishment fee. */
  readonly financed: number
  readonly repayment: number
  readonly repayments: number
  /** All repayments and the balloon. */
  readonly totalPayable: number
  /** What the loan costs beyond the price: interest and fees. */
  readonly totalInterest: number
  readonly comparisonRate: number
}

/** The number of repayments in a year (National Credit Regulations, regulation 100). */
const A_YEAR: Readonly<Record<Frequency, number>> = { weekly: 52.18, fortnightly: 26.09, monthly: 12 }

/** In cents: less would be rounded to $0 (P-5). */
export const LEAST_REPAYMENT = 50

/** Why there is no loan to calculate. */
export type LoanFault = 'nothing-to-finance' | 'balloon-too-large'

/** MONEY-1: a loan by the annuity formula (FIN-6). The repayment is rounded to the cent, and the totals follow from it. */
export function loanOf(input: LoanInput, fees: LoanFees): Loan | LoanFault {
  const { price, deposit, tradeIn, balloon, months, rate, frequency } = input
  const borrowed = price - deposit - tradeIn
  if (borrowed <= 0) return 'nothing-to-finance'
  if (balloon > borrowed) return 'balloon-too-large'
  const financed = borrowed + fees.establishment
  const monthly = monthlyRepayment(financed, rate, months, balloon) + fees.monthly
  const repayment = Math.round((monthly * 12) / A_YEAR[frequency])
  const repayments = Math.round((A_YEAR[frequency] * months) / 12)
  const repaid = Math.round((repayment * A_YEAR[frequency] * months) / 12) + balloon
  // A repayment rounded down repays less than was lent, at a rate of nought or near it: the last one differs.
  const withoutInterest = financed + fees.monthly * months
  const totalPayable = rate === 0 ? withoutInterest : Math.max(withoutInterest, repaid)
  return {
    financed,
    repayment,
    repayments,
    totalPayable,
    totalInterest: totalPayable - borrowed,
    comparisonRate: comparisonRate(rate, fees),
  }
}

/** The loan that the Credit Code compares with: $30,000 over five years, secured. */
const COMPARED = { borrowed: 3_000_000, months: 60 }
const HIGHEST_RATE = 1_000

/**
 * FIN-4: the comparison rate of a rate and its fees, in per cent a year with two decimals: the rate at which the Code's
 * example costs the same without fees.
 */
export function comparisonRate(rate: number, fees: LoanFees): number {
  const { borrowed, months } = COMPARED
  const monthly = monthlyRepayment(borrowed + fees.establishment, rate, months, 0) + fees.monthly
  let [low, high] = [rate, HIGHEST_RATE]
  while (high - low > 0.000_1) {
    const middle = (low + high) / 2
    if (monthlyRepayment(borrowed, middle, months, 0) < monthly) low = middle
    else high = middle
  }
  return Math.round(((low + high) / 2) * 100) / 100
}

/** No fees: the comparison rate is the rate. */
export const NO_FEES: LoanFees = { establishment: 0, monthly: 0 }

/** MONEY-1: the highest price in whole cents whose loan has a repayment. Inverse of `loanOf`. */
export function priceAtRepayment(repayment: number, terms: Omit<LoanInput, 'price'>, fees: LoanFees): number {
  const { deposit, tradeIn, balloon, months, rate, frequency } = terms
  const monthly = (repayment * A_YEAR[frequency]) / 12 - fees.monthly
  const growth = (1 + rate / 1200) ** months
  const financed =
    rate === 0 ? monthly * months + balloon : ((monthly * (growth - 1)) / (rate / 1200) + balloon) / growth
  return Math.floor(financed + ROUNDING) - fees.establishment + deposit + tradeIn
}

/** Whole cents stay whole after divisions. */
const ROUNDING = 0.000_1

/**
 * MONEY-4: the highest price in whole cents that weekly repayments buy in five years, with interest at `rate` and without
 * a balloon.
 */
export function affordablePrice(weekly: number, deposit: number, rate: number): number {
  return priceAtRepayment(weekly, { ...FIVE_YEARS, deposit, rate }, NO_FEES)
}

/** MONEY-4: the weekly repayment in cents for a price. Inverse of `affordablePrice`. */
export function weeklyForPrice(price: number, deposit: number, rate: number): number {
  const loan = loanOf({ ...FIVE_YEARS, price, deposit, rate }, NO_FEES)
  return typeof loan === 'string' ? 0 : loan.repayment
}

const FIVE_YEARS = { tradeIn: 0, balloon: 0, months: COMPARED.months, frequency: 'weekly' } as const
