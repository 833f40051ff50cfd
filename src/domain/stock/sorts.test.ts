import { expect, it } from 'vitest'
import { SORTS, sortFilter } from './sorts.ts'

it.each([
  ['relevance', 'Most relevant', { by: 'relevance' }],
  ['latest', 'Latest', { by: 'number', field: 'listed_at', direction: 'descending' }],
  ['price_desc', 'Highest price', { by: 'number', field: 'price', direction: 'descending' }],
  ['price_asc', 'Lowest price', { by: 'number', field: 'price', direction: 'ascending' }],
  ['km_desc', 'Highest kms', { by: 'number', field: 'km', direction: 'descending' }],
  ['km_asc', 'Lowest kms', { by: 'number', field: 'km', direction: 'ascending' }],
] as const)('SEARCH-7 %s is ‘%s’', (name, label, sort) => {
  expect(SORTS[name]).toEqual({ label, sort })
})

it('SEARCH-7 lowest price alone leaves out cars without a price, where the site says so', () => {
  expect(sortFilter('price_asc', true)).toEqual([{ kind: 'range', field: 'price', min: 1, max: null }])
  expect(sortFilter('price_asc', false)).toEqual([])
  expect(sortFilter('price_desc', true)).toEqual([])
})
