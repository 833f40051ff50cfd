import type { NumberStats, SearchResult } from '#search/engine.ts'
import type { MarkedText, MarkText } from '#search/mark-words.ts'
import type { CarSummary } from '../car/car.ts'
import { facetField, facetValue } from '../listing/facet/facet-field.ts'
import { shownStats } from '../listing/facet/facet-in-region.ts'
import type { FacetName } from '../listing/facet/facet-names.ts'
import { isMenuLevel, levelCounts } from '../listing/menu-levels.ts'
import { type AnswerSite, type PublicCar, publicCar } from '../listing/search-answer.ts'
import { isNumber } from './filters.ts'
import type { InstantFacet, InstantRequest } from './request.ts'

/** A result in the format of the InstantSearch client; the names are that library's. */
export interface InstantHits {
  readonly hits: readonly InstantHit[]
  readonly nbHits: number
  /** From 0. */
  readonly page: number
  readonly nbPages: number
  readonly hitsPerPage: number
  readonly facets: Readonly<Record<string, Readonly<Record<string, number>>>>
  readonly facets_stats: Readonly<Record<string, Pick<NumberStats, 'min' | 'max' | 'avg' | 'sum'>>>
  readonly exhaustiveNbHits: true
  readonly exhaustiveFacetsCount: true
  readonly exhaustiveTypo: true
  readonly exhaustive: { readonly nbHits: true; readonly facetsCount: true; readonly typo: true }
  readonly query: string
  readonly params: string
  readonly index: string
}

export type InstantHit = PublicCar & {
  readonly objectID: string
  readonly _highlightResult: Readonly<Record<string, Highlight>>
}

export interface Highlight {
  readonly value: string
  readonly matchLevel: 'none' | 'partial' | 'full'
  readonly fullyHighlighted: boolean
  readonly matchedWords: readonly string[]
}

/** Values of one facet that begin with the requested text, the most frequent first. */
export interface InstantFacetHits {
  readonly facetHits: readonly { readonly value: string; readonly highlighted: string; readonly count: number }[]
  readonly exhaustiveFacetsCount: true
}

export type InstantResult = InstantHits | InstantFacetHits

/**
 * SEARCH-2, SEARCH-4, SEARCH-5: converts the engine's result to the client's format. `mark` finds the query's words in
 * a text.
 */
export function instantResult(
  parsed: InstantRequest,
  result: SearchResult<CarSummary>,
  site: AnswerSite,
  mark: MarkText,
): InstantResult {
  const { values, hitsPerPage } = parsed
  if (values) return facetHits(parsed, values, result, { site, mark })
  return {
    hits: result.hits.map(({ stored }) => instantHit(publicCar(stored, site), parsed, mark)),
    nbHits: result.total,
    page: parsed.page,
    nbPages: hitsPerPage > 0 ? Math.ceil(result.total / hitsPerPage) : 0,
    hitsPerPage,
    facets: Object.fromEntries(
      parsed.facets.map((name) => [
        name,
        Object.fromEntries(
          counts(name, result, site)
            .slice(0, parsed.maxValuesPerFacet)
            .map(({ value, count }) => [value, count]),
        ),
      ]),
    ),
    facets_stats: Object.fromEntries(parsed.facets.filter(isNumber).flatMap((name) => statsOf(name, result, site))),
    exhaustiveNbHits: true,
    exhaustiveFacetsCount: true,
    exhaustiveTypo: true,
    exhaustive: { nbHits: true, facetsCount: true, typo: true },
    query: parsed.text,
    params: parsed.params,
    index: parsed.index,
  }
}

/** The searchable fields (SEARCH-6) that a hit contains. */
const HIGHLIGHTED = [
  'name',
  'make',
  'model',
  'badge',
  'series',
  'year',
  'body',
  'simple_body',
  'fuel',
  'simple_fuel',
  'colour',
  'stocknum',
  'drive',
  'simple_transmission',
] as const satisfies readonly (keyof PublicCar)[]

function instantHit(car: PublicCar, { highlighted, tags }: InstantRequest, mark: MarkText): InstantHit {
  const marked = HIGHLIGHTED.filter((name) => highlighted === null || highlighted.includes(name)).flatMap((name) => {
    const value = car[name]
    return value === null ? [] : [[name, highlight(mark(String(value)), tags)]]
  })
  return { ...car, objectID: car.id, _highlightResult: Object.fromEntries(marked) }
}

function highlight(text: MarkedText, tags: InstantRequest['tags']): Highlight {
  const { pieces, answered, all } = text
  return {
    value: tagged(text, tags),
    matchLevel: answered.length === 0 ? 'none' : all ? 'full' : 'partial',
    fullyHighlighted: answered.length > 0 && pieces.every((piece) => piece.marked || !/[\p{L}\p{N}]/u.test(piece.text)),
    matchedWords: answered,
  }
}

function tagged({ pieces }: MarkedText, { before, after }: InstantRequest['tags']): string {
  return pieces.map(({ text, marked }) => (marked ? `${before}${text}${after}` : text)).join('')
}

function facetHits(
  { tags }: InstantRequest,
  { facet, most }: NonNullable<InstantRequest['values']>,
  result: SearchResult<CarSummary>,
  { site, mark }: { readonly site: AnswerSite; readonly mark: MarkText },
): InstantFacetHits {
  const hits = counts(facet, result, site).flatMap(({ value, count }) => {
    const text = mark(value)
    return text.all ? [{ value, highlighted: tagged(text, tags), count }] : []
  })
  return { facetHits: hits.slice(0, most), exhaustiveFacetsCount: true }
}

function counts(name: InstantFacet, { facets }: Pick<SearchResult<unknown>, 'facets'>, site: AnswerSite) {
  if (isMenuLevel(name)) return levelCounts(name, facets)
  const counted = facets[facetField(name, site)] ?? []
  return counted.map(({ value, count }) => ({ value: facetValue(name, value, site), count }))
}

function statsOf(name: FacetName, result: SearchResult<CarSummary>, { region }: AnswerSite) {
  const stats = result.stats[name]
  if (!stats) return []
  const { min, max, avg, sum } = stats
  return [[name, shownStats(name, { min, max, avg, sum }, region)]]
}
