import { cutText } from '#domain/cut-text.ts'
import {
  amountOf,
  type BudgetTerms,
  budgetOf,
  DEFAULT_DEPOSIT,
  DEFAULT_WEEKLY,
  LOWEST_BUDGET_PRICE,
  weeklyOf,
} from '#domain/finance/budget.ts'
import { stockHref } from '#domain/listing/stock-href.ts'
import { WHOLE_LISTING } from '#domain/listing/stock-path.ts'
import { EMPTY_QUERY, type StockQuery } from '#domain/listing/stock-query.ts'
import { formatWhole } from '#domain/money.ts'
import * as words from '#words/finance.ts'
import { say } from '#words/say.ts'
import { comparisonRateWarning, rateText } from '../card/repayment-claim.ts'

/** BUDGET-1, BUDGET-2, MONEY-4: the budget finder. */
export interface BudgetView {
  /** As typed. */
  readonly weekly: string
  readonly deposit: string
  readonly budget: number
  /** 'Show 124 cars' */
  readonly button: string
  /** Target of the button; null disables it. */
  readonly href: string | null
  /** 'No vehicles found for this budget', or null. */
  readonly message: string | null
  readonly terms: BudgetTerms
  /** LAW-1: what the price assumes, with the comparison rate and the Code's warning. */
  readonly assumes: readonly string[]
}

/** A visitor's input to the finder. */
export interface BudgetAsk {
  readonly weekly: string
  readonly deposit: string
  readonly budget: number
}

const LONGEST = 20

/**
 * Parses `weekly`, `deposit` and `budget`. If the slider was moved, its `budget` wins. A missing field has its default;
 * an empty one is not a number.
 */
export function parseBudget(params: URLSearchParams, terms: BudgetTerms): BudgetAsk {
  const weekly = cutText((params.get('weekly') ?? String(DEFAULT_WEEKLY)).trim(), LONGEST)
  const deposit = cutText((params.get('deposit') ?? String(DEFAULT_DEPOSIT)).trim(), LONGEST)
  const slider = params.get('budget') ?? ''
  if (!/^\d{1,9}$/.test(slider)) return { weekly, deposit, budget: budgetOf(weekly, deposit, terms) }
  // Recalculate the budget from the rounded fields, so that the total matches what they show (D-66).
  const slid = {
    weekly: String(weeklyOf(Number(slider), deposit, terms)),
    deposit: amountOf(deposit) === null ? '0' : deposit,
  }
  return { ...slid, budget: budgetOf(slid.weekly, slid.deposit, terms) }
}

/** BUDGET-1: the listing query of a budget: prices above 1000 and up to it, in whole dollars. */
export function budgetQuery(budget: number): StockQuery {
  return { ...EMPTY_QUERY, ranges: { price: { min: LOWEST_BUDGET_PRICE, max: budget } } }
}

/**
 * BUDGET-2: `total` counts the cars within the budget; none are there exactly while it is below the lowest price. `type`
 * is the site's word for its stock: 'vehicle', 'caravan'.
 */
export function budgetView(ask: BudgetAsk, total: number, type: string, terms: BudgetTerms): BudgetView {
  const baseView = { ...ask, terms, assumes: assumptions(terms) }
  if (total === 0)
    return {
      ...baseView,
      button: say(words.n0TypeSFound, { type }),
      href: null,
      message: say(words.noTypeSFound, { type }),
    }
  return {
    ...baseView,
    button: say(words.showTotalTypePart, { total: formatWhole(total), type, part: total === 1 ? '' : 's' }),
    href: stockHref(WHOLE_LISTING.path, budgetQuery(ask.budget)),
    message: null,
  }
}

function assumptions({ rate }: BudgetTerms): readonly string[] {
  return [say(words.estimateOnlyComparisonRate, { rate: rateText(rate) }), comparisonRateWarning()]
}
