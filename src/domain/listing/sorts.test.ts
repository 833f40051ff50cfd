import { expect, it } from 'vitest'
import { SORTS, sortFilter, sortLabel } from './sorts.ts'

it.each([
  ['relevance', 'Most relevant', { by: 'relevance' }],
  ['latest', 'Latest', { by: 'number', field: 'listed_at', direction: 'descending' }],
  ['price_desc', 'Highest price', { by: 'number', field: 'price', direction: 'descending' }],
  ['price_asc', 'Lowest price', { by: 'number', field: 'price', direction: 'ascending' }],
  ['km_desc', 'Highest kms', { by: 'number', field: 'km', direction: 'descending' }],
  ['km_asc', 'Lowest kms', { by: 'number', field: 'km', direction: 'ascending' }],
] as const)('SEARCH-7 %s is labelled ‘%s’', (name, label, sort) => {
  expect(SORTS[name].sort).toEqual(sort)
  expect(sortLabel(name, 'AU')).toBe(label)
})

it('SEARCH-7 leaves out cars without a price only under lowest price, where the site says so', () => {
  expect(sortFilter('price_asc', true)).toEqual([{ kind: 'range', field: 'price', min: 1, max: null }])
  expect(sortFilter('price_asc', false)).toEqual([])
  expect(sortFilter('price_desc', true)).toEqual([])
})

it('SITE-6 SEARCH-7 calls the odometer orders mileage in the US', () => {
  expect([sortLabel('km_desc', 'US'), sortLabel('km_asc', 'US')]).toEqual(['Highest mileage', 'Lowest mileage'])
  expect(sortLabel('price_asc', 'US')).toBe('Lowest price')
})
