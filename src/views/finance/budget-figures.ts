import { amountOf, type BudgetTerms, priceOf, sumOf } from '#domain/finance/budget.ts'
import { formatMoney } from '#domain/money.ts'

/** BUDGET-1, MONEY-4: the figure that the finder searches for, and the other one beside it. */
export interface BudgetFigures {
  readonly label: string
  /** '$44,400' */
  readonly figure: string
  /** A sentence with the other figure. */
  readonly beside: string
}

/** The figures of what a visitor typed. */
export function budgetFigures(weekly: string, deposit: string, { rate, by }: BudgetTerms): BudgetFigures {
  const [sum, price] = [sumOf(weekly, deposit), priceOf(weekly, deposit, rate)]
  const label = by === 'sum' ? 'Your repayments and deposit' : 'A car of up to'
  const figure = formatMoney(by === 'sum' ? sum : price)
  return { label, figure, beside: isTyped(weekly, deposit) ? beside(sum, price, by) : MISSING }
}

const MISSING = 'Enter your weekly repayment and your deposit in dollars.'

function isTyped(weekly: string, deposit: string): boolean {
  return amountOf(weekly) !== null && amountOf(deposit) !== null
}

function beside(sum: number, price: number, by: BudgetTerms['by']): string {
  if (by === 'sum') return `With interest, that buys a car of about ${formatMoney(price)}.`
  const paid = `Your deposit and five years of repayments come to ${formatMoney(sum)}`
  return sum > price ? `${paid}, of which about ${formatMoney(sum - price)} is interest.` : `${paid}.`
}
