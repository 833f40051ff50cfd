import type { Filter } from '#search/engine.ts'
import { DIRECTORY_PAGE, type DirectoryQuery } from '../directory/directory-query.ts'
import { parseStockQuery } from './stock-query.ts'

/** SEARCH-17: filters of a search within dealerships. `dealership` is a slug, `price` is 'min:max'. */
export const DEALERSHIP_LISTS = ['dealership', 'categories', 'make', 'price'] as const
export type DealershipList = (typeof DEALERSHIP_LISTS)[number]
export type DealershipQuery = DirectoryQuery<DealershipList>

/** SEARCH-17: the engine's request for a page of 21 cars. */
export function dealershipRequest({ text, values, offset }: DealershipQuery): {
  readonly filters: readonly Filter[]
  readonly text: string
  readonly offset: number
  readonly limit: number
} {
  const filters = FIELDS.flatMap(([name, field]): readonly Filter[] => {
    const value = values[name]
    return value === undefined ? [] : [{ kind: 'in', field, values: [value] }]
  })
  return { filters: [...filters, ...priceFilter(values.price)], text, offset, limit: DIRECTORY_PAGE }
}

const FIELDS: readonly (readonly [DealershipList, string])[] = [
  ['dealership', 'dealership_slug'],
  ['categories', 'categories'],
  ['make', 'make'],
]

function priceFilter(price: string | undefined): readonly Filter[] {
  const range = parseStockQuery(new URLSearchParams({ price: price ?? '' })).ranges.price
  return range ? [{ kind: 'range', field: 'price', min: range.min, max: range.max }] : []
}
