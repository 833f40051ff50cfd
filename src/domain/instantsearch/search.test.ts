import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SearchEngine } from '#search/engine.ts'
import { wordMarker } from '#search/mark-words.ts'
import { createMemoryEngine } from '#search/memory/memory-engine.ts'
import type { Car, CarSummary } from '../car/car.ts'
import { carDocument, stockSchema } from '../listing/car-document.ts'
import { exampleCar } from '../testing/example-car.ts'
import { NOW } from '../testing/example-listing.ts'
import { exampleSite } from '../testing/example-site.ts'
import { type InstantFacetHits, type InstantHits, instantResult } from './result.ts'
import { instantSearches } from './search.ts'

const CARS: readonly Partial<Car>[] = [
  { id: 'a', price: 10_000, km: 90_000, seats: 5, tag: '-10%' },
  { id: 'b', price: 20_000, km: 60_000, seats: 7, model: 'Corolla', simple_body: 'sedan', body: 'Saloon' },
  { id: 'c', price: null, km: null, seats: 7, make: 'Mazda', model: 'CX-9', simple_body: 'suv', body: 'SUV' },
  { id: 'd', price: 30_000, km: 10, seats: null, make: 'Mazda', model: 'BT-50' },
  { id: 'other', dealership_slug: 'another-dealer', make: 'Lexus' },
  { id: 'hidden', show_on_dealer_website: false, make: 'Lexus' },
]

let engine: SearchEngine<CarSummary>
beforeAll(async () => {
  engine = createMemoryEngine(stockSchema)
  await engine.upsert(CARS.map((car) => carDocument(exampleCar({ slug: `car-${car.id}`, ...car }))))
})
afterAll(() => engine.close())

type SiteChange = Parameters<typeof exampleSite>[0]

async function answer(input: Record<string, unknown>, change: SiteChange = {}) {
  const site = exampleSite(change)
  const read = instantSearches([{ indexName: 'stock', ...input }], site, NOW)
  if (!read.ok) throw new Error(read.error)
  const [search] = read.searches
  if (!search) throw new Error('no search')
  const words = search.parsed.values?.startingWith ?? search.parsed.text
  return instantResult(search.parsed, await engine.search(search.request), site, wordMarker(words, stockSchema))
}

async function hits(
  params: Record<string, unknown>,
  indexName = 'stock',
  change: SiteChange = {},
): Promise<InstantHits> {
  const result = await answer({ indexName, params }, change)
  if (!('hits' in result)) throw new Error('no hits')
  return result
}
const ids = async (params: Record<string, unknown>) =>
  (await hits(params)).hits.map(({ objectID }) => objectID).toSorted()

describe('filters', () => {
  it.each([
    [[], 'abcd'],
    [['make:Toyota'], 'ab'],
    [['make:Toyota', 'make:Mazda'], ''],
    [[['make:Toyota', 'make:Mazda']], 'abcd'],
    [['make:Mazda', 'body:SUV'], 'c'],
    [[['make:Toyota', 'body:SUV']], 'abc'],
    [['-make:Toyota'], 'cd'],
    [['make:-Toyota'], 'cd'],
    [[['-make:Toyota', 'model:Corolla']], 'bcd'],
    [['tag:\\-10%'], 'a'],
    [['-tag:\\-10%'], 'bcd'],
    [['seats:7'], 'bc'],
    [['dealership_name:Example Motors Moorooka'], 'abcd'],
    [['make:constructor'], ''],
    [['make_model.lvl0:Toyota'], 'ab'],
    [['make_model.lvl1:Mazda > CX-9'], 'c'],
    [['make_model.lvl1:-Mazda > CX-9'], 'abd'],
  ])('SEARCH-4 facetFilters %j find %s', async (facetFilters, expected) => {
    expect((await ids({ facetFilters })).join('')).toBe(expected)
  })

  it.each([
    [['price>=20000'], 'bd'],
    [['price>20000'], 'd'],
    [['price<=20000'], 'ab'],
    [['price<20000'], 'a'],
    [['price = 20000'], 'b'],
    [['price!=20000'], 'acd'],
    [['price:10000 TO 20000'], 'ab'],
    [['price>=10000', 'price<=20000'], 'ab'],
    [[['price>=30000', 'km>=90000']], 'ad'],
    [['seats>5'], 'bc'],
    [['km>-1'], 'abd'],
  ])('SEARCH-4 numericFilters %j find %s', async (numericFilters, expected) => {
    expect((await ids({ numericFilters })).join('')).toBe(expected)
  })

  it('SEARCH-9 filters and counts the body facet by the site’s own body names', async () => {
    const change = { search: { customBodies: true } }
    const own = await hits({ facets: ['body'], facetFilters: ['body:Saloon'] }, 'stock', change)
    expect(own.hits.map(({ objectID }) => objectID)).toEqual(['b'])
    expect(own.facets).toEqual({ body: { Saloon: 1 } })
  })
})

describe('counts', () => {
  it('SEARCH-4 counts only the cars found, so that the client’s extra query gives a facet’s other values', async () => {
    const facetFilters = [['make:Toyota'], ['simple_body:ute']]
    expect((await hits({ facets: ['make', 'simple_body'], facetFilters })).facets).toEqual({
      make: { Toyota: 1 },
      simple_body: { ute: 1 },
    })
    const without = await hits({ facets: 'make', facetFilters: facetFilters.slice(1), hitsPerPage: 0 })
    expect(without).toMatchObject({ hits: [], nbHits: 2, nbPages: 0, facets: { make: { Toyota: 1, Mazda: 1 } } })
  })

  it('SEARCH-4 applies a single filter to its own facet’s counts too', async () => {
    expect((await hits({ facets: ['make'], facetFilters: ['make:Toyota'] })).facets).toEqual({ make: { Toyota: 2 } })
  })

  it('D-47 counts the paths of a menu level, up to the requested number, and each field once', async () => {
    const facets = ['make_model.lvl1', 'make', 'make_model']
    const found = await hits({ facets, maxValuesPerFacet: 1, facetFilters: ['make_model.lvl1:Mazda > BT-50'] })
    expect(found.facets).toEqual({
      'make_model.lvl1': { 'Mazda > BT-50': 1 },
      make: { Mazda: 1 },
      make_model: { 'Mazda BT-50': 1 },
    })
    expect((await hits({ facets: 'make,make_model.lvl1', maxValuesPerFacet: 1 })).facets.make).toEqual({ Mazda: 2 })
  })

  it('SEARCH-4 returns the requested number of values, the most frequent first', async () => {
    expect((await hits({ facets: ['seats'], maxValuesPerFacet: 1 })).facets).toEqual({ seats: { 7: 2 } })
  })

  it('SEARCH-5 returns statistics and values of numbers among the cars found', async () => {
    const found = await hits({ facets: ['price', 'make', 'subscription_price'], numericFilters: ['price<=20000'] })
    expect(found.facets_stats).toEqual({ price: { min: 10_000, max: 20_000, avg: 15_000, sum: 30_000 } })
    expect(found.facets).toEqual({ price: { 10000: 1, 20000: 1 }, make: { Toyota: 2 }, subscription_price: {} })
  })

  it('SEARCH-3 counts a dealership by its name', async () => {
    expect((await hits({ facets: ['dealership_name'] })).facets).toEqual({
      dealership_name: { 'Example Motors Moorooka': 4 },
    })
  })

  it.each([
    ['', ['Mazda', 'Toyota']],
    ['toy', ['Toyota']],
    ['mzada', ['Mazda']],
    ['lex', []],
  ])('SEARCH-4 finds for %j the makes %j', async (facetQuery, makes) => {
    const { facetHits } = (await answer({ type: 'facet', facet: 'make', params: { facetQuery } })) as InstantFacetHits
    expect(facetHits.map(({ value }) => value).toSorted()).toEqual(makes)
  })

  it('SEARCH-4 returns values with their counts under the other filters, highlighted', async () => {
    const params = {
      facetQuery: 't',
      facetFilters: ['simple_body:ute'],
      highlightPreTag: '<b>',
      highlightPostTag: '</b>',
    }
    expect(await answer({ type: 'facet', facet: 'make', params })).toEqual({
      facetHits: [{ value: 'Toyota', highlighted: '<b>T</b>oyota', count: 1 }],
      exhaustiveFacetsCount: true,
    })
  })
})

describe('hits', () => {
  it('SEARCH-2 counts pages from 0', async () => {
    const second = await hits({ hitsPerPage: 3, page: 1 })
    expect(second).toMatchObject({ nbHits: 4, nbPages: 2, page: 1, hitsPerPage: 3, index: 'stock', query: '' })
    expect(second.hits).toHaveLength(1)
    expect((await hits({ hitsPerPage: 3, page: 2 })).hits).toEqual([])
  })

  it('SEARCH-7 sorts by the index’s name, and hides cars without a price under lowest price where the site says so', async () => {
    const lowest = async (lowestPriceNeedsPrice: boolean) =>
      (await hits({}, 'stock_price_asc', { search: { lowestPriceNeedsPrice } })).hits.map(({ objectID }) => objectID)
    expect(await lowest(true)).toEqual(['a', 'b', 'd'])
    expect(await lowest(false)).toEqual(['a', 'b', 'd', 'c'])
  })

  it('SEARCH-6 highlights the words of the query with the requested tags', async () => {
    const [hit] = (await hits({ query: 'toyota cor', highlightPreTag: '«', highlightPostTag: '»' })).hits
    expect(hit?._highlightResult).toMatchObject({
      make: { value: '«Toyota»', matchLevel: 'partial', fullyHighlighted: true, matchedWords: ['toyota'] },
      model: { value: '«Cor»olla', matchLevel: 'partial', fullyHighlighted: false, matchedWords: ['cor'] },
      colour: { value: 'Glacier White', matchLevel: 'none', fullyHighlighted: false, matchedWords: [] },
    })
  })

  it('SEARCH-6 highlights only the requested attributes', async () => {
    const [hit] = (await hits({ query: 'toyota', attributesToHighlight: ['make', 'regplate'] })).hits
    expect(Object.keys(hit?._highlightResult ?? {})).toEqual(['make'])
  })

  it('CAR-4, PHONE-1 leaves hidden plates, numbers and a consignor’s place out of hits', async () => {
    const text = JSON.stringify(
      await hits({ query: '123AB4' }, 'stock', { vehicle: { hideRego: true, hideVin: true } }),
    )
    const all = JSON.stringify(await hits({}, 'stock', { vehicle: { hideRego: true, hideVin: true } }))
    expect(text + all).not.toMatch(/"regplate":"|"vin":"|private_|MR0KA3CD501234567|"phone":"/)
    expect(JSON.stringify(await hits({}))).toContain('MR0KA3CD501234567')
  })
})

describe('SEARCH-8 the base filter always applies', () => {
  it.each([
    { facetFilters: ['make:Lexus'] },
    { facetFilters: [['make:Lexus', '-make:Lexus']] },
    { facetFilters: [['make:Toyota', '-tag:x', 'make:Lexus']] },
    { facetFilters: ['dealership_name:another-dealer'] },
    { numericFilters: [['price>=0', 'price<0', 'year>0']] },
    { query: 'lexus' },
    {},
  ])('for %j', async (params) => {
    const found = await hits({ ...params, facets: ['*'] })
    expect(found.hits.map(({ objectID }) => objectID).filter((id) => !'abcd'.includes(id))).toEqual([])
    expect(JSON.stringify(found.facets)).not.toContain('Lexus')
  })

  it('refuses a filter on a field of the base filter', () => {
    for (const text of ['dealership_slug:another-dealer', 'shown:no', 'nonsense'])
      expect(instantSearches([{ indexName: 'stock', params: { facetFilters: [text] } }], exampleSite(), NOW)).toEqual({
        ok: false,
        error: `Request 1: facetFilters: "${text}" names no facet.`,
      })
  })
})

it.each([
  [undefined, 'requests: a list is needed.'],
  [Array.from({ length: 21 }, () => ({ indexName: 'stock' })), 'requests: at most 20 in a call.'],
  [[{ indexName: 'stock' }, null], 'Request 2: An object with indexName and params is needed.'],
  [
    [{ indexName: 'stock', params: 'hitsPerPage=500' }],
    'Request 1: hitsPerPage: a whole number from 0 to 100 is needed.',
  ],
  [
    [{ indexName: 'stock', numericFilters: ['make>3'] }],
    'Request 1: numericFilters: "make>3" compares no number of a car.',
  ],
  [
    [{ indexName: 'stock', numericFilters: ['price>1e400'] }],
    'Request 1: numericFilters: "price>1e400" compares no number of a car.',
  ],
])('SEARCH-2 explains why a call is refused', (requests, error) => {
  expect(instantSearches(requests, exampleSite(), NOW)).toEqual({ ok: false, error })
})

it('SEARCH-2 accepts a hundred different filters in a call, repeated in every request, and no more', () => {
  const call = (most: number) =>
    instantSearches(
      Array.from({ length: 20 }, (_, request) => ({
        indexName: 'stock',
        numericFilters: Array.from({ length: 80 }, (_, index) => `price>${(request * 80 + index) % most}`),
      })),
      exampleSite(),
      NOW,
    )
  expect(call(100).ok).toBe(true)
  expect(call(101)).toEqual({ ok: false, error: 'requests: at most 100 different choices in a call.' })
})

it('SEARCH-2 limits a call to 500 hits', () => {
  const call = (pages: number) =>
    instantSearches(
      Array.from({ length: pages }, () => ({ indexName: 'stock', hitsPerPage: 100 })),
      exampleSite(),
      NOW,
    )
  expect(call(5).ok).toBe(true)
  expect(call(6)).toEqual({ ok: false, error: 'requests: at most 500 hits in a call.' })
})

it('SEARCH-2 accepts up to twenty requests, and none', () => {
  const twenty = instantSearches(
    Array.from({ length: 20 }, () => ({ indexName: 'stock' })),
    exampleSite(),
    NOW,
  )
  expect(twenty.ok && twenty.searches).toHaveLength(20)
  expect(instantSearches([], exampleSite(), NOW)).toEqual({ ok: true, searches: [] })
})
