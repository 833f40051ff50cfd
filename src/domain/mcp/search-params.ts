import type { FacetName } from '../listing/facet/facet-names.ts'
import { NEAR_FIELDS } from '../listing/near.ts'
import type { SearchInput } from './tools.ts'

/** The facets that an input names. */
const FACETS_BY_INPUT = {
  make: 'make',
  model: 'model',
  body: 'body',
  fuel: 'fuel',
  transmission: 'transmission',
  condition: 'car_type',
  seats: 'seats',
  state: 'state',
} as const satisfies Partial<Record<keyof SearchInput, FacetName>>

/** The name under which an agent gave a facet. */
export function inputOf(facet: FacetName): string {
  return entries(FACETS_BY_INPUT).find(([, each]) => each === facet)?.[0] ?? facet
}

/** An input of inventory.search as the parameters of GET /api/search, so that both find the same cars. */
export function searchParams(input: SearchInput): URLSearchParams {
  const params = new URLSearchParams()
  const set = (name: string, value: string | number | undefined) => {
    if (value !== undefined) params.set(name, String(value))
  }
  set('query', input.query)
  for (const [name, facet] of entries(FACETS_BY_INPUT)) set(facet, input[name])
  if (input.availability !== 'any') set('status' satisfies FacetName, input.availability)
  set('price', rangeText(input.price_min, input.price_max))
  set('year', rangeText(input.year_min, input.year_max))
  set('km', rangeText(undefined, input.odometer_max))
  set(NEAR_FIELDS.postcode, input.postcode)
  set(NEAR_FIELDS.distance, input.distance)
  set('sortBy', input.sort)
  set('page', input.page)
  return params
}

/** What a search would ignore silently; an agent hears of it instead. Null without a fault. */
export function searchFault(input: SearchInput): string | null {
  if (isReversed(input.price_min, input.price_max)) return 'price_min is higher than price_max.'
  if (isReversed(input.year_min, input.year_max)) return 'year_min is higher than year_max.'
  if (input.postcode === undefined && input.distance !== undefined) return 'distance needs a postcode.'
  if (input.postcode === undefined && input.sort === 'distance') return 'sort by distance needs a postcode.'
  return null
}

function isReversed(min: number | undefined, max: number | undefined): boolean {
  return min !== undefined && max !== undefined && min > max
}

function rangeText(min: number | undefined, max: number | undefined): string | undefined {
  return min === undefined && max === undefined ? undefined : `${min ?? ''}:${max ?? ''}`
}

function entries<Name extends string, Value>(table: Readonly<Record<Name, Value>>): readonly [Name, Value][] {
  return Object.entries(table) as [Name, Value][]
}
