import { searchRequest } from '#domain/listing/search-request.ts'
import { WHOLE_LISTING } from '#domain/listing/stock-path.ts'
import { EMPTY_QUERY } from '#domain/listing/stock-query.ts'
import { type CardView, cardView } from '#views/card/card-view.ts'
import { toldApart } from '#views/card/told-apart.ts'
import { cardMoment } from '../listing/card-moment.ts'
import type { SiteRequest } from '../site-request.ts'

/** The longest text that a finder searches for, in characters. */
export const LONGEST_WORDS = 100

/** Available cars that match words, as cards, best first; for no words the first of the listing. */
export async function findCars(asking: SiteRequest, text: string, limit: number): Promise<readonly CardView[]> {
  const { platform, site, now } = asking
  const engine = await platform.engines.forSite(site)
  const request = searchRequest(site, { page: WHOLE_LISTING, query: { ...EMPTY_QUERY, text } }, { facets: [], now })
  const { hits } = await engine.search({ ...request, facets: [], stats: [], limit })
  const moment = await cardMoment(asking)
  return toldApart(hits.map(({ stored }) => cardView(stored, site, moment)).filter(({ available }) => available))
}
