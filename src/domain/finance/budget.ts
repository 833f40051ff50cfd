/** BUDGET-1: number of weekly repayments, five years. */
const WEEKS = 260

export const DEFAULT_WEEKLY = 200
export const DEFAULT_DEPOSIT = 2000

/** Maximum price if the input is not a number. */
export const FALLBACK_MAXIMUM = 100_000

/** BUDGET-1: the slider. */
export const BUDGET_SLIDER = { min: 5000, max: 250_000, step: 500 } as const

/** BUDGET-1: lower prices are typing errors, so only cars above this count. */
export const PRICE_FLOOR = 1000

const HIGHEST_BUDGET = 999_999_999

/** BUDGET-1: parses '$1,200' as 1200; null if the text is not a number, or negative. */
export function amountOf(text: string): number | null {
  const digits = text.replace(/[$,\s]/g, '')
  return /^\d{1,9}(\.\d*)?$/.test(digits) ? Number(digits) : null
}

/** BUDGET-1: weekly repayment × 260 + deposit, rounded; 100,000 if either is not a number. */
export function budgetOf(weekly: string, deposit: string): number {
  const [each, once] = [amountOf(weekly), amountOf(deposit)]
  if (each === null || once === null) return FALLBACK_MAXIMUM
  return Math.min(Math.round(each * WEEKS + once), HIGHEST_BUDGET)
}

/** The weekly repayment nearest to a budget, in whole dollars: the value that the slider puts into its field. */
export function weeklyOf(budget: number, deposit: string): number {
  return Math.max(0, Math.round((budget - (amountOf(deposit) ?? 0)) / WEEKS))
}

/** The cars that a budget buys. */
export interface BudgetFinds {
  /** Number of cars above the floor price and within the budget. */
  readonly total: number
  /** Lowest price above the floor; null if there is no such car. */
  readonly lowest: number | null
}

/** BUDGET-2: whether the budget reaches the lowest price. Below it the button is disabled. */
export function isBudgetValid(budget: number, { lowest }: BudgetFinds): boolean {
  return lowest !== null && budget >= lowest
}
