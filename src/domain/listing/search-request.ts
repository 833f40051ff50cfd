import type { FacetRequest, Filter, SearchRequest } from '#search/engine.ts'
import type { RegionCode } from '../region.ts'
import { type BaseFilterSite, baseFilter } from './base-filter.ts'
import { type FacetSite, facetField, fieldValue } from './facet/facet-field.ts'
import { storedRange } from './facet/facet-in-region.ts'
import { type ChosenSort, FACET_NAMES, type FacetName, type SortName } from './facet/facet-names.ts'
import { FACETS } from './facet/facets.ts'
import { nearFilter, nearSort } from './near.ts'
import { SORTS, sortFilter } from './sorts.ts'
import type { StockPath, StockVocabulary } from './stock-path.ts'
import type { StockQuery } from './stock-query.ts'
import { TAKEN } from './taken.ts'

/** Cars per page (SEARCH-2). */
export const PAGE_SIZE = 21

/** SEARCH-9: maximum number of values on sites with their own body names. */
const CUSTOM_BODY_LIMIT = 20

/** More than the number of different prices. */
const ALL_NUMBERS = 10_000

/** Site fields that a search depends on. A `Site` is one. */
export interface SearchSite {
  readonly region: RegionCode
  readonly dealerships: FacetSite['dealerships']
  readonly search: BaseFilterSite['search'] &
    FacetSite['search'] & { readonly defaultSort: SortName; readonly lowestPriceNeedsPrice: boolean }
}

/**
 * SEARCH-2 to SEARCH-9, ROUTE-2: combines the site's base filter, the page's own filter and the visitor's query to one
 * request.
 */
export function searchRequest(
  site: SearchSite,
  { page, query }: { readonly page: StockPath; readonly query: StockQuery },
  { facets, now }: { readonly facets: readonly FacetName[]; readonly now: Date },
  { makes }: StockVocabulary = NOTHING_KNOWN,
): SearchRequest {
  const sort = sortOf(site, query)
  const always = baseFilter(site, now)
  const ofPage = pageFilters(site, page, query)
  return {
    base: ofPage.length === 0 ? always : [...always, ...ofPage],
    filters: queryFilters(site, query, { makes }),
    text: query.text,
    facets: [...new Set<FacetName>([...facets, ...COUNTED_ALWAYS])].flatMap((name) => facetRequest(name, query, site)),
    stats: facets.filter((name) => FACETS[name].kind === 'range'),
    sort: sort === 'distance' ? (nearSort(query.near) ?? SORTS.latest.sort) : SORTS[sort].sort,
    behind: TAKEN,
    offset: (query.page - 1) * PAGE_SIZE,
    limit: PAGE_SIZE,
  }
}

/** What a page itself and the order leave out, beside the site's base filter. */
export function pageFilters(site: SearchSite, page: StockPath, query: StockQuery): readonly Filter[] {
  return [
    ...valueFilters(page.values, site).map(withFourWheelDrives),
    ...sortFilter(sortOf(site, query), site.search.lowestPriceNeedsPrice),
  ]
}

/** The visitor's own filters. */
export function queryFilters(
  site: SearchSite,
  query: StockQuery,
  { makes }: StockVocabulary = NOTHING_KNOWN,
): readonly Filter[] {
  return [
    ...valueFilters(query.values, site).map((filter) => ofOwnMake(filter, query, makes)),
    ...rangeFilters(query, site.region),
    ...excludedFilters(query, site),
    ...nearFilter(query.near, site.region),
  ]
}

/**
 * D-37, ASK-3: the sort order of a listing: the visitor's choice, else relevance for a search by words, also where the words
 * became filters, else the site's default.
 * Sorting by distance needs a known postcode (SEARCH-19).
 */
export function sortOf({ search }: Pick<SearchSite, 'search'>, { text, asked, sort, near }: StockQuery): ChosenSort {
  const chosen = sort === 'distance' && nearSort(near) === null ? null : sort
  return chosen ?? (text === '' && asked === '' ? search.defaultSort : 'relevance')
}

/** SEARCH-9: maximum number of values that a facet shows. */
export function facetLimit(name: FacetName, { search }: FacetSite): number {
  const facet = FACETS[name]
  if ((name === 'body' || name === 'simple_body') && search.customBodies) return CUSTOM_BODY_LIMIT
  return facet.kind === 'values' ? facet.limit : 0
}

/** Needed for the models of a selected make (SEARCH-9) and for the rounding of large counts (SEARCH-12). */
const COUNTED_ALWAYS: readonly FacetName[] = ['car_type', 'model']

function valueFilters(values: StockQuery['values'], site: SearchSite): readonly Filter[] {
  return FACET_NAMES.flatMap((name): readonly Filter[] => {
    const chosen = values[name]
    if (chosen === undefined) return []
    const held = chosen.map((value) => fieldValue(name, value, site))
    return [{ kind: 'in', field: facetField(name, site), values: held }]
  })
}

/** ASK-7: what no car may have. As any filter, it is left out of its own facet's counts (SEARCH-4). */
function excludedFilters(query: StockQuery, site: SearchSite): readonly Filter[] {
  // Searches of alerts that were stored before have none.
  const excluded: StockQuery['excluded'] = query.excluded ?? {}
  return FACET_NAMES.flatMap((name): readonly Filter[] => {
    const values = excluded[name]
    if (values === undefined) return []
    const field = facetField(name, site)
    const held = values.map((value) => fieldValue(name, value, site))
    return [{ kind: 'not-in', field, values: held }]
  })
}

/** D-40: '4x4' includes every car with four-wheel drive, such as utes and SUVs. */
function withFourWheelDrives(filter: Filter): Filter {
  if (filter.kind !== 'in' || filter.field !== 'simple_body' || !filter.values.includes('4x4')) return filter
  return { kind: 'any', filters: [filter, { kind: 'in', field: 'drive', values: ['4WD', '4x4'] }] }
}

const NOTHING_KNOWN: StockVocabulary = { makes: [] }

/**
 * D-42: with Toyota and Mazda selected, the model HiLux filters the Toyotas and leaves the Mazdas. The filter also
 * covers makes that are not selected, because their values are counted with it. It is unchanged if no selected model
 * belongs to a selected make.
 */
function ofOwnMake(filter: Filter, { values }: StockQuery, makes: StockVocabulary['makes']): Filter {
  const models = values.model ?? []
  if (filter.kind !== 'in' || filter.field !== 'model' || values.make === undefined) return filter
  const narrowed = makes
    .filter(({ name }) => values.make?.includes(name))
    .map((make) => ({ make: make.name, models: make.models.filter((model) => models.includes(model)) }))
    .filter((one) => one.models.length > 0)
  if (narrowed.length === 0) return filter
  const others: Filter = { kind: 'not-in', field: 'make', values: narrowed.map(({ make }) => make) }
  const makeModels = narrowed.flatMap((one) => one.models.map((model) => `${one.make} ${model}`))
  return { kind: 'any', of: 'model', filters: [others, { kind: 'in', field: 'make_model', values: makeModels }] }
}

function rangeFilters({ ranges }: StockQuery, region: RegionCode): readonly Filter[] {
  return FACET_NAMES.flatMap((field): readonly Filter[] => {
    const range = ranges[field]
    return range === undefined ? [] : [{ kind: 'range', field, ...storedRange(field, range, region) }]
  })
}

function facetRequest(name: FacetName, query: StockQuery, site: SearchSite): readonly FacetRequest[] {
  const facet = FACETS[name]
  // A range's counts ignore its own filter, so that the histogram also shows cars outside the selection.
  if (facet.kind === 'range') return facet.histogram ? [{ field: name, limit: ALL_NUMBERS, tie: 'any' }] : []
  const chosen = query.values[name]
  const counted = { field: facetField(name, site), limit: facetLimit(name, site), tie: facet.tie }
  // Selected values are counted even beyond the limit (D-36).
  return chosen ? [{ ...counted, always: chosen.map((value) => fieldValue(name, value, site)) }] : [counted]
}
