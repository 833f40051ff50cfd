import type { FacetCount, SearchResult } from '#search/engine.ts'
import { facetLimit } from '../search-request.ts'
import type { StockQuery } from '../stock-query.ts'
import { type FacetSite, facetField, facetValue } from './facet-field.ts'
import type { FacetName } from './facet-names.ts'

/** A facet's counts as a visitor sees them: the first few, and every chosen value, a chosen one without a car too (SEARCH-9). */
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
  const kept = counted.filter(({ value }, index) => index < limit || chosen.includes(value))
  const missing = chosen.filter((value) => !counted.some((count) => count.value === value))
  return [...kept, ...missing.map((value) => ({ value, count: 0 }))]
}
