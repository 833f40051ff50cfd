import { type ChosenSort, FACET_NAMES, type FacetName, SORT_NAMES } from './facet/facet-names.ts'
import { FACETS } from './facet/facets.ts'
import { type Near, nearState, parseNear } from './near.ts'

/** What a visitor asks of the listing, as it stands in the address (SEARCH-1). */
export interface StockQuery {
  readonly text: string
  /** From 1. */
  readonly page: number
  /** Null: the site's own order. */
  readonly sort: ChosenSort | null
  /** Null: distances do not matter (SEARCH-19). */
  readonly near: Near | null
  readonly values: Readonly<Partial<Record<FacetName, readonly string[]>>>
  readonly ranges: Readonly<Partial<Record<FacetName, NumberRange>>>
}

/** Both ends belong to it; null is open, and one of them is not. */
export interface NumberRange {
  readonly min: number | null
  readonly max: number | null
}

export const EMPTY_QUERY: StockQuery = { text: '', page: 1, sort: null, near: null, values: {}, ranges: {} }

const LONGEST_TEXT = 200
const MOST_VALUES = 50
const LAST_PAGE = 10_000

/** Reads a query string. What is unknown or broken is passed over, never an error (SEARCH-1). */
export function parseStockQuery(params: URLSearchParams): StockQuery {
  const near = parseNear(params)
  const texts = textsByFacet(params)
  const facets = FACET_NAMES.map((name) => ({ name, texts: texts.get(name) ?? NOTHING }))
  return {
    // The last wins, so that a form's own field overrules the state it carries along.
    text: (params.getAll('query').at(-1) ?? '').trim().slice(0, LONGEST_TEXT),
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
        const range = FACETS[name].kind === 'range' ? (rangeOfForm(params, name) ?? parseRange(texts.at(-1))) : null
        return range === null ? [] : [[name, range]]
      }),
    ),
  }
}

/** The query string without what goes without saying; the colon of a range stays a colon (SEARCH-1). Empty: ''. */
export function formatStockQuery(query: StockQuery): string {
  const params = new URLSearchParams(stateOf(query).map(({ name, value }) => [name, value]))
  if (query.page > 1) params.set('page', String(query.page))
  return params.toString().replaceAll('%3A', ':')
}

/** The parameters of the state, page left out: what a GET form must carry along (SEARCH-18). */
export function stateOf(query: StockQuery): readonly Parameter[] {
  const state: Parameter[] = query.text === '' ? [] : [{ name: 'query', value: query.text }]
  // A listing writes over a hundred addresses, so what is not chosen must cost nothing.
  for (const name of FACET_NAMES) {
    for (const value of query.values[name] ?? NOTHING) state.push({ name, value })
  }
  for (const name of FACET_NAMES) {
    const range = query.ranges[name]
    if (range !== undefined) state.push({ name, value: `${range.min ?? ''}:${range.max ?? ''}` })
  }
  if (query.near !== null) state.push(...nearState(query.near))
  if (query.sort !== null) state.push({ name: 'sortBy', value: query.sort })
  return state
}

interface Parameter {
  readonly name: string
  readonly value: string
}

const NOTHING: readonly string[] = []

/** The names of the two fields of a range in a form without script, which cannot write 'min:max' (SEARCH-18). */
export function rangeFieldNames(name: FacetName): { readonly min: string; readonly max: string } {
  return { min: `${name}.from`, max: `${name}.to` }
}

/** `make=Toyota&make=Mazda`, and `refinementList[make][0]=Toyota` as others write it: what was written of each. */
function textsByFacet(params: URLSearchParams): ReadonlyMap<string, readonly string[]> {
  const texts = new Map<string, string[]>()
  for (const [key, value] of params) {
    const written = REFINEMENT.exec(key)?.[1] ?? key
    const name = written === DEALERSHIP_SLUG ? 'dealership_name' : written
    const text = value.trim().slice(0, LONGEST_TEXT)
    const known = texts.get(name)
    if (text === '' || known?.includes(text) || known?.length === MOST_VALUES) continue
    if (known) known.push(text)
    else texts.set(name, [text])
  }
  return texts
}

/** D-39: other front ends name a dealership by its slug, `refinementList[dealership_slug][0]=meridian-kia`. */
const DEALERSHIP_SLUG = 'dealership_slug'

const REFINEMENT = /^refinementList\[([^[\]]*)\]\[.*\]$/s

function rangeOfForm(params: URLSearchParams, name: FacetName): NumberRange | null {
  const fields = rangeFieldNames(name)
  const [min, max] = [params.get(fields.min), params.get(fields.max)]
  return min === null && max === null ? null : parseRange(`${plain(min)}:${plain(max)}`)
}

/** What a visitor types into a number's field: '20,000' and '$20 000' are 20000. */
function plain(text: string | null): string {
  return (text ?? '').replace(/[$,\s]/g, '')
}

/** 'min:max', either side empty. An end that is no number, or a range that is upside down, is none (SEARCH-10). */
function parseRange(text: string | undefined): NumberRange | null {
  const [, from, to] = /^(\d{0,9}):(\d{0,9})$/.exec(text ?? '') ?? []
  const min = from ? Number(from) : null
  const max = to ? Number(to) : null
  if (min === null && max === null) return null
  return min !== null && max !== null && min > max ? null : { min, max }
}

/** By distance needs a place to measure from (SEARCH-19). */
function sortOf(text: string | undefined, near: Near | null): ChosenSort | null {
  if (text === 'distance') return near === null ? null : text
  return SORT_NAMES.find((name) => name === text) ?? null
}

function pageOf(text: string | undefined): number {
  const page = /^\d{1,5}$/.test(text ?? '') ? Number(text) : 1
  return Math.min(Math.max(page, 1), LAST_PAGE)
}
