import { parseDirectoryQuery } from '#domain/directory/directory-query.ts'
import { DEALERSHIP_LISTS } from '#domain/listing/dealership-query.ts'
import type { Filter } from '#search/engine.ts'
import { lastOffset } from '#views/directory/offset-paging.ts'
import type { OffersView } from '#views/offer/offers-view.ts'
import { offersView } from '#views/offer/offers-view.ts'
import type { SiteRequest } from '../site-request.ts'
import { cardMoment } from './card-moment.ts'
import { FOR_SALE } from './list-cars.ts'
import { searchDealership } from './search-dealership.ts'

/** The special offers page: the dealer's own offers and the cars with a reduced price (ROUTE-3, SEARCH-17). */
export async function searchOffers(request: SiteRequest, url: URL): Promise<OffersView> {
  const { site, origin } = request
  const parsed = parseDirectoryQuery(url.searchParams, DEALERSHIP_LISTS)
  const first = await searchDealership(request, parsed, REDUCED)
  const query = { ...parsed, offset: Math.min(parsed.offset, lastOffset(first.total)) }
  const result = query.offset === parsed.offset ? first : await searchDealership(request, query, REDUCED)
  return offersView(result, query, site, { ...(await cardMoment(request)), origin })
}

const REDUCED: readonly Filter[] = [FOR_SALE, { kind: 'in', field: 'on_offer', values: ['yes'] }]
