import { amountOf, type BudgetTerms, priceOf, sumOf } from '#domain/finance/budget.ts'
import { formatMoney } from '#domain/money.ts'
import * as words from '#words/finance.ts'
import { say } from '#words/say.ts'

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
  const label = by === 'sum' ? say(words.repaymentsDeposit) : say(words.carUp)
  const figure = formatMoney(by === 'sum' ? sum : price)
  return { label, figure, beside: isTyped(weekly, deposit) ? beside(sum, price, by) : missing() }
}

const missing = () => say(words.enterWeeklyRepaymentDeposit)

function isTyped(weekly: string, deposit: string): boolean {
  return amountOf(weekly) !== null && amountOf(deposit) !== null
}

function beside(sum: number, price: number, by: BudgetTerms['by']): string {
  if (by === 'sum') return say(words.interestBuysCarAbout, { price: formatMoney(price) })
  const paid = say(words.depositFiveYearsRepayments, { sum: formatMoney(sum) })
  return sum > price ? say(words.paidWhichAboutFigure, { paid, figure: formatMoney(sum - price) }) : `${paid}.`
}
