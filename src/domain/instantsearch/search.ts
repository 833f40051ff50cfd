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

/** A request of the InstantSearch client, and what the engine is asked for it. */
export interface InstantSearch {
  readonly asked: InstantRequest
  readonly request: SearchRequest
}

export type InstantSearches =
  | { readonly ok: true; readonly searches: readonly InstantSearch[] }
  | { readonly ok: false; readonly error: string }

/** More than a page with every facet chosen from asks for. */
const MOST_REQUESTS = 20

/** The client's extra requests repeat the choices of the first; each that is new costs a look at the whole stock. */
const MOST_CHOICES = 100

/** Its extra requests ask for no hits, so a call is mostly a page of them. */
const MOST_HITS = 500

/**
 * The `requests` of a call as searches of the site's stock, all of them or the first fault. The site's own limits stand
 * beneath each, out of the caller's reach (SEARCH-8).
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
  const choices = searches.flatMap(({ asked }) => [...asked.facetFilters, ...asked.numericFilters].flat())
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
  const asked = read.request
  const chosen = instantFilters(asked, site)
  if (!chosen.ok) return chosen
  const { values, hitsPerPage } = asked
  const facets = values ? [values.facet] : asked.facets
  const limit = values ? ALL_VALUES : asked.maxValuesPerFacet
  const request = {
    ...searchRequest(site, WHOLE_LISTING, { ...EMPTY_QUERY, text: asked.text, sort: asked.sort }, [], now),
    filters: chosen.filters,
    facets: facetRequests(facets, limit, site),
    stats: values ? [] : facets.filter(isNumber),
    offset: values ? 0 : asked.page * hitsPerPage,
    limit: values ? 0 : hitsPerPage,
  }
  return { ok: true, asked, request }
}

/** Enough to find a value among that somebody types the beginning of. */
const ALL_VALUES = 1000

/** Each field once. A menu's makes are counted whole, since they tell where a model's name begins. */
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

/** How many values show is the client's choice (SEARCH-9's limits are those of our own listing). */
function facetRequest(name: FacetName, limit: number, site: SearchSite): FacetRequest {
  const facet = FACETS[name]
  return { field: facetField(name, site), limit, tie: facet.kind === 'values' ? facet.tie : 'ascending' }
}
