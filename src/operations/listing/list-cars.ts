import type { CarSummary } from '#domain/car/car.ts'
import { searchRequest } from '#domain/listing/search-request.ts'
import { WHOLE_LISTING } from '#domain/listing/stock-path.ts'
import { EMPTY_QUERY } from '#domain/listing/stock-query.ts'
import type { Filter } from '#search/engine.ts'
import type { SiteRequest } from '../site-request.ts'

/** SEARCH-17: the newest unsold cars that match the filters, at most `limit`. */
export async function listCars(
  { platform, site, now }: Pick<SiteRequest, 'platform' | 'site' | 'now'>,
  filters: readonly Filter[],
  limit: number,
): Promise<{ readonly total: number; readonly cars: readonly CarSummary[] }> {
  const engine = await platform.engines.forSite(site)
  const { total, hits } = await engine.search({
    ...searchRequest(site, { page: WHOLE_LISTING, query: { ...EMPTY_QUERY, sort: 'latest' } }, { facets: [], now }),
    filters: [FOR_SALE, ...filters],
    facets: [],
    stats: [],
    limit,
  })
  return { total, cars: hits.map(({ stored }) => stored) }
}

export const FOR_SALE: Filter = { kind: 'in', field: 'status', values: ['in_stock', 'coming_soon'] }
