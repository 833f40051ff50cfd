import { expect, it } from 'vitest'
import { shownTotal, totalText } from './listing-total.ts'

const facets = {
  car_type: [
    { value: 'used', count: 2000 },
    { value: 'new', count: 400 },
  ],
}

it.each([
  ['1999 as it is', { total: 1999, facets }, {}, 5000, 1999],
  ['the site’s stock count above', { total: 2000, facets }, {}, 5000, 5000],
  ['else the sum over conditions', { total: 2400, facets }, {}, null, 2400],
  ['the sum of only the selected conditions', { total: 2000, facets }, { car_type: ['used'] }, null, 2000],
  ['else the count itself', { total: 2400, facets: {} }, {}, null, 2400],
])('SEARCH-12 the count is %s', (_, result, values, stockCount, shown) => {
  expect(shownTotal(result, { values }, stockCount)).toBe(shown)
})

it.each([
  [0, '0 vehicles'],
  [1, '1 vehicle'],
  [1240, '1,240 vehicles'],
])('SEARCH-12 shows %d as %s', (total, text) => {
  expect(totalText(total, 'vehicle')).toBe(text)
})
