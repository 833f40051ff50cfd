import type { Filter } from '#search/engine.ts'
import { type FacetSite, facetField, fieldValue } from '../listing/facet/facet-field.ts'
import { storedRange } from '../listing/facet/facet-in-region.ts'
import { FACET_NAMES, type FacetName } from '../listing/facet/facet-names.ts'
import { FACETS } from '../listing/facet/facets.ts'
import { isMenuLevel, levelField, levelValue } from '../listing/menu-levels.ts'
import type { RegionCode } from '../region.ts'
import { readFilterText } from './filter-text.ts'
import type { Choices } from './params.ts'
import type { InstantFacet, InstantRequest } from './request.ts'

/** Site fields that facets and numbers depend on. A `Site` is one. */
export interface InstantSite extends FacetSite {
  readonly region: RegionCode
}

export type InstantFilters =
  | { readonly ok: true; readonly filters: readonly Filter[] }
  | { readonly ok: false; readonly error: string }

/**
 * Combines `facetFilters`, `numericFilters` and `filters` to one filter, or none. Unlike on our listing, counts respect
 * every active filter; the client sends an extra request where it wants a facet's counts without that facet's own
 * filter (SEARCH-4).
 */
export function instantFilters(
  { facetFilters, numericFilters, filters: text }: Pick<InstantRequest, 'facetFilters' | 'numericFilters' | 'filters'>,
  site: InstantSite,
): InstantFilters {
  const inWords = readFilterText(text, (condition, not) => anyFilter(condition, not, site))
  const read = [
    ...eachRead(facetFilters, (each) => facetFilter(each, site)),
    ...eachRead(numericFilters, (each) => numericFilter(each, site.region)),
    ...(inWords === null ? [] : [inWords]),
  ]
  const error = read.find((one) => typeof one === 'string')
  if (typeof error === 'string') return { ok: false, error }
  const filters = read.filter((one) => typeof one !== 'string')
  return { ok: true, filters: filters.length > 0 ? [{ kind: 'all', filters: [...filters, HOLDS_ANYWAY] }] : [] }
}

/** Whether a facet is numeric (seats included), so that it can be compared and has statistics. */
export function isNumber(name: InstantFacet): name is FacetName {
  if (isMenuLevel(name)) return false
  const facet = FACETS[name]
  return facet.kind === 'range' || facet.type === 'number'
}

/**
 * The base filter already requires this. It adds a second field, so that the engine does not treat the combined filter
 * as belonging to one facet (engine.ts).
 */
const HOLDS_ANYWAY: Filter = { kind: 'in', field: 'shown', values: ['yes'] }

/** One filter per list, or the list's first error. */
function eachRead(lists: Choices, readOne: (text: string) => Filter | string): readonly (Filter | string)[] {
  return lists.map((list) => {
    const read = list.map(readOne)
    const fault = read.find((one) => typeof one === 'string')
    if (fault !== undefined) return fault
    const [only, ...others] = read.filter((one) => typeof one !== 'string')
    return only && others.length === 0 ? only : { kind: 'any', filters: only ? [only, ...others] : [] }
  })
}

/** Accepts 'make:Toyota', the negations '-make:Toyota' and 'make:-Toyota', and 'tag:\-10%' for the value '-10%'. */
function facetFilter(text: string, site: FacetSite): Filter | string {
  const [, minus, name, not, value] = /^(-?)([^:]+):(-?)(.*)$/s.exec(text) ?? []
  const how = minus || not ? 'not-in' : 'in'
  const plain = (value ?? '').replace(/^\\-/, '-')
  if (name && isMenuLevel(name)) return { kind: how, field: levelField(name), values: [levelValue(name, plain)] }
  const facet = FACET_NAMES.find((known) => known === name)
  if (facet === undefined) return `facetFilters: ${JSON.stringify(text)} names no facet.`
  return { kind: how, field: facetField(facet, site), values: [fieldValue(facet, plain, site)] }
}

/** A condition of `filters`, on text or on a number. */
function anyFilter(text: string, not: boolean, site: InstantSite): Filter | string {
  if (!NUMERIC.test(text)) return facetFilter(not ? `-${text}` : text, site)
  const opposite = not ? text.replace(/<=|>=|!=|=|<|>/, (operator) => OPPOSITES[operator] ?? operator) : text
  if (not && opposite === text) return `filters: NOT is not served before ${JSON.stringify(text)}.`
  return numericFilter(opposite, site.region)
}

const OPPOSITES: Readonly<Record<string, string>> = {
  '<=': '>',
  '>=': '<',
  '<': '>=',
  '>': '<=',
  '=': '!=',
  '!=': '=',
}

/** Parses 'price>=10000' and 'price:10000 TO 20000'. Odometers are in the region's unit (SITE-6). */
function numericFilter(text: string, region: RegionCode): Filter | string {
  const [, name, operator, number, from, to] = NUMERIC.exec(text) ?? []
  const facet = FACET_NAMES.find((known) => known === name && isNumber(known))
  if (facet === undefined) return `numericFilters: ${JSON.stringify(text)} compares no number of a car.`
  const compare = operator === undefined ? undefined : (facet === 'km' ? WHOLE_COMPARISONS : COMPARISONS)[operator]
  const filter = compare
    ? compare(facet, Number(number))
    : ({ kind: 'range', field: facet, min: Number(from), max: Number(to) } as const)
  return stored(filter, facet, region)
}

/** Converts a filter's ranges from the region's unit to the stored unit. */
function stored(filter: Filter, facet: FacetName, region: RegionCode): Filter {
  if (filter.kind === 'range') return { ...filter, ...storedRange(facet, filter, region) }
  if (filter.kind === 'any') return { ...filter, filters: filter.filters.map((part) => stored(part, facet, region)) }
  return filter
}

/** Odometers are whole numbers, in kilometres and in miles, so each comparison becomes a range. */
const WHOLE_COMPARISONS: Readonly<Record<string, (field: FacetName, number: number) => Filter>> = {
  '<=': (field, max) => ({ kind: 'range', field, min: null, max }),
  '>=': (field, min) => ({ kind: 'range', field, min, max: null }),
  '=': (field, number) => ({ kind: 'range', field, min: number, max: number }),
  '!=': (field, number) => ({
    kind: 'any',
    filters: [
      { kind: 'range', field, min: null, max: number - 1 },
      { kind: 'range', field, min: number + 1, max: null },
    ],
  }),
  '<': (field, number) => ({ kind: 'range', field, min: null, max: Math.ceil(number) - 1 }),
  '>': (field, number) => ({ kind: 'range', field, min: Math.floor(number) + 1, max: null }),
}

const NUMBER = String.raw`(-?\d{1,12}(?:\.\d{1,6})?)`
const NUMERIC = new RegExp(
  String.raw`^\s*([a-z_]+)\s*(?:(<=|>=|!=|=|<|>)\s*${NUMBER}|:\s*${NUMBER}\s+TO\s+${NUMBER})\s*$`,
)

const COMPARISONS: Readonly<Record<string, (field: FacetName, number: number) => Filter>> = {
  '<=': (field, max) => ({ kind: 'range', field, min: null, max }),
  '>=': (field, min) => ({ kind: 'range', field, min, max: null }),
  '=': (field, number) => ({ kind: 'range', field, min: number, max: number }),
  '!=': notNumber,
  '<': (field, max) => ({ kind: 'all', filters: [{ kind: 'range', field, min: null, max }, notNumber(field, max)] }),
  '>': (field, min) => ({ kind: 'all', filters: [{ kind: 'range', field, min, max: null }, notNumber(field, min)] }),
}

function notNumber(field: FacetName, number: number): Filter {
  return { kind: 'not-in', field, values: [String(number)] }
}
