import type { CarSummary } from '#domain/car/car.ts'
import { regoFilter } from '#domain/listing/car-number.ts'
import type { FacetName } from '#domain/listing/facet/facet-names.ts'
import { pageCount } from '#domain/listing/page-count.ts'
import { searchRequest } from '#domain/listing/search-request.ts'
import type { StockQuery } from '#domain/listing/stock-query.ts'
import type { SearchEngine, SearchRequest, SearchResult } from '#search/engine.ts'
import type { Site } from '#site/site.ts'
import type { ListingState } from '#views/listing/listing-state.ts'
import type { SiteRequest } from '../site-request.ts'

/** Returns the last page for page numbers beyond it, so that old links still show cars. */
export async function findPage(
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
export async function findOrPlate(
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

/** How many cars a listing has, without finding them. */
export async function countCars(
  engine: SearchEngine<CarSummary>,
  { site, now }: SiteRequest,
  { page, query, vocabulary }: ListingState,
): Promise<number> {
  const request = searchRequest(site, { page, query }, { facets: [], now }, vocabulary)
  return (await findOrPlate(engine, { ...request, facets: [], stats: [], limit: 0 }, site)).total
}
