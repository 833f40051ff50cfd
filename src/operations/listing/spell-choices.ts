import type { CarSummary } from '#domain/car/car.ts'
import { facetField, facetValue } from '#domain/listing/facet/facet-field.ts'
import { FACET_NAMES } from '#domain/listing/facet/facet-names.ts'
import { FACETS } from '#domain/listing/facet/facets.ts'
import { searchRequest } from '#domain/listing/search-request.ts'
import { spelledAs } from '#domain/listing/spelling.ts'
import { WHOLE_LISTING } from '#domain/listing/stock-path.ts'
import { EMPTY_QUERY, type StockQuery } from '#domain/listing/stock-query.ts'
import type { SearchEngine, SearchResult } from '#search/engine.ts'
import type { Site } from '#site/site.ts'

/** Limit that returns all values of a facet. */
const ALL = 10_000

/**
 * D-38: corrects the query's values to the spelling of the site's stock. Searches only facets with a selected value
 * that matched nothing, so a correctly spelt query costs no search.
 */
export async function spellChoices(
  engine: SearchEngine<CarSummary>,
  site: Site,
  now: Date,
  { query, found }: { readonly query: StockQuery; readonly found: Pick<SearchResult<unknown>, 'facets'> },
): Promise<StockQuery> {
  const doubtful = FACET_NAMES.filter((name) => {
    const counted = found.facets[facetField(name, site)] ?? []
    const has = (value: string) => counted.some((one) => facetValue(name, one.value, site) === value)
    return FACETS[name].kind === 'values' && query.values[name]?.some((value) => !has(value))
  })
  if (doubtful.length === 0) return query
  const { facets } = await engine.search({
    ...searchRequest(site, { page: WHOLE_LISTING, query: EMPTY_QUERY }, { facets: [], now }),
    facets: doubtful.map((name) => ({ field: facetField(name, site), limit: ALL, tie: 'ascending' })),
    stats: [],
    limit: 0,
  })
  const known = doubtful.map((name) => [
    name,
    (facets[facetField(name, site)] ?? []).map(({ value }) => facetValue(name, value, site)),
  ])
  return spelledAs(query, Object.fromEntries(known))
}
