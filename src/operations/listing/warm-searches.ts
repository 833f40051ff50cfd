import { SORT_NAMES } from '#domain/listing/facet/facet-names.ts'
import { searchRequest } from '#domain/listing/search-request.ts'
import { WHOLE_LISTING } from '#domain/listing/stock-path.ts'
import { EMPTY_QUERY } from '#domain/listing/stock-query.ts'
import type { SearchRequest } from '#search/engine.ts'
import type { Site } from '#site/site.ts'

/**
 * Searches that fill an engine's caches before the first visitor arrives: the listing in each sort order, and one text
 * search.
 */
export function warmSearches(site: Site, now: Date): readonly SearchRequest[] {
  const { facets } = site.search
  const orders = SORT_NAMES.map((sort) =>
    searchRequest(site, { page: WHOLE_LISTING, query: { ...EMPTY_QUERY, sort } }, { facets, now }),
  )
  return [
    ...orders,
    searchRequest(site, { page: WHOLE_LISTING, query: { ...EMPTY_QUERY, text: 'a' } }, { facets, now }),
  ]
}
