import { oncePer } from '#caching/once-per.ts'
import type { CarSummary } from '#domain/car/car.ts'
import { hitsAsked } from '#domain/instantsearch/hits-asked.ts'
import { carDocument, stockSchema } from '#domain/listing/car-document.ts'
import { regoFilter } from '#domain/listing/car-number.ts'
import { FACET_NAMES, type FacetName } from '#domain/listing/facet/facet-names.ts'
import { without } from '#domain/listing/narrow.ts'
import { openedBy } from '#domain/listing/opened-filters.ts'
import { pageCount } from '#domain/listing/page-count.ts'
import { type SearchAnswer, searchAnswer } from '#domain/listing/search-answer.ts'
import { searchRequest } from '#domain/listing/search-request.ts'
import { stockHref } from '#domain/listing/stock-href.ts'
import { ofChosenName, WHOLE_LISTING } from '#domain/listing/stock-path.ts'
import { EMPTY_QUERY, type StockQuery } from '#domain/listing/stock-query.ts'
import { unreadEnds, unreadParameters } from '#domain/listing/unread-parameters.ts'
import { vehiclePath } from '#domain/paths.ts'
import type { SearchEngine, SearchRequest, SearchResult } from '#search/engine.ts'
import { createMemoryEngine } from '#search/memory/memory-engine.ts'
import type { Site } from '#site/site.ts'
import { type AskedAnswer, askedAnswer } from '#views/listing/asked-view.ts'
import { activeFilters } from '#views/listing/chips.ts'
import type { ListingState } from '#views/listing/listing-state.ts'
import type { ListingView } from '#views/listing/listing-view.ts'
import { listingView } from '#views/listing/listing-view.ts'
import { stockUpdatedText } from '#views/listing/stock-updated.ts'
import type { SiteRequest } from '../site-request.ts'
import { findNearest } from './find-nearest.ts'
import { type ReadListing, readListing } from './read-listing.ts'
import { spellChoices, type UnmetChoice } from './spell-choices.ts'

/** A search answer, what its words mean, and its duration in milliseconds. */
export type TimedAnswer = SearchAnswer & { readonly asked?: AskedAnswer; readonly ms: number }

/** A listing, and its canonical URL if the request used another one (D-38, D-39, D-42). */
export interface FoundListing {
  readonly listing: ListingView
  readonly movedTo: string | null
  /** ASK-1: the URL with the words as filters, which `listing` shows already; null if they are searched as they are. */
  readonly understoodAs: string | null
  /** The page of the one car whose number the words are (docs/decisions/011), whatever filters are active. */
  readonly carPath: string | null
}

/** The listing at a URL (/search and ROUTE-2's pages), or null if the URL names nothing known. */
export async function findListing(request: SiteRequest, url: URL): Promise<FoundListing | null> {
  const read = await readListing(request, url.pathname, url.searchParams)
  if (read === null) return null
  const { engine, vocabulary, named, meaning, isUnderstood, page: at, query: wanted } = read
  const { facets } = request.site.search
  const first = await find(engine, request, { page: at, query: wanted, vocabulary }, facets)
  const { query: spelled } = await spellChoices(engine, request, { query: wanted, found: first.result, vocabulary })
  const answer =
    spelled === wanted ? first : await find(engine, request, { page: at, query: spelled, vocabulary }, facets)
  const here = stockHref(at.path, spelled)
  const isMoved = !isUnderstood && (spelled !== wanted || read.isRenamed)
  const place = {
    page: ofChosenName(at, answer.query),
    query: answer.query,
    vocabulary,
    opened: openedBy(url.searchParams),
    unread: unreadParameters(url.searchParams, facets),
    unreadEnds: unreadEnds(url.searchParams),
    meaning,
  }
  const typed = isUnderstood ? { page: read.given.page, query: named, vocabulary } : null
  return {
    listing: await listingOf(engine, request, { ...place, typed }, answer.result),
    movedTo: isMoved ? here : null,
    understoodAs: isUnderstood ? here : null,
    carPath: read.car && vehiclePath(read.car.slug),
  }
}

async function listingOf(
  engine: SearchEngine<CarSummary>,
  request: SiteRequest,
  place: ListingState,
  result: SearchResult<CarSummary>,
): Promise<ListingView> {
  const { site, now, origin } = request
  const { page } = place
  const words = request.platform.pagesOf(site.slug).find(({ path }) => path === page.path) ?? null
  const [features, stockUpdated] = await Promise.all([
    beforeFeatures(engine, request, place, result.total),
    stockUpdatedAt(request),
  ])
  const moment = { now, origin, words, beforeFeatures: features, stockUpdated }
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

/**
 * SEARCH-2, ASK-1: the listing as JSON values for the API, with every facet counted and words read as on the page. `route`
 * adds the filter of a listing page (/search/ute-cars).
 */
export async function answerSearch(request: SiteRequest, params: URLSearchParams): Promise<AnsweredSearch> {
  const { site, now } = request
  const started = performance.now()
  const read = await readListing(request, params.get('route') ?? WHOLE_LISTING.path, params)
  if (read === null) return { ok: false, reason: 'no-listing' }
  const { engine, page, query: wanted } = (await oneCar(request, read.car)) ?? whatIsAsked(read)
  if (wanted.near?.centre === null && wanted.near.postcode === read.given.query.near?.postcode)
    return { ok: false, reason: 'no-postcode' }
  const part = hitsAsked(params, wanted.page)
  if (!part.ok) return { ok: false, reason: 'no-part', error: part.error }
  const { offset, limit } = part
  const { vocabulary } = read
  const ask = (query: StockQuery) => {
    const search = searchRequest(site, { page, query }, { facets: FACET_NAMES, now }, vocabulary)
    return findOrPlate(engine, { ...search, offset, limit }, site)
  }
  const first = await ask(wanted)
  const { query, unmet } = await spellChoices(engine, request, { query: wanted, found: first, vocabulary })
  const result = await withViews(request, query === wanted ? first : await ask(query))
  const path = read.car ? vehiclePath(read.car.slug) : stockHref(page.path, query)
  const hasDistances = withSupportedDistances(request).search.distances.length > 0
  const question = askedAnswer(read.given.query, path, read.car ? null : read.meaning, hasDistances)
  const ms = Math.round((performance.now() - started) * 100) / 100
  return { ok: true, answer: { ...searchAnswer(result, query, site, limit), ...question, ms }, unmet }
}

/** The API finds nothing for a model of another make than the chosen one, where the page drops it (docs/decisions/086). */
function whatIsAsked({ engine, given, page, query, isUnderstood }: ReadListing) {
  const { values, page: number } = given.query
  return { engine, page, query: isUnderstood ? query : { ...query, values, page: number } }
}

/** An engine with the one car whose number was asked for, as the page goes to it whatever filters are active. */
async function oneCar({ platform, site }: SiteRequest, found: CarSummary | null) {
  const car = found && (await platform.storage.forSite(site).cars.find(found.slug))
  if (car === null) return null
  const engine = createMemoryEngine<CarSummary>(stockSchema)
  await engine.upsert([carDocument(car)])
  return { engine, page: WHOLE_LISTING, query: { ...EMPTY_QUERY, sort: 'relevance' } satisfies StockQuery }
}

/** D-34: adds the views counted on this platform (CAR-12) to those of the feed. */
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
  | { readonly ok: true; readonly answer: TimedAnswer; readonly unmet: readonly UnmetChoice[] }
  /** `route` is not a listing, or the postcode is unknown. */
  | { readonly ok: false; readonly reason: 'no-listing' | 'no-postcode' }
  /** `offset` or `hitsPerPage` is beyond its limits, as `error` says. */
  | { readonly ok: false; readonly reason: 'no-part'; readonly error: string }

/** Removes the distance filter if neither the geocoder nor the tables cover the site's region. */
function withSupportedDistances({ platform, site }: SiteRequest): Site {
  const { geocoder, localities } = platform
  const isKnown = geocoder.regions.includes(site.region) || localities.regions.includes(site.region)
  return isKnown ? site : withoutDistances(site)
}

/** Returns the same object each time, since cached cards belong to it. */
const withoutDistances = oncePer((site: Site): Site => ({ ...site, search: { ...site.search, distances: [] } }))

/** Returns the last page for page numbers beyond it, so that old links still show cars. */
async function find(
  engine: SearchEngine<CarSummary>,
  { site, now }: SiteRequest,
  { page, query, vocabulary }: ListingState,
  facets: readonly FacetName[],
): Promise<{ readonly result: SearchResult<CarSummary>; readonly query: StockQuery }> {
  const result = await findOrPlate(engine, searchRequest(site, { page, query }, { facets, now }, vocabulary), site)
  const last = Math.max(1, pageCount(result.total))
  if (query.page <= last) return { result, query }
  const onLast = { ...query, page: last }
  return {
    result: await engine.search(searchRequest(site, { page, query: onLast }, { facets, now }, vocabulary)),
    query: onLast,
  }
}

/**
 * If the words match nothing, tries them as a number plate; plates are not in the text index (docs/decisions/011). Words
 * that match cars which the filters leave out stay words, so that the filters keep their alternatives (SEARCH-4).
 */
async function findOrPlate(
  engine: SearchEngine<CarSummary>,
  request: SearchRequest,
  site: Site,
): Promise<SearchResult<CarSummary>> {
  const result = await engine.search(request)
  if (result.total > 0 || request.text === '') return result
  const plate = regoFilter(request.text, site)
  if (plate === null) return result
  const { total } = await engine.search({ ...request, filters: [], facets: [], stats: [], limit: 0 })
  return total > 0 ? result : engine.search({ ...request, text: '', base: [...request.base, plate] })
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
    : countAt(engine, request, { ...place, query })
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
  return Promise.all(counted.map(({ without: rest }) => countAt(engine, request, rest)))
}

async function countAt(
  engine: SearchEngine<CarSummary>,
  { site, now }: SiteRequest,
  { page, query, vocabulary }: ListingState,
): Promise<number> {
  const request = searchRequest(site, { page, query }, { facets: [], now }, vocabulary)
  return (await findOrPlate(engine, { ...request, facets: [], stats: [], limit: 0 }, site)).total
}
