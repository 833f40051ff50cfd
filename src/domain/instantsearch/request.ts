import { z } from 'zod'
import { type FacetName, SORT_NAMES, type SortName } from '../listing/facet/facet-names.ts'
import type { MenuLevel } from '../listing/menu-levels.ts'
import type { OutsideText } from '../outside-text.ts'
import { type Choices, instantParams } from './params.ts'

/** What the client can request counts for: our facets, and the levels of its menus. */
export type InstantFacet = FacetName | MenuLevel

/**
 * One parsed and validated request of the InstantSearch client. Parameters not listed here do not affect the result.
 */
export interface InstantRequest {
  readonly index: string
  /** Null if the index name has no sort order; the site's default applies. */
  readonly sort: SortName | null
  /** Set if the client asks for the values of one facet; null if it asks for hits. */
  readonly values: ValuesAsked | null
  readonly text: string
  /** From 0, as in that library. */
  readonly page: number
  /** The place of the first hit among all, from 0. */
  readonly offset: number
  readonly hitsPerPage: number
  readonly facets: readonly InstantFacet[]
  readonly facetFilters: Choices
  readonly numericFilters: Choices
  /** Conditions in Algolia's filter syntax; '' for none. */
  readonly filters: OutsideText
  readonly maxValuesPerFacet: number
  /** Attributes to highlight; null highlights every searchable attribute. */
  readonly highlighted: readonly string[] | null
  readonly tags: { readonly before: string; readonly after: string }
  /** The original parameters as a query string; the answer repeats them. */
  readonly params: string
}

interface ValuesAsked {
  readonly facet: FacetName
  readonly startingWith: string
  readonly most: number
}

export type ReadInstantRequest =
  | { readonly ok: true; readonly request: InstantRequest }
  | { readonly ok: false; readonly error: string }

/**
 * Parses one request. Its parameters are encoded text, an object, or (since version 5 of the client) next to
 * `indexName`. An unsupported parameter that would filter the result is an error, so that nobody relies on wrong
 * counts.
 */
export function readInstantRequest(input: unknown): ReadInstantRequest {
  const envelope = envelopeSchema.safeParse(input)
  if (!envelope.success) return { ok: false, error: sentence(envelope.error) }
  const { indexName: index, type, params: inner, ...beside } = envelope.data
  const params = { ...beside, ...(typeof inner === 'string' ? Object.fromEntries(new URLSearchParams(inner)) : inner) }
  const named = Object.fromEntries(Object.entries(params).filter(([, value]) => value !== null && value !== undefined))
  const refused = REFUSED.find((name) => !isEmpty(named[name]))
  if (refused) return { ok: false, error: `${refused} is not served: use facetFilters, numericFilters or filters.` }
  const read = instantParams.safeParse(named)
  if (!read.success) return { ok: false, error: sentence(read.error) }
  const { query, highlightPreTag, highlightPostTag, attributesToHighlight, facet, facetQuery, maxFacetHits, ...same } =
    read.data
  const { page, offset, hitsPerPage } = same
  if (type === 'facet' && facet === undefined) return { ok: false, error: 'facet: a request for values names it.' }
  return {
    ok: true,
    request: {
      ...same,
      page: offset === undefined ? page : Math.floor(offset / Math.max(hitsPerPage, 1)),
      offset: offset ?? page * hitsPerPage,
      index,
      sort: SORT_NAMES.find((name) => index.endsWith(`_${name}`)) ?? null,
      values: type === 'facet' && facet ? { facet, startingWith: facetQuery, most: maxFacetHits } : null,
      text: query,
      highlighted:
        attributesToHighlight === undefined || attributesToHighlight.includes('*') ? null : attributesToHighlight,
      tags: { before: highlightPreTag, after: highlightPostTag },
      params: typeof inner === 'string' ? inner : encoded(named),
    },
  }
}

/** Parameters that filter cars in unsupported ways. The client sends some of them empty. */
const REFUSED = [
  'tagFilters',
  'length',
  'aroundLatLng',
  'aroundLatLngViaIP',
  'insideBoundingBox',
  'insidePolygon',
  'restrictSearchableAttributes',
] as const

function isEmpty(value: unknown): boolean {
  return value === undefined || value === '' || value === false || (Array.isArray(value) && value.length === 0)
}

const envelopeSchema = z.looseObject(
  {
    indexName: z.string('a text is needed.').min(1, 'a text is needed.').max(200, 'at most 200 characters.'),
    type: z.enum(['default', 'facet'], 'default or facet.').nullish(),
    params: z.union([z.string(), z.record(z.string(), z.unknown())], 'a query string or an object.').nullish(),
  },
  'An object with indexName and params is needed.',
)

/** The first error as a sentence: 'hitsPerPage: a whole number from 0 to 100 is needed.' */
function sentence(error: z.ZodError): string {
  const [issue] = error.issues
  const name = issue?.path[0]
  return `${name === undefined ? '' : `${String(name)}: `}${issue?.message ?? 'It cannot be read.'}`
}

function encoded(params: Readonly<Record<string, unknown>>): string {
  const texts = Object.entries(params).map(([name, value]) => [
    name,
    typeof value === 'object' ? JSON.stringify(value) : String(value),
  ])
  return new URLSearchParams(texts).toString()
}
