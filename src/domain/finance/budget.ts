import { typedAmount } from '../typed-number.ts'
import { affordablePrice, comparisonRate, weeklyForPrice } from './loan.ts'

/** BUDGET-1: number of weekly repayments, five years. */
const WEEKS = 260

export const DEFAULT_WEEKLY = 200
export const DEFAULT_DEPOSIT = 2000

/** Maximum price if the input is not a number. */
export const FALLBACK_MAXIMUM = 100_000

/** BUDGET-1: the lowest price that the finder searches, in whole currency units. Below it a price is a typing error. */
export const LOWEST_BUDGET_PRICE = 1001

/** BUDGET-1: the slider. */
export const BUDGET_SLIDER = { min: 5000, max: 250_000, step: 500 } as const

const HIGHEST_BUDGET = 999_999_999

/** The site's rate and fees for figures that are not a lender's (FIN-6). Money in whole currency units. */
export interface CalculatorOptions {
  /** Per cent a year; null if the site names none. */
  readonly calculatorRate: number | null
  readonly calculatorFees: { readonly establishment: number; readonly monthly: number }
}

/** MONEY-4: what a budget is worked out with. */
export interface BudgetTerms {
  /** The site's comparison rate, per cent a year. */
  readonly rate: number
  /** 'price': the finder searches for the price that repayments buy with interest. 'sum': for the sum of BUDGET-1. */
  readonly by: 'price' | 'sum'
}

/** FIN-6: per cent a year, for a site that names no rate. */
const USUAL_RATE = 10

/** FIN-6: the interest rate of the site's calculator and budget finder, per cent a year. */
export function siteInterestRate({ calculatorRate }: Pick<CalculatorOptions, 'calculatorRate'>): number {
  return calculatorRate ?? USUAL_RATE
}

/** MONEY-4: the comparison rate of the site's own rate and fees. */
export function siteComparisonRate(options: CalculatorOptions): number {
  const { establishment, monthly } = options.calculatorFees
  return comparisonRate(siteInterestRate(options), { establishment: establishment * 100, monthly: monthly * 100 })
}

/** BUDGET-1: `typedAmount` with null for what is no amount. */
export function amountOf(text: string): number | null {
  const amount = typedAmount(text)
  return Number.isNaN(amount) ? null : amount
}

/** MONEY-4: the highest price to search for; 100,000 if either text is not a number. */
export function budgetOf(weekly: string, deposit: string, terms: BudgetTerms): number {
  return terms.by === 'sum' ? sumOf(weekly, deposit) : priceOf(weekly, deposit, terms.rate)
}

/** BUDGET-1: weekly repayment × 260 + deposit, rounded; 100,000 if either is not a number. */
export function sumOf(weekly: string, deposit: string): number {
  return orFallback(weekly, deposit, (each, once) => Math.round(each * WEEKS + once))
}

/** MONEY-4: the price that the same repayments and deposit buy with interest, in whole currency units. */
export function priceOf(weekly: string, deposit: string, rate: number): number {
  return orFallback(weekly, deposit, (each, once) =>
    Math.floor(affordablePrice(Math.round(each * 100), Math.round(once * 100), rate) / 100),
  )
}

function orFallback(weekly: string, deposit: string, figure: (each: number, once: number) => number): number {
  const [each, once] = [amountOf(weekly), amountOf(deposit)]
  if (each === null || once === null) return FALLBACK_MAXIMUM
  return Math.min(figure(each, once), HIGHEST_BUDGET)
}

/** The weekly repayment nearest to a budget, in whole dollars: the value that the slider puts into its field. */
export function weeklyOf(budget: number, deposit: string, { by, rate }: BudgetTerms): number {
  const once = amountOf(deposit) ?? 0
  if (by === 'sum') return Math.max(0, Math.round((budget - once) / WEEKS))
  return Math.round(weeklyForPrice(budget * 100, Math.round(once * 100), rate) / 100)
}
