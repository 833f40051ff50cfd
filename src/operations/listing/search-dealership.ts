import type { CarSummary } from '#domain/car/car.ts'
import { type DealershipQuery, dealershipRequest } from '#domain/listing/dealership-query.ts'
import { searchRequest } from '#domain/listing/search-request.ts'
import { WHOLE_LISTING } from '#domain/listing/stock-path.ts'
import { EMPTY_QUERY } from '#domain/listing/stock-query.ts'
import type { Filter, SearchResult } from '#search/engine.ts'
import type { SiteRequest } from '../site-request.ts'

const MOST_VALUES = 200

/**
 * SEARCH-17: cars for sale at one or all of the site's dealerships, filtered by category, make, price and words; 21 per
 * page. The filters in `only` always apply and are never left out of a count.
 */
export async function searchDealership(
  { platform, site, now }: Pick<SiteRequest, 'platform' | 'site' | 'now'>,
  query: DealershipQuery,
  only: readonly Filter[],
): Promise<SearchResult<CarSummary>> {
  const engine = await platform.engines.forSite(site)
  const request = searchRequest(site, { page: WHOLE_LISTING, query: EMPTY_QUERY }, { facets: [], now })
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
