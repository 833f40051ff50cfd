import type { FacetCount, SearchResult } from '#search/engine.ts'
import { facetLimit } from '../search-request.ts'
import type { StockQuery } from '../stock-query.ts'
import { type FacetSite, facetField, facetValue } from './facet-field.ts'
import type { FacetName } from './facet-names.ts'

/**
 * SEARCH-9: the values of a facet with their counts: the most frequent up to the limit, and every selected value, even
 * without cars.
 */
export function facetCounts(
  result: Pick<SearchResult<unknown>, 'facets'>,
  name: FacetName,
  query: Pick<StockQuery, 'values'>,
  site: FacetSite,
): readonly FacetCount[] {
  const chosen = query.values[name] ?? []
  const counted = (result.facets[facetField(name, site)] ?? []).map(({ value, count }) => ({
    value: facetValue(name, value, site),
    count,
  }))
  const limit = facetLimit(name, site)
  if (chosen.length === 0) return counted.slice(0, limit)
  const shownCounts = counted.filter(({ value }, index) => index < limit || chosen.includes(value))
  const missing = chosen.filter((value) => !counted.some((count) => count.value === value))
  return [...shownCounts, ...missing.map((value) => ({ value, count: 0 }))]
}
