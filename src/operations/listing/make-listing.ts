import type { CarSummary } from '#domain/car/car.ts'
import { without } from '#domain/listing/narrow.ts'
import type { SearchEngine, SearchResult } from '#search/engine.ts'
import { activeFilters } from '#views/listing/chips.ts'
import type { ListingState } from '#views/listing/listing-state.ts'
import type { ListingView } from '#views/listing/listing-view.ts'
import { listingView } from '#views/listing/listing-view.ts'
import { stockUpdatedText } from '#views/listing/stock-updated.ts'
import type { SiteRequest } from '../site-request.ts'
import { countCars } from './ask-engine.ts'
import { cardMoment } from './card-moment.ts'
import { findNearest } from './find-nearest.ts'
import { withSupportedDistances } from './supported-distances.ts'

/** What a listing shows of the cars found; where there are none, what comes near, and which filters to give up. */
export async function makeListing(
  engine: SearchEngine<CarSummary>,
  request: SiteRequest,
  place: ListingState,
  result: SearchResult<CarSummary>,
): Promise<ListingView> {
  const { site, origin } = request
  const { page } = place
  const words = request.platform.contentOf(site.slug).pages.find(({ path }) => path === page.path) ?? null
  const [features, stockUpdated] = await Promise.all([
    beforeFeatures(engine, request, place, result.total),
    stockUpdatedAt(request),
  ])
  const moment = { ...(await cardMoment(request)), origin, words, beforeFeatures: features, stockUpdated }
  if (result.total > 0) return listingView(result, place, withSupportedDistances(request), moment)
  const [nearest, hidden] = await Promise.all([findNearest(engine, request, place), hiddenBy(engine, request, place)])
  return listingView(result, place, withSupportedDistances(request), { ...moment, nearest, hidden })
}

/** INTAKE-4: when a file of any feed was last applied, where the site shows it. */
async function stockUpdatedAt({ platform, site }: SiteRequest): Promise<string | null> {
  if (!site.search.stockUpdated) return null
  const at = await platform.storage.forSite(site).feeds.lastApplied()
  return at === null ? null : stockUpdatedText(at, site)
}

/** SEARCH-4: number of cars with no feature selected, the base for each feature's count. */
async function beforeFeatures(
  engine: SearchEngine<CarSummary>,
  request: SiteRequest,
  place: ListingState,
  total: number,
): Promise<number> {
  const query = without(place.query, 'filtered_features')
  return query.values.filtered_features === place.query.values.filtered_features
    ? total
    : countCars(engine, request, { ...place, query })
}

/** Limit for SEARCH-15: of a URL with more filters, only the first are counted. */
const CHOICES_COUNTED = 12

/** SEARCH-15: for each active filter, how many cars match if only that filter is removed. In the order of the chips. */
async function hiddenBy(
  engine: SearchEngine<CarSummary>,
  request: SiteRequest,
  place: ListingState,
): Promise<readonly number[]> {
  const counted = activeFilters(place, request.site.region).slice(0, CHOICES_COUNTED)
  return Promise.all(counted.map(({ without: rest }) => countCars(engine, request, rest)))
}
