import { expect, it } from 'vitest'
import { priceRange, priceRangeLabel, weeklyPriceRange } from './price-range.ts'

it.each([
  [null, null],
  [-1, null],
  [9999, '0-10000'],
  [10_000, '10000-15000'],
  [99_999, '75000-100000'],
  [250_000, '100000-'],
])('SEARCH-3 a price of %s is in the range %s', (price, range) => {
  expect(priceRange(price)).toBe(range)
})

it('SEARCH-3 has separate ranges for weekly prices', () => {
  expect(weeklyPriceRange(229)).toBe('200-250')
})

it.each([
  ['0-10000', 'Under $10,000'],
  ['10000-15000', '$10,000 to $15,000'],
  ['100000-', '$100,000 and over'],
  ['cheap', 'cheap'],
])('SEARCH-3 labels the range %s as %s', (value, label) => {
  expect(priceRangeLabel(value)).toBe(label)
})
