import { expect, it } from 'vitest'
import { isNarrowed, narrow, without, withPage, withValue } from './narrow.ts'
import { EMPTY_QUERY, formatStockQuery, parseStockQuery, type StockQuery } from './stock-query.ts'

const start = parseStockQuery(new URLSearchParams('query=ute&make=Toyota&make=Mazda&price=1:2&page=4'))

it.each<[string, StockQuery, string]>([
  ['a word', narrow(start, { text: 'van' }), 'query=van&make=Toyota&make=Mazda&price=1:2'],
  ['a value', withValue(start, 'make', 'Kia'), 'query=ute&make=Toyota&make=Mazda&make=Kia&price=1:2'],
  ['a value twice', withValue(start, 'make', 'Mazda'), 'query=ute&make=Toyota&make=Mazda&price=1:2'],
  [
    'the first value of a facet',
    withValue(start, 'fuel', 'Diesel'),
    'query=ute&make=Toyota&make=Mazda&fuel=Diesel&price=1:2',
  ],
  ['a value less', without(start, 'make', 'Toyota'), 'query=ute&make=Mazda&price=1:2'],
  [
    'removing a value of a facet without any',
    without(start, 'fuel', 'Diesel'),
    'query=ute&make=Toyota&make=Mazda&price=1:2',
  ],
  ['a facet less', without(start, 'make'), 'query=ute&price=1:2'],
  ['a range less', without(start, 'price'), 'query=ute&make=Toyota&make=Mazda'],
  ['another order', narrow(start, { sort: 'latest' }), 'query=ute&make=Toyota&make=Mazda&price=1:2&sortBy=latest'],
])('SEARCH-1 %s returns to the first page', (_, query, written) => {
  expect(formatStockQuery(query)).toBe(written)
  expect(query.page).toBe(1)
})

it('SEARCH-1 changes only the page', () => {
  expect(withPage(start, 5)).toEqual({ ...start, page: 5 })
})

it.each([
  ['', false],
  ['page=3&sortBy=latest', false],
  ['query=a', true],
  ['make=a', true],
  ['price=1:', true],
])('SEARCH-15 isNarrowed(%j) is %s', (text, answer) => {
  expect(isNarrowed(parseStockQuery(new URLSearchParams(text)))).toBe(answer)
})

it('SEARCH-1 removes the facet with its only value', () => {
  expect(without(withValue(EMPTY_QUERY, 'make', 'Kia'), 'make', 'Kia')).toEqual(EMPTY_QUERY)
})
