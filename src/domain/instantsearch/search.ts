import type { FacetRequest, SearchRequest } from '#search/engine.ts'
import { facetField } from '../listing/facet/facet-field.ts'
import type { FacetName } from '../listing/facet/facet-names.ts'
import { FACETS } from '../listing/facet/facets.ts'
import { isMenuLevel, levelField, levelFields } from '../listing/menu-levels.ts'
import { type SearchSite, searchRequest } from '../listing/search-request.ts'
import { WHOLE_LISTING } from '../listing/stock-path.ts'
import { EMPTY_QUERY } from '../listing/stock-query.ts'
import { instantFilters, isNumber } from './filters.ts'
import { type InstantFacet, type InstantRequest, readInstantRequest } from './request.ts'

/** A request of the InstantSearch client, and the engine's request for it. */
export interface InstantSearch {
  readonly parsed: InstantRequest
  readonly request: SearchRequest
}

export type InstantSearches =
  | { readonly ok: true; readonly searches: readonly InstantSearch[] }
  | { readonly ok: false; readonly error: string }

/** More than a page with filters on every facet sends. */
const MOST_REQUESTS = 20

/**
 * Different filters in a call. The client's extra requests repeat those of the first; each new one scans the whole
 * stock.
 */
const MOST_CHOICES = 100

/** A call needs about one page of hits, because the client's extra requests ask for none. */
const MOST_HITS = 500

/**
 * SEARCH-8: converts the `requests` of a call to searches of the site's stock, or returns the first error. The site's
 * base filter applies to each; the caller cannot change it.
 */
export function instantSearches(requests: unknown, site: SearchSite, now: Date): InstantSearches {
  if (!Array.isArray(requests)) return { ok: false, error: 'requests: a list is needed.' }
  if (requests.length > MOST_REQUESTS) return { ok: false, error: `requests: at most ${MOST_REQUESTS} in a call.` }
  const searches: InstantSearch[] = []
  for (const [index, input] of requests.entries()) {
    const search = instantSearch(input, site, now)
    if (!search.ok) return { ok: false, error: `Request ${index + 1}: ${search.error}` }
    searches.push(search)
  }
  const hits = searches.reduce((sum, { request }) => sum + request.limit, 0)
  if (hits > MOST_HITS) return { ok: false, error: `requests: at most ${MOST_HITS} hits in a call.` }
  const choices = searches.flatMap(({ parsed }) => [...parsed.facetFilters, ...parsed.numericFilters].flat())
  if (new Set(choices).size > MOST_CHOICES)
    return { ok: false, error: `requests: at most ${MOST_CHOICES} different choices in a call.` }
  return { ok: true, searches }
}

function instantSearch(
  input: unknown,
  site: SearchSite,
  now: Date,
): ({ readonly ok: true } & InstantSearch) | { readonly ok: false; readonly error: string } {
  const read = readInstantRequest(input)
  if (!read.ok) return read
  const parsed = read.request
  const chosen = instantFilters(parsed, site)
  if (!chosen.ok) return chosen
  const { values, hitsPerPage } = parsed
  const facets = values ? [values.facet] : parsed.facets
  const limit = values ? ALL_VALUES : parsed.maxValuesPerFacet
  const request = {
    ...searchRequest(
      site,
      { page: WHOLE_LISTING, query: { ...EMPTY_QUERY, text: parsed.text, sort: parsed.sort } },
      { facets: [], now },
    ),
    filters: chosen.filters,
    facets: facetRequests(facets, limit, site),
    stats: values ? [] : facets.filter(isNumber),
    offset: values ? 0 : parsed.offset,
    limit: values ? 0 : hitsPerPage,
  }
  return { ok: true, parsed, request }
}

/** Enough to find a value from its first letters. */
const ALL_VALUES = 1000

/** Requests each field once. A menu's makes are counted in full, because they show where a model's name begins. */
function facetRequests(names: readonly InstantFacet[], limit: number, site: SearchSite): readonly FacetRequest[] {
  const requests = new Map<string, FacetRequest>()
  const add = (name: FacetName, most: number) => {
    const request = facetRequest(name, most, site)
    if (most > (requests.get(request.field)?.limit ?? -1)) requests.set(request.field, request)
  }
  for (const name of names) {
    if (!isMenuLevel(name)) add(name, limit)
    else for (const field of levelFields(name)) add(field, field === levelField(name) ? limit : ALL_VALUES)
  }
  return [...requests.values()]
}

/** The client chooses the number of values; SEARCH-9's limits apply only to our own listing. */
function facetRequest(name: FacetName, limit: number, site: SearchSite): FacetRequest {
  const facet = FACETS[name]
  return { field: facetField(name, site), limit, tie: facet.kind === 'values' ? facet.tie : 'ascending' }
}
