import { oncePer } from '#caching/once-per.ts'
import type { CarSummary } from '#domain/car/car.ts'
import { searchRequest } from '#domain/listing/search-request.ts'
import { WHOLE_LISTING } from '#domain/listing/stock-path.ts'
import { EMPTY_QUERY } from '#domain/listing/stock-query.ts'
import type { SearchEngine } from '#search/engine.ts'
import type { Site } from '#site/site.ts'
import type { TagMoment } from '#views/card/card-tag.ts'
import type { SiteRequest } from '../site-request.ts'
import { FOR_SALE } from './list-cars.ts'
import { orWithoutSearch } from './without-search.ts'

const MS_PER_MINUTE = 60_000
/** CARD-3: the share of the stock that is new, where a site's tag is not for all cars of eight days. */
const NEWEST_SHARE = 0.2

/** CARD-3: the time of a request, and after which listing date cars carry the tag of new arrivals, where the site limits it. */
export async function cardMoment({
  platform,
  site,
  now,
}: Pick<SiteRequest, 'platform' | 'site' | 'now'>): Promise<TagMoment> {
  if (site.card.newTagFor !== 'newest-fifth') return { now }
  const minute = Math.floor(now.getTime() / MS_PER_MINUTE)
  const find = async () => firstBeyond(await platform.engines.forSite(site), site, minute)
  return { now, newestAfter: await orWithoutSearch(platform, find, null) }
}

/** The listing date of the first car beyond the newest: of cars that came on its date, all are beyond. Once a minute. */
const firstBeyond = oncePer(async (engine: SearchEngine<CarSummary>, site: Site, minute: number) => {
  const newest = { page: WHOLE_LISTING, query: { ...EMPTY_QUERY, sort: 'latest' } } as const
  const request = {
    ...searchRequest(site, newest, { facets: [], now: new Date(minute * MS_PER_MINUTE) }),
    ...{ filters: [FOR_SALE], facets: [], stats: [], behind: undefined },
  }
  const { total } = await engine.search({ ...request, limit: 0 })
  const { hits } = await engine.search({ ...request, offset: Math.ceil(total * NEWEST_SHARE), limit: 1 })
  return hits[0]?.stored.created_at ?? null
})
