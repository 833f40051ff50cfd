import type { BudgetFinds } from '#domain/finance/budget.ts'
import { PRICE_FLOOR } from '#domain/finance/budget.ts'
import { searchRequest } from '#domain/listing/search-request.ts'
import { WHOLE_LISTING } from '#domain/listing/stock-path.ts'
import type { Filter } from '#search/engine.ts'
import { type BudgetAsk, type BudgetView, budgetQuery, budgetView } from '#views/finance/budget-view.ts'
import type { SiteRequest } from '../site-request.ts'

/** BUDGET-1, BUDGET-2: counts the cars within a budget. The count equals that of the listing behind the button. */
export async function findByBudget(asked: Omit<SiteRequest, 'origin'>, ask: BudgetAsk): Promise<BudgetView> {
  return budgetView(ask, await findsOf(asked, ask.budget), asked.site.search.vehicleWord)
}

async function findsOf({ platform, site, now }: Omit<SiteRequest, 'origin'>, budget: number): Promise<BudgetFinds> {
  const engine = await platform.engines.forSite(site)
  const request = searchRequest(site, WHOLE_LISTING, budgetQuery(budget), [], now)
  // In `base`, so that it also limits the lowest price, which ignores the price filter itself.
  const base = [...request.base, ABOVE_FLOOR]
  const { total, stats } = await engine.search({ ...request, base, facets: [], stats: ['price'], limit: 0 })
  return { total, lowest: stats.price?.min ?? null }
}

const ABOVE_FLOOR: Filter = { kind: 'range', field: 'price', min: PRICE_FLOOR + 1, max: null }
