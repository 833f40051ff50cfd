import type { CarSummary } from '#domain/car/car.ts'
import { regoFilter } from '#domain/listing/car-number.ts'
import { FACET_NAMES, type FacetName } from '#domain/listing/facet/facet-names.ts'
import { without } from '#domain/listing/narrow.ts'
import { openedBy } from '#domain/listing/opened-filters.ts'
import { pageCount } from '#domain/listing/page-count.ts'
import { type SearchAnswer, searchAnswer } from '#domain/listing/search-answer.ts'
import { searchRequest } from '#domain/listing/search-request.ts'
import { dealershipsByName, withoutStrayModels } from '#domain/listing/spelling.ts'
import { stockHref } from '#domain/listing/stock-href.ts'
import { readStockPath, type StockPath, WHOLE_LISTING } from '#domain/listing/stock-path.ts'
import { EMPTY_QUERY, parseStockQuery, type StockQuery } from '#domain/listing/stock-query.ts'
import { NOT_TAKEN } from '#domain/listing/taken.ts'
import type { SearchEngine, SearchRequest, SearchResult } from '#search/engine.ts'
import type { Site } from '#site/site.ts'
import type { CardView } from '#views/card/card-view.ts'
import { cardView } from '#views/card/card-view-of.ts'
import { activeFilters } from '#views/listing/chips.ts'
import type { ListingState } from '#views/listing/listing-state.ts'
import type { ListingView } from '#views/listing/listing-view.ts'
import { listingView } from '#views/listing/listing-view-of.ts'
import type { SiteRequest } from '../site-request.ts'
import { findPostcode } from './find-place.ts'
import { knownMakes } from './known-makes.ts'
import { spellChoices } from './spell-choices.ts'

/** An answer with the milliseconds that it took. */
export type TimedAnswer = SearchAnswer & { readonly ms: number }

/** The listing at an address (/search and ROUTE-2's pages), or null where the address names nothing known. */
export async function searchStock(asked: SiteRequest, url: URL): Promise<ListingView | null> {
  const found = await findListing(asked, url)
  return found?.listing ?? null
}

/** A listing, and the address that it should have been asked for at, where that is another (D-38, D-39, D-42). */
export interface FoundListing {
  readonly listing: ListingView
  readonly movedTo: string | null
}

export async function findListing(asked: SiteRequest, url: URL): Promise<FoundListing | null> {
  const { site, now } = asked
  const engine = await asked.platform.engines.forSite(site)
  const vocabulary = await knownMakes(engine, site, now)
  const page = readStockPath(segmentsOf(url.pathname), vocabulary)
  if (page === null) return null
  const parsed = parseStockQuery(url.searchParams)
  const named = withoutStrayModels(dealershipsByName(parsed, site.dealerships), vocabulary)
  const wanted = await located(asked, named)
  const first = await find(engine, asked, { page, query: wanted, vocabulary }, site.search.facets)
  const spelled = await spellChoices(engine, site, now, wanted, first.result)
  const found =
    spelled === wanted ? first : await find(engine, asked, { page, query: spelled, vocabulary }, site.search.facets)
  const movedTo = spelled === wanted && named === parsed ? null : stockHref(page.path, spelled)
  const place = { page, query: found.query, vocabulary, opened: openedBy(url.searchParams) }
  return { listing: await listingOf(engine, asked, place, found.result), movedTo }
}

async function listingOf(
  engine: SearchEngine<CarSummary>,
  asked: SiteRequest,
  place: ListingState,
  result: SearchResult<CarSummary>,
): Promise<ListingView> {
  const { site, now, origin } = asked
  const { page, query } = place
  const words = asked.platform.pagesOf(site.slug).find(({ path }) => path === page.path) ?? null
  const moment = { now, origin, words, beforeFeatures: await beforeFeatures(engine, asked, place, result.total) }
  if (result.total > 0) return listingView(result, place, offering(asked), { ...moment, similar: [] })
  const [similar, hidden] = await Promise.all([nearest(engine, asked, page, query), hiddenBy(engine, asked, place)])
  return listingView(result, place, offering(asked), { ...moment, similar, hidden })
}

/**
 * SEARCH-2: the same answer as plain values, with every facet counted. `route` takes a listing page's own filter along
 * (/search/ute-cars).
 */
export async function answerSearch(asked: SiteRequest, params: URLSearchParams): Promise<AnsweredSearch> {
  const { site, now } = asked
  const started = performance.now()
  const engine = await asked.platform.engines.forSite(site)
  const route = params.get('route') ?? WHOLE_LISTING.path
  const vocabulary = await knownMakes(engine, site, now)
  const page = readStockPath(segmentsOf(route), vocabulary)
  if (page === null) return { ok: false, reason: 'no-listing' }
  const wanted = await located(asked, dealershipsByName(parseStockQuery(params), site.dealerships))
  if (wanted.near !== null && wanted.near.centre === null) return { ok: false, reason: 'no-postcode' }
  const ask = (query: StockQuery) =>
    findOrPlate(engine, searchRequest(site, page, query, FACET_NAMES, now, vocabulary), site)
  const first = await ask(wanted)
  const query = await spellChoices(engine, site, now, wanted, first)
  const result = await withViews(asked, query === wanted ? first : await ask(query))
  const ms = Math.round((performance.now() - started) * 100) / 100
  return { ok: true, answer: { ...searchAnswer(result, query, site), ms } }
}

/** D-34: how often each car was looked at: what its feed says, and the visitors of its page since (CAR-12). */
async function withViews(
  { platform, site }: SiteRequest,
  result: SearchResult<CarSummary>,
): Promise<SearchResult<CarSummary>> {
  const views = await platform.storage.forSite(site).views.ofEach(result.hits.map(({ id }) => id))
  const hits = result.hits.map(({ id, stored }) => ({
    id,
    stored: { ...stored, views: stored.views + (views.get(id) ?? 0) },
  }))
  return { ...result, hits }
}

export type AnsweredSearch =
  | { readonly ok: true; readonly answer: TimedAnswer }
  /** `route` names nothing known, or the postcode leads nowhere. */
  | { readonly ok: false; readonly reason: 'no-listing' | 'no-postcode' }

/** SEARCH-19: with the place that a postcode stands for, if there is one. */
async function located({ platform, site }: SiteRequest, query: StockQuery): Promise<StockQuery> {
  if (query.near === null) return query
  const centre = await findPostcode(platform, site, query.near.postcode)
  return { ...query, near: { ...query.near, centre } }
}

/** Where no postcode of the region can be looked up, no distance is offered. */
function offering({ platform, site }: SiteRequest): Site {
  if (platform.geocoder.regions.includes(site.region)) return site
  const offering = withoutDistances.get(site) ?? { ...site, search: { ...site.search, distances: [] } }
  withoutDistances.set(site, offering)
  return offering
}

/** The same site is the same object, by which its cards are kept. */
const withoutDistances = new WeakMap<Site, Site>()

/** '/search/toyota/hilux' → ['toyota', 'hilux'], case and a slash at the end forgiven. */
function segmentsOf(path: string): readonly string[] {
  const [first, ...segments] = path.toLowerCase().split('/').filter(Boolean)
  return first === 'search' ? segments : [first ?? '', ...segments]
}

/** A page past the last is the last one: a link kept for long still shows cars. */
async function find(
  engine: SearchEngine<CarSummary>,
  { site, now }: SiteRequest,
  { page, query, vocabulary }: ListingState,
  facets: readonly FacetName[],
): Promise<{ readonly result: SearchResult<CarSummary>; readonly query: StockQuery }> {
  const result = await findOrPlate(engine, searchRequest(site, page, query, facets, now, vocabulary), site)
  const last = Math.max(1, pageCount(result.total))
  if (query.page <= last) return { result, query }
  const onLast = { ...query, page: last }
  return { result: await engine.search(searchRequest(site, page, onLast, facets, now, vocabulary)), query: onLast }
}

/** Words that find nothing may be a plate, which is no word of any car (docs/decisions/011). */
async function findOrPlate(
  engine: SearchEngine<CarSummary>,
  request: SearchRequest,
  site: Site,
): Promise<SearchResult<CarSummary>> {
  const result = await engine.search(request)
  if (result.total > 0 || request.text === '') return result
  const plate = regoFilter(request.text, site)
  return plate === null ? result : engine.search({ ...request, text: '', base: [...request.base, plate] })
}

/** What a feature's count is measured by: how many cars there would be with none chosen (SEARCH-4). */
async function beforeFeatures(
  engine: SearchEngine<CarSummary>,
  asked: SiteRequest,
  place: ListingState,
  total: number,
): Promise<number> {
  const query = without(place.query, 'filtered_features')
  return query.values.filtered_features === place.query.values.filtered_features
    ? total
    : countAt(engine, asked, { ...place, query })
}

/** More than anyone chooses; an address with more has its first ones counted. */
const CHOICES_COUNTED = 12

/** SEARCH-15: how many cars each chosen thing hides by itself, in the order of the chips. */
async function hiddenBy(
  engine: SearchEngine<CarSummary>,
  asked: SiteRequest,
  place: ListingState,
): Promise<readonly number[]> {
  const counted = activeFilters(place, asked.site.region).slice(0, CHOICES_COUNTED)
  return Promise.all(counted.map(({ without: rest }) => countAt(engine, asked, rest)))
}

async function countAt(
  engine: SearchEngine<CarSummary>,
  { site, now }: SiteRequest,
  { page, query, vocabulary }: ListingState,
): Promise<number> {
  const request = searchRequest(site, page, query, [], now, vocabulary)
  return (await findOrPlate(engine, { ...request, facets: [], stats: [], limit: 0 }, site)).total
}

const SIMILAR = 3

/** SEARCH-15: when nothing matches, the cars that match once the words, then the choices, then the page are dropped. */
async function nearest(
  engine: SearchEngine<CarSummary>,
  { site, now }: SiteRequest,
  page: StockPath,
  query: StockQuery,
): Promise<readonly CardView[]> {
  const relaxed: readonly (readonly [StockPath, StockQuery])[] = [
    [page, { ...EMPTY_QUERY, values: query.values }],
    [page, EMPTY_QUERY],
    [WHOLE_LISTING, EMPTY_QUERY],
  ]
  for (const [at, choices] of relaxed) {
    const request = searchRequest(site, at, choices, [], now)
    const filters = [...request.filters, NOT_TAKEN]
    const { hits } = await engine.search({ ...request, filters, stats: [], limit: SIMILAR })
    if (hits.length > 0) return hits.map(({ stored }) => cardView(stored, site, { now }))
  }
  return []
}
