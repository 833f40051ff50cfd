/** BUDGET-1: five years of weekly repayments. */
const WEEKS = 260

export const DEFAULT_WEEKLY = 200
export const DEFAULT_DEPOSIT = 2000

/** The highest price where what was typed gives none. */
export const FALLBACK_MAXIMUM = 100_000

/** BUDGET-1: the slider. */
export const BUDGET_SLIDER = { min: 5000, max: 250_000, step: 500 } as const

/** BUDGET-1: cheaper than this is a price typed wrong, not a car; only dearer ones are found. */
export const PRICE_FLOOR = 1000

const HIGHEST_BUDGET = 999_999_999

/** BUDGET-1: '$1,200' is 1200. Null: no number, or less than nothing. */
export function amountOf(text: string): number | null {
  const digits = text.replace(/[$,\s]/g, '')
  return /^\d{1,9}(\.\d*)?$/.test(digits) ? Number(digits) : null
}

/** BUDGET-1: weekly repayment × 260 + deposit, rounded; 100,000 where either is no number. */
export function budgetOf(weekly: string, deposit: string): number {
  const [each, once] = [amountOf(weekly), amountOf(deposit)]
  if (each === null || once === null) return FALLBACK_MAXIMUM
  return Math.min(Math.round(each * WEEKS + once), HIGHEST_BUDGET)
}

/** The weekly repayment, in whole dollars, that comes nearest to a budget: what the slider writes into its field. */
export function weeklyOf(budget: number, deposit: string): number {
  return Math.max(0, Math.round((budget - (amountOf(deposit) ?? 0)) / WEEKS))
}

/** What a budget buys. */
export interface BudgetFinds {
  /** Cars dearer than the floor and within the budget. */
  readonly total: number
  /** The lowest price of any car dearer than the floor; null without one. */
  readonly lowest: number | null
}

/** BUDGET-2: below the lowest price nothing can be found, and the button leads nowhere. */
export function isBudgetValid(budget: number, { lowest }: BudgetFinds): boolean {
  return lowest !== null && budget >= lowest
}
