import type { CarSummary } from '#domain/car/car.ts'
import { carOfNumber, regoFilter } from '#domain/listing/car-number.ts'
import { searchRequest } from '#domain/listing/search-request.ts'
import { WHOLE_LISTING } from '#domain/listing/stock-path.ts'
import { EMPTY_QUERY } from '#domain/listing/stock-query.ts'
import type { SiteRequest } from '../site-request.ts'

/**
 * Hits fetched to check that the number does not also match other cars by text. An exact word in a title ranks above a
 * stock number.
 */
const LOOKED_AT = 20

/** The only listed car (SEARCH-8) with this stock number or plate (docs/decisions/011), or null. */
export async function findByNumber(
  { platform, site, now }: Pick<SiteRequest, 'platform' | 'site' | 'now'>,
  text: string,
): Promise<CarSummary | null> {
  if (text === '') return null
  const engine = await platform.engines.forSite(site)
  const request = {
    ...searchRequest(site, { page: WHOLE_LISTING, query: { ...EMPTY_QUERY, sort: 'relevance' } }, { facets: [], now }),
    facets: [],
    stats: [],
    limit: LOOKED_AT,
  }
  const rego = regoFilter(text, site)
  const byWords = await engine.search({ ...request, text })
  const byRego = rego === null ? null : await engine.search({ ...request, filters: [rego] })
  const cars = (found: typeof byRego) => (found?.hits ?? []).map(({ stored }) => stored)
  return carOfNumber(text, cars(byWords), cars(byRego))
}
