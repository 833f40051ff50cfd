import {
  amountOf,
  type BudgetFinds,
  budgetOf,
  DEFAULT_DEPOSIT,
  DEFAULT_WEEKLY,
  isBudgetValid,
  PRICE_FLOOR,
  weeklyOf,
} from '#domain/finance/budget.ts'
import { stockHref } from '#domain/listing/stock-href.ts'
import { WHOLE_LISTING } from '#domain/listing/stock-path.ts'
import { EMPTY_QUERY, type StockQuery } from '#domain/listing/stock-query.ts'
import { formatMoney, formatWhole } from '#domain/money.ts'

/** BUDGET-1, BUDGET-2: the budget finder. */
export interface BudgetView {
  /** As typed. */
  readonly weekly: string
  readonly deposit: string
  readonly budget: number
  /** '$54,000' */
  readonly budgetText: string
  /** '124 vehicles Found' */
  readonly button: string
  /** Target of the button; null disables it. */
  readonly href: string | null
  /** 'No vehicles found for this budget', or null. */
  readonly message: string | null
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
export function parseBudget(params: URLSearchParams): BudgetAsk {
  const weekly = (params.get('weekly') ?? String(DEFAULT_WEEKLY)).trim().slice(0, LONGEST)
  const deposit = (params.get('deposit') ?? String(DEFAULT_DEPOSIT)).trim().slice(0, LONGEST)
  const slider = params.get('budget') ?? ''
  if (!/^\d{1,9}$/.test(slider)) return { weekly, deposit, budget: budgetOf(weekly, deposit) }
  // Recalculate the budget from the rounded fields, so that the total matches what they show (D-66).
  const slid = {
    weekly: String(weeklyOf(Number(slider), deposit)),
    deposit: amountOf(deposit) === null ? '0' : deposit,
  }
  return { ...slid, budget: budgetOf(slid.weekly, slid.deposit) }
}

/** The listing query of a budget: prices above the floor, up to the budget, in whole dollars. */
export function budgetQuery(budget: number): StockQuery {
  return { ...EMPTY_QUERY, ranges: { price: { min: PRICE_FLOOR + 1, max: budget } } }
}

/** `type` is the site's word for its stock: 'vehicle', 'caravan'. */
export function budgetView({ weekly, deposit, budget }: BudgetAsk, finds: BudgetFinds, type: string): BudgetView {
  const shown = { weekly, deposit, budget, budgetText: formatMoney(budget) }
  if (!isBudgetValid(budget, finds))
    return { ...shown, button: `0 ${type}s Found`, href: null, message: `No ${type}s found for this budget` }
  return {
    ...shown,
    button: `${formatWhole(finds.total)} ${type}${finds.total === 1 ? '' : 's'} Found`,
    href: stockHref(WHOLE_LISTING.path, budgetQuery(budget)),
    message: null,
  }
}
