import type { FacetRequest, Filter, SearchRequest } from '#search/engine.ts'
import type { RegionCode } from '../region.ts'
import { type BaseFilterSite, baseFilter } from './base-filter.ts'
import { type FacetSite, facetField, fieldValue } from './facet-field.ts'
import { storedRange } from './facet-in-region.ts'
import { type ChosenSort, FACET_NAMES, type FacetName, type SortName } from './facet-names.ts'
import { FACETS } from './facets.ts'
import { nearFilter, nearSort } from './near.ts'
import { SORTS, sortFilter } from './sorts.ts'
import type { StockPath } from './stock-path.ts'
import type { StockQuery } from './stock-query.ts'

/** Cars a page (SEARCH-2). */
export const PAGE_SIZE = 21

/** SEARCH-9: a site with body names of its own shows this many. */
const CUSTOM_BODY_LIMIT = 20

/** Enough to find a chosen value among: beyond a facet's limit it must be counted too. */
const ALL_VALUES = 1000

/** More than there are different prices. */
const ALL_NUMBERS = 10_000

/** What a site says of its search; a `Site` is one. */
export interface SearchSite {
  readonly region: RegionCode
  readonly dealerships: FacetSite['dealerships']
  readonly search: BaseFilterSite['search'] &
    FacetSite['search'] & { readonly defaultSort: SortName; readonly lowestPriceNeedsPrice: boolean }
}

/** The site's limits, the page's own filter and the visitor's choices as one request (SEARCH-2 to SEARCH-9, ROUTE-2). */
export function searchRequest(
  site: SearchSite,
  page: StockPath,
  query: StockQuery,
  /** The facets to count: those that the site shows, or all. */
  facets: readonly FacetName[],
  now: Date,
): SearchRequest {
  const sort = sortOf(site, query)
  const always = baseFilter(site, now)
  const ofPage = [...valueFilters(page.values, site), ...sortFilter(sort, site.search.lowestPriceNeedsPrice)]
  return {
    base: ofPage.length === 0 ? always : [...always, ...ofPage],
    filters: [
      ...valueFilters(query.values, site),
      ...rangeFilters(query, site.region),
      ...nearFilter(query.near, site.region),
    ],
    text: query.text,
    facets: [...new Set<FacetName>([...facets, ...COUNTED_ALWAYS])].flatMap((name) => facetRequest(name, query, site)),
    stats: facets.filter((name) => FACETS[name].kind === 'range'),
    sort: sort === 'distance' ? (nearSort(query.near) ?? SORTS.latest.sort) : SORTS[sort].sort,
    offset: (query.page - 1) * PAGE_SIZE,
    limit: PAGE_SIZE,
  }
}

/** The order of a listing: the visitor's, else the site's. By distance only from a place that is known (SEARCH-19). */
export function sortOf({ search }: Pick<SearchSite, 'search'>, { sort, near }: StockQuery): ChosenSort {
  const chosen = sort === 'distance' && nearSort(near) === null ? null : sort
  return chosen ?? search.defaultSort
}

/** How many values of a facet show at most (SEARCH-9). */
export function facetLimit(name: FacetName, { search }: FacetSite): number {
  const facet = FACETS[name]
  if (name === 'body' && search.customBodies) return CUSTOM_BODY_LIMIT
  return facet.kind === 'values' ? facet.limit : 0
}

/** A chosen make's models (SEARCH-9) and the sum that stands for a large count (SEARCH-12) need these. */
const COUNTED_ALWAYS: readonly FacetName[] = ['car_type', 'model']

function valueFilters(values: StockQuery['values'], site: SearchSite): readonly Filter[] {
  return FACET_NAMES.flatMap((name): readonly Filter[] => {
    const chosen = values[name]
    if (chosen === undefined) return []
    const held = chosen.map((value) => fieldValue(name, value, site))
    return [{ kind: 'in', field: facetField(name, site), values: held }]
  })
}

function rangeFilters({ ranges }: StockQuery, region: RegionCode): readonly Filter[] {
  return FACET_NAMES.flatMap((field): readonly Filter[] => {
    const range = ranges[field]
    return range === undefined ? [] : [{ kind: 'range', field, ...storedRange(field, range, region) }]
  })
}

function facetRequest(name: FacetName, query: StockQuery, site: SearchSite): readonly FacetRequest[] {
  const facet = FACETS[name]
  // A range's own filter is left out of its counts, so that its picture shows what lies outside the choice too.
  if (facet.kind === 'range') return facet.histogram ? [{ field: name, limit: ALL_NUMBERS, tie: 'any' }] : []
  const limit = query.values[name] === undefined ? facetLimit(name, site) : ALL_VALUES
  return [{ field: facetField(name, site), limit, tie: facet.tie }]
}
