import { oncePer } from '#caching/once-per.ts'
import type { CarSummary } from '#domain/car/car.ts'
import { searchRequest } from '#domain/listing/search-request.ts'
import { WHOLE_LISTING } from '#domain/listing/stock-path.ts'
import { EMPTY_QUERY } from '#domain/listing/stock-query.ts'
import { LEAST_CARS } from '#domain/trade-in/comparables.ts'
import { marketSegment } from '#domain/trade-in/segments.ts'
import type { SearchEngine } from '#search/engine.ts'
import type { Site } from '#site/site.ts'
import type { ValuedBy } from '#views/vehicle/interested.ts'
import { FOR_SALE } from '../listing/list-cars.ts'
import { orWithoutSearch } from '../listing/without-search.ts'
import type { SiteRequest } from '../site-request.ts'
import { serviceOf } from './value-vehicle.ts'

/**
 * TRADE-3: whose figure a site can promise before it knows the vehicle: a valuer's, its own from stock, or nobody's. Other
 * dealers' cars may give one where its own are too few; that is no promise.
 */
export async function valuedBy({
  platform,
  site,
  now,
}: Pick<SiteRequest, 'platform' | 'site' | 'now'>): Promise<ValuedBy> {
  if (serviceOf(platform.valuers, site) !== null) return 'service'
  const minute = Math.floor(now.getTime() / MS_PER_MINUTE)
  const find = async () => hasEnough(await platform.engines.forSite(site), site, minute)
  return (await orWithoutSearch(platform, find, true)) ? 'stock' : 'nobody'
}

const MS_PER_MINUTE = 60_000
const ALL = 2000

/** Whether the used cars for sale of one model or segment are enough for a figure. Once a minute. */
const hasEnough = oncePer(async (engine: SearchEngine<CarSummary>, site: Site, minute: number) => {
  const now = new Date(minute * MS_PER_MINUTE)
  const { facets } = await engine.search({
    ...searchRequest(site, { page: WHOLE_LISTING, query: EMPTY_QUERY }, { facets: [], now }),
    filters: [FOR_SALE, { kind: 'in', field: 'car_type', values: ['used', 'demo'] }],
    facets: [{ field: 'make_model', limit: ALL, tie: 'ascending' }],
    stats: [],
    limit: 0,
  })
  const alike = Map.groupBy(facets.make_model ?? [], ({ value }) => marketSegment(value)?.name ?? value)
  return [...alike.values()].some((counts) => counts.reduce((sum, { count }) => sum + count, 0) >= LEAST_CARS)
})
