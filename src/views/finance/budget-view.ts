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

/** The budget finder as it shows (BUDGET-1, BUDGET-2). */
export interface BudgetView {
  /** As they were typed. */
  readonly weekly: string
  readonly deposit: string
  readonly budget: number
  /** '$54,000' */
  readonly budgetText: string
  /** '124 vehicles Found' */
  readonly button: string
  /** Where the button leads; null: nowhere, and it is disabled. */
  readonly href: string | null
  /** 'No vehicles found for this budget', or null. */
  readonly message: string | null
}

/** What a visitor asks of the finder. */
export interface BudgetAsk {
  readonly weekly: string
  readonly deposit: string
  readonly budget: number
}

const LONGEST = 20

/**
 * Reads `weekly` and `deposit`, and `budget` where the slider was moved, which has the last word. A field that is not
 * there has its default; an empty one is no number.
 */
export function parseBudget(params: URLSearchParams): BudgetAsk {
  const weekly = (params.get('weekly') ?? String(DEFAULT_WEEKLY)).trim().slice(0, LONGEST)
  const deposit = (params.get('deposit') ?? String(DEFAULT_DEPOSIT)).trim().slice(0, LONGEST)
  const slider = params.get('budget') ?? ''
  if (!/^\d{1,9}$/.test(slider)) return { weekly, deposit, budget: budgetOf(weekly, deposit) }
  // The sum is that of the fields, whatever was rounded on the way (D-66).
  const slid = {
    weekly: String(weeklyOf(Number(slider), deposit)),
    deposit: amountOf(deposit) === null ? '0' : deposit,
  }
  return { ...slid, budget: budgetOf(slid.weekly, slid.deposit) }
}

/** The listing that a budget asks for: prices above the floor, up to the budget. Prices are whole dollars. */
export function budgetQuery(budget: number): StockQuery {
  return { ...EMPTY_QUERY, ranges: { price: { min: PRICE_FLOOR + 1, max: budget } } }
}

/** `type` is what the site calls one of its items: 'vehicle', 'caravan'. */
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
