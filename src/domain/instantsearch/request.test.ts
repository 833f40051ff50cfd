import { describe, expect, it } from 'vitest'
import { FACET_NAMES } from '../listing/facet/facet-names.ts'
import { readInstantRequest } from './request.ts'

const read = (params: unknown, beside = {}) => readInstantRequest({ indexName: 'stock', params, ...beside })
const asked = (params: unknown, beside = {}) => {
  const answer = read(params, beside)
  if (!answer.ok) throw new Error(answer.error)
  return answer.request
}

it('SEARCH-2 an empty request asks for the first 21 cars in the site’s own order', () => {
  expect(asked({})).toEqual({
    index: 'stock',
    sort: null,
    values: null,
    text: '',
    page: 0,
    offset: 0,
    hitsPerPage: 21,
    facets: [],
    facetFilters: [],
    numericFilters: [],
    filters: '',
    maxValuesPerFacet: 100,
    highlighted: null,
    tags: { before: '<em>', after: '</em>' },
    params: '',
  })
})

it('SEARCH-2 parses parameters the same as encoded text, as an object and next to the index’s name', () => {
  const params = {
    query: ' hilux ',
    page: 2,
    hitsPerPage: 10,
    facets: ['make', 'price'],
    facetFilters: [['make:Toyota', 'make:Mazda'], 'body:Ute'],
    numericFilters: ['price>=10000'],
    maxValuesPerFacet: 5,
    attributesToHighlight: ['make'],
    highlightPreTag: '<b>',
  }
  const { params: text, ...object } = asked(params)
  expect(object).toMatchObject({ text: 'hilux', page: 2, hitsPerPage: 10, highlighted: ['make'] })
  expect(asked(text)).toEqual({ ...object, params: text })
  expect(asked(undefined, params)).toEqual({ ...object, params: text })
})

it.each([
  ['page=2&hitsPerPage=10', 2, 20],
  ['offset=21&hitsPerPage=5', 4, 21],
  [{ offset: 21, page: 9 }, 1, 21],
  [{ offset: 3, hitsPerPage: 0 }, 3, 3],
])('F-12 SEARCH-2 %j begins on page %d, at hit %d', (params, page, offset) => {
  expect(asked(params)).toMatchObject({ page, offset })
})

it.each([
  ['stock', null],
  ['stock_price_asc', 'price_asc'],
  ['stock_km_desc', 'km_desc'],
  ['cars_of_mine_latest', 'latest'],
  ['latest', null],
])('SEARCH-7 the index %s sorts by %s', (indexName, sort) => {
  expect(asked({}, { indexName }).sort).toBe(sort)
})

it.each([
  ['make:Toyota', [['make:Toyota']]],
  ['make:Toyota,-body:Ute', [['make:Toyota'], ['-body:Ute']]],
  ['colour:Black, matt', [['colour:Black, matt']]],
  ['["make:Toyota",["body:Ute","body:Van"]]', [['make:Toyota'], ['body:Ute', 'body:Van']]],
  [
    ['make:Toyota', ['body:Ute', 'body:Van']],
    [['make:Toyota'], ['body:Ute', 'body:Van']],
  ],
  [[[], ['']], []],
  ['', []],
])('SEARCH-4 parses facetFilters %j as %j', (facetFilters, lists) => {
  expect(asked({ facetFilters }).facetFilters).toEqual(lists)
})

it.each([
  ['price>=1,price<=2', [['price>=1'], ['price<=2']]],
  [[['price>=1', 'km<5']], [['price>=1', 'km<5']]],
])('SEARCH-4 parses numericFilters %j as %j', (numericFilters, lists) => {
  expect(asked({ numericFilters }).numericFilters).toEqual(lists)
})

it.each([
  ['make', ['make']],
  ['make,body', ['make', 'body']],
  ['["make"]', ['make']],
  ['', []],
])('SEARCH-3 parses facets %j as %j', (facets, names) => {
  expect(asked({ facets }).facets).toEqual(names)
})

it('SEARCH-3 expands the star to every facet', () => {
  expect(asked({ facets: ['*'] }).facets).toEqual([...FACET_NAMES, 'make_model.lvl0', 'make_model.lvl1'])
})

it('SEARCH-4 requires a facet in a request for values', () => {
  const beside = { type: 'facet', facet: 'make' }
  expect(asked({ facetQuery: 'toy', maxFacetHits: 5 }, beside).values).toEqual({
    facet: 'make',
    startingWith: 'toy',
    most: 5,
  })
  expect(read({}, { type: 'facet' })).toMatchObject({ ok: false })
})

it('SEARCH-2 ignores empty parameters and those that do not affect the result', () => {
  const params = { filters: '', tagFilters: [], query: null, analytics: false, userToken: 'someone', distinct: true }
  expect(asked(params)).toMatchObject({ text: '', page: 0 })
})

describe('explains why a request is refused', () => {
  it.each([
    [{ hitsPerPage: 101 }, 'hitsPerPage: a whole number from 0 to 100 is needed.'],
    ['hitsPerPage=1e2', 'hitsPerPage: a whole number from 0 to 100 is needed.'],
    [{ page: -1 }, 'page: a whole number from 0 to 9999 is needed.'],
    [{ offset: -1 }, 'offset: a whole number from 0 to 999900 is needed.'],
    [{ page: 1.5 }, 'page: a whole number from 0 to 9999 is needed.'],
    [{ maxValuesPerFacet: 1001 }, 'maxValuesPerFacet: a whole number from 0 to 1000 is needed.'],
    [{ query: 7 }, 'query: a text is needed.'],
    [{ facets: ['wheels'] }, 'facets: there is no facet "wheels".'],
    ['facets=%5Bmake', 'facets: a list of names is needed.'],
    [{ facetFilters: { make: 'Toyota' } }, 'facetFilters: a list is needed.'],
    [{ facetFilters: [[['make:Toyota']]] }, 'facetFilters: each is a text or a list of texts.'],
    [{ facetFilters: Array.from({ length: 101 }, () => 'make:Toyota') }, 'facetFilters: at most 100 choices.'],
    ['tagFilters=a', 'tagFilters is not served: use facetFilters, numericFilters or filters.'],
    [7, 'params: a query string or an object.'],
  ])('SEARCH-2 %j: %s', (params, error) => {
    expect(read(params)).toEqual({ ok: false, error })
  })

  it.each([null, 'stock', [], {}, { indexName: '' }, { indexName: 7 }])('SEARCH-2 refuses %j', (input) => {
    expect(readInstantRequest(input)).toMatchObject({ ok: false, error: expect.stringMatching(/\.$/) })
  })
})
