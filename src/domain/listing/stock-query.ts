import { cutText } from '../cut-text.ts'
import { LONGEST_QUERY_TEXT, queryText } from '../query-text.ts'
import { typedNumber } from '../typed-number.ts'
import { type ChosenSort, FACET_NAMES, type FacetName, SORT_NAMES } from './facet/facet-names.ts'
import { FACETS } from './facet/facets.ts'
import { type Near, nearState, parseNear } from './near.ts'

/** SEARCH-1: a visitor's search of the listing, as in the address. */
export interface StockQuery {
  readonly text: string
  /** From 1. */
  readonly page: number
  /** Null uses the site's default order. */
  readonly sort: ChosenSort | null
  /** Null if the visitor gave no postcode (SEARCH-19). */
  readonly near: Near | null
  readonly values: Readonly<Partial<Record<FacetName, readonly string[]>>>
  readonly ranges: Readonly<Partial<Record<FacetName, NumberRange>>>
  /** ASK-7: values that no car found may have. */
  readonly excluded: Readonly<Partial<Record<FacetName, readonly string[]>>>
  /**
   * ASK-1: the visitor's words before they became filters; '' if they have not been read yet. With it, `text` is searched
   * as it is.
   */
  readonly asked: string
}

/** ASK-7: before a facet's name in the address: `not.colour=White`. */
export const EXCLUDED = 'not.'

/** Name of the address's parameter. */
export const ASKED = 'asked'

/** Both ends are included; null is open, but never both. */
export interface NumberRange {
  readonly min: number | null
  readonly max: number | null
}

export const EMPTY_QUERY: StockQuery = {
  text: '',
  page: 1,
  sort: null,
  near: null,
  values: {},
  ranges: {},
  excluded: {},
  asked: '',
}

const MOST_VALUES = 50
const LAST_PAGE = 10_000

/** Parses a query string. Unknown and invalid parameters are ignored (SEARCH-1); `unreadParameters` names them. */
export function parseStockQuery(params: URLSearchParams): StockQuery {
  const near = parseNear(params)
  const texts = textsByFacet(params)
  const facets = FACET_NAMES.map((name) => ({ name, texts: texts.get(name) ?? NOTHING }))
  return {
    // The last value wins, so that a form's own field overrides its hidden fields.
    text: queryText(params, 'query'),
    page: pageOf(params.getAll('page').at(-1)),
    sort: sortOf(params.getAll('sortBy').at(-1), near),
    near,
    values: Object.fromEntries(
      facets
        .filter(({ name, texts }) => FACETS[name].kind === 'values' && texts.length > 0)
        .map(({ name, texts }) => [name, texts]),
    ),
    ranges: Object.fromEntries(
      facets.flatMap(({ name, texts }) => {
        const range =
          FACETS[name].kind === 'range'
            ? (rangeOfForm(params, name) ?? rangeOfText(texts.at(-1)) ?? oneNumber(name, texts.at(-1)))
            : null
        return range === null ? [] : [[name, range]]
      }),
    ),
    excluded: Object.fromEntries(
      FACET_NAMES.flatMap((name) => {
        const left = FACETS[name].kind === 'values' ? (texts.get(EXCLUDED + name) ?? NOTHING) : NOTHING
        return left.length === 0 ? [] : [[name, left]]
      }),
    ),
    asked: queryText(params, ASKED),
  }
}

/**
 * Formats the query string without defaults (SEARCH-1). The colon of a range is not encoded. '' if there is nothing to
 * write.
 */
export function formatStockQuery(query: StockQuery): string {
  const params = new URLSearchParams(stateOf(query).map(({ name, value }) => [name, value]))
  if (query.page > 1) params.set('page', String(query.page))
  return params.toString().replaceAll('%3A', ':')
}

/** SEARCH-18: the parameters of the query without the page number: the hidden fields of a GET form. */
export function stateOf(query: StockQuery): readonly Parameter[] {
  const state: Parameter[] = query.text === '' ? [] : [{ name: 'query', value: query.text }]
  // A listing contains over a hundred addresses, so unselected facets must cost nothing.
  for (const name of FACET_NAMES) {
    for (const value of query.values[name] ?? NOTHING) state.push({ name, value })
  }
  for (const name of FACET_NAMES) {
    const range = query.ranges[name]
    if (range !== undefined) state.push({ name, value: `${range.min ?? ''}:${range.max ?? ''}` })
  }
  for (const name of FACET_NAMES)
    for (const value of query.excluded[name] ?? NOTHING) state.push({ name: EXCLUDED + name, value })
  if (query.near !== null) state.push(...nearState(query.near))
  if (query.sort !== null) state.push({ name: 'sortBy', value: query.sort })
  if (query.asked !== '') state.push({ name: ASKED, value: query.asked })
  return state
}

interface Parameter {
  readonly name: string
  readonly value: string
}

const NOTHING: readonly string[] = []

/** SEARCH-18: the two field names of a range, for forms without script, which cannot combine them to 'min:max'. */
export function rangeFieldNames(name: FacetName): { readonly min: string; readonly max: string } {
  return { min: `${name}.from`, max: `${name}.to` }
}

/**
 * Collects the values per facet, from `make=Toyota&make=Mazda` and from the form of other front ends,
 * `refinementList[make][0]=Toyota`.
 */
function textsByFacet(params: URLSearchParams): ReadonlyMap<string, readonly string[]> {
  const texts = new Map<string, string[]>()
  for (const [key, value] of params) {
    const written = REFINEMENT.exec(key)?.[1] ?? key
    const name = written === DEALERSHIP_SLUG ? 'dealership_name' : written
    const text = cutText(value.trim(), LONGEST_QUERY_TEXT)
    const facetTexts = texts.get(name)
    if (text === '' || facetTexts?.includes(text) || facetTexts?.length === MOST_VALUES) continue
    if (facetTexts) facetTexts.push(text)
    else texts.set(name, [text])
  }
  return texts
}

/** D-39: other front ends name dealerships by slug: `refinementList[dealership_slug][0]=meridian-kia`. */
const DEALERSHIP_SLUG = 'dealership_slug'

const REFINEMENT = /^refinementList\[([^[\]]*)\]\[.*\]$/s

function rangeOfForm(params: URLSearchParams, name: FacetName): NumberRange | null {
  const { min, max } = rangeFieldNames(name)
  return rangeTyped([params.get(min) ?? '', params.get(max) ?? ''])
}

/** A range of an address: as the site writes it, or as somebody wrote it by hand. */
function rangeOfText(text: string | undefined): NumberRange | null {
  const ends = endsOf(text ?? '')
  return parseRange(text) ?? (ends && rangeTyped(ends))
}

/** The two texts around the colon of a range; null without one. */
export function endsOf(text: string): readonly [string, string] | null {
  const [from, to, ...more] = text.split(':')
  return from === undefined || to === undefined || more.length > 0 ? null : [from, to]
}

/** A19: an end that is no number is open, and the other one counts; ends the wrong way round are turned. */
function rangeTyped([from, to]: readonly [string, string]): NumberRange | null {
  const [min, max] = [typedEnd(from), typedEnd(to)]
  return parseRange(min !== '' && max !== '' && Number(max) < Number(min) ? `${max}:${min}` : `${min}:${max}`)
}

function typedEnd(text: string): string {
  const typed = typedNumber(text)
  return typed === null || Number.isNaN(typed) ? '' : String(typed)
}

/** U-10: what one number can only mean: sleeps=6 is 6 or more, year=2019 that year. A single price may be either end. */
function oneNumber(name: FacetName, text: string | undefined): NumberRange | null {
  if (!/^\d{1,4}$/.test(text ?? '')) return null
  const value = Number(text)
  const facet = FACETS[name]
  if (name === 'year') return { min: value, max: value }
  return facet.kind === 'range' && facet.orMore ? { min: value, max: null } : null
}

/** Parses 'min:max' with either side empty; null if a side is not a number, or min exceeds max (SEARCH-10). */
function parseRange(text: string | undefined): NumberRange | null {
  const [, from, to] = /^(\d{0,9}(?:\.\d)?):(\d{0,9}(?:\.\d)?)$/.exec(text ?? '') ?? []
  const min = from ? Number(from) : null
  const max = to ? Number(to) : null
  if (min === null && max === null) return null
  return min !== null && max !== null && min > max ? null : { min, max }
}

/** Sorting by distance needs a postcode (SEARCH-19). */
function sortOf(text: string | undefined, near: Near | null): ChosenSort | null {
  if (text === 'distance') return near === null ? null : text
  return SORT_NAMES.find((name) => name === text) ?? null
}

function pageOf(text: string | undefined): number {
  const page = /^\d{1,5}$/.test(text ?? '') ? Number(text) : 1
  return Math.min(Math.max(page, 1), LAST_PAGE)
}
