import type { CarSummary } from '#domain/car/car.ts'
import { hitsAsked } from '#domain/instantsearch/hits-asked.ts'
import { carDocument, stockSchema } from '#domain/listing/car-document.ts'
import { FACET_NAMES } from '#domain/listing/facet/facet-names.ts'
import { type SearchAnswer, searchAnswer } from '#domain/listing/search-answer.ts'
import { searchRequest } from '#domain/listing/search-request.ts'
import { stockHref } from '#domain/listing/stock-href.ts'
import { WHOLE_LISTING } from '#domain/listing/stock-path.ts'
import { EMPTY_QUERY, type StockQuery } from '#domain/listing/stock-query.ts'
import { vehiclePath } from '#domain/paths.ts'
import type { SearchResult } from '#search/engine.ts'
import { createMemoryEngine } from '#search/memory/memory-engine.ts'
import { type AskedAnswer, askedAnswer } from '#views/listing/asked-view.ts'
import type { SiteRequest } from '../site-request.ts'
import { findOrPlate } from './ask-engine.ts'
import { type ReadListing, readListing } from './read-listing.ts'
import { spellChoices, type UnmetChoice } from './spell-choices.ts'
import { withSupportedDistances } from './supported-distances.ts'

/** A search answer, what its words mean, and its duration in milliseconds. */
export type TimedAnswer = SearchAnswer & { readonly asked?: AskedAnswer; readonly ms: number }

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
