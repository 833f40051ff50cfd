import { type BudgetTerms, siteComparisonRate } from '#domain/finance/budget.ts'
import { searchRequest } from '#domain/listing/search-request.ts'
import { WHOLE_LISTING } from '#domain/listing/stock-path.ts'
import type { Site } from '#site/site.ts'
import { type BudgetView, budgetQuery, budgetView, parseBudget } from '#views/finance/budget-view.ts'
import type { SiteRequest } from '../site-request.ts'

/**
 * BUDGET-1, BUDGET-2: the finder for the parameters of an address. Its count of cars equals that of the listing behind the
 * button.
 */
export async function findByBudget(asked: Omit<SiteRequest, 'origin'>, params: URLSearchParams): Promise<BudgetView> {
  const terms = budgetTerms(asked.site)
  const ask = parseBudget(params, terms)
  return budgetView(ask, await countOf(asked, ask.budget), asked.site.search.vehicleWord, terms)
}

/** MONEY-4: interest at the site's comparison rate, and which of the two figures the site searches for. */
function budgetTerms({ finance }: Site): BudgetTerms {
  return { rate: siteComparisonRate(finance), by: finance.budgetSearch }
}

async function countOf({ platform, site, now }: Omit<SiteRequest, 'origin'>, budget: number): Promise<number> {
  const engine = await platform.engines.forSite(site)
  const request = searchRequest(site, { page: WHOLE_LISTING, query: budgetQuery(budget) }, { facets: [], now })
  const { total } = await engine.search({ ...request, facets: [], stats: [], limit: 0 })
  return total
}
