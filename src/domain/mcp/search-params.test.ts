import { describe, expect, it } from 'vitest'
import { parseStockQuery } from '../listing/stock-query.ts'
import { searchFault, searchParams } from './search-params.ts'
import { readInput } from './tool-definition.ts'
import { SEARCH_TOOL } from './tools.ts'

function inputOf(given: unknown) {
  const read = readInput(SEARCH_TOOL, given)
  if (!read.ok) throw new Error(read.reason)
  return read.input
}

describe('a search of an agent', () => {
  it('SEARCH-1 is the query that the listing’s address would be', () => {
    const input = inputOf({
      query: 'towbar',
      make: 'Toyota',
      condition: 'used',
      seats: 5,
      price_max: 30_000,
      year_min: 2018,
      odometer_max: 90_000,
      postcode: '4105',
      distance: 50,
      sort: 'distance',
      page: 2,
    })
    expect(parseStockQuery(searchParams(input))).toEqual({
      text: 'towbar',
      page: 2,
      sort: 'distance',
      near: { postcode: '4105', distance: 50, centre: null },
      values: { make: ['Toyota'], car_type: ['used'], seats: ['5'], status: ['in_stock'] },
      ranges: { price: { min: null, max: 30_000 }, year: { min: 2018, max: null }, km: { min: null, max: 90_000 } },
      excluded: {},
      asked: '',
    })
  })

  it('K-17 without arguments is every car in stock, from the first page; with any it is the whole listing', () => {
    expect(searchParams(inputOf(undefined)).toString()).toBe('status=in_stock&page=1')
    expect(searchParams(inputOf({ availability: 'any' })).toString()).toBe('page=1')
  })

  it.each([
    [{ price_min: 2, price_max: 1 }, 'price_min is higher than price_max.'],
    [{ year_min: 2020, year_max: 2019 }, 'year_min is higher than year_max.'],
    [{ distance: 5 }, 'distance needs a postcode.'],
    [{ sort: 'distance' }, 'sort by distance needs a postcode.'],
    [{ price_min: 1, price_max: 1, postcode: '4105', distance: 5, sort: 'distance' }, null],
  ])('%j gets the answer %s', (given, fault) => {
    expect(searchFault(inputOf(given))).toBe(fault)
  })

  it('names each wrong argument', () => {
    const read = readInput(SEARCH_TOOL, { price_max: 'cheap', page: 0, sql: "'; drop table cars" })
    expect(read).toEqual({ ok: false, reason: expect.stringMatching(/price_max: .*page: .*sql/) })
  })
})
