import type { AlertSearch } from '#domain/alert/alert.ts'
import { pageFilters, queryFilters, searchRequest } from '#domain/listing/search-request.ts'
import type { StockVocabulary } from '#domain/listing/stock-path.ts'
import type { Filter } from '#search/engine.ts'
import type { Site } from '#site/site.ts'

/**
 * ALERT-3: the filters of a stored search and its words: what its listing searches for. The search's own filters are
 * first, because they exclude most cars; those of the site follow.
 */
export function alertFilters(
  site: Site,
  { page, query }: AlertSearch,
  now: Date,
  vocabulary?: StockVocabulary,
): { readonly filters: readonly Filter[]; readonly text: string } {
  const { base, filters, text } = searchRequest(site, { page, query }, { facets: [], now }, vocabulary)
  return { filters: [...filters, ...base], text }
}

/** The same without the site's base filter, which `matchAlerts` applies to the changed cars once, not for each search. */
export function ownFilters(
  site: Site,
  { page, query }: AlertSearch,
  vocabulary: StockVocabulary,
): { readonly filters: readonly Filter[]; readonly text: string } {
  return { filters: [...queryFilters(site, query, vocabulary), ...pageFilters(site, page, query)], text: query.text }
}
