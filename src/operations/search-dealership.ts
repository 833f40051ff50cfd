import type { CarSummary } from '#domain/car/car.ts'
import { type DealershipQuery, dealershipRequest } from '#domain/stock/dealership-query.ts'
import { searchRequest } from '#domain/stock/search-request.ts'
import { WHOLE_LISTING } from '#domain/stock/stock-path.ts'
import { EMPTY_QUERY } from '#domain/stock/stock-query.ts'
import type { Filter, SearchResult } from '#search/engine.ts'
import type { Asked } from './search-stock.ts'

const MOST_VALUES = 200

/**
 * SEARCH-17: the cars for sale of one of the site's dealerships, or of all, narrowed by category, make, price and words;
 * 21 a page. `only` holds in addition and is left out of no count.
 */
export async function searchDealership(
  { platform, site, now }: Pick<Asked, 'platform' | 'site' | 'now'>,
  query: DealershipQuery,
  only: readonly Filter[],
): Promise<SearchResult<CarSummary>> {
  const engine = await platform.stock.forSite(site)
  const request = searchRequest(site, WHOLE_LISTING, EMPTY_QUERY, [], now)
  return engine.search({
    ...request,
    ...dealershipRequest(query),
    base: [...request.base, ...only],
    facets: ['dealership_slug', 'categories', 'make'].map((field) => ({
      field,
      limit: MOST_VALUES,
      tie: 'ascending' as const,
    })),
    stats: [],
  })
}
