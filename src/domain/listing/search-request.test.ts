import { expect, it } from 'vitest'
import type { Car } from '../car/car.ts'
import { exampleListing, NOW } from '../testing/example-listing.ts'
import { exampleSite } from '../testing/example-site.ts'
import { facetCounts } from './facet/facet-counts.ts'
import { FACET_NAMES } from './facet/facet-names.ts'
import { facetLimit, PAGE_SIZE, type SearchSite, searchRequest } from './search-request.ts'
import { WHOLE_LISTING } from './stock-path.ts'
import { parseStockQuery } from './stock-query.ts'

const request = (query: string, search = {}) =>
  searchRequest(
    exampleSite({ search }),
    { page: WHOLE_LISTING, query: parseStockQuery(new URLSearchParams(query)) },
    {
      facets: FACET_NAMES,
      now: NOW,
    },
  )

it('SEARCH-2 requests 21 cars per page', () => {
  expect(PAGE_SIZE).toBe(21)
  expect(request('page=3')).toMatchObject({ offset: 42, limit: 21 })
})

it('SEARCH-7 uses the site’s order until the visitor chooses another', () => {
  expect(request('').sort).toEqual({ by: 'relevance' })
  expect(request('', { defaultSort: 'latest' }).sort).toMatchObject({ field: 'listed_at' })
  expect(request('sortBy=km_asc').sort).toEqual({ by: 'number', field: 'km', direction: 'ascending' })
})

it('SEARCH-5 requests the stats of every range facet', () => {
  expect(request('').stats.toSorted()).toEqual([
    ...['ac_charging', 'aggregate_trailer_mass', 'battery_capacity', 'body_length', 'braked_towing', 'bunks'],
    ...[
      'dc_charging',
      'driving_range',
      'km',
      'payload',
      'price',
      'sleeps',
      'subscription_price',
      'tare_weight',
      'year',
    ],
  ])
})

it('D-41 SEARCH-9 counts facets up to their limits, custom bodies up to 20, and selected values always', () => {
  const limits = (query: string, search = {}) =>
    Object.fromEntries(request(query, search).facets.map(({ field, limit }) => [field, limit]))
  expect(limits('')).toMatchObject({ body: 4, simple_body: 4, city: 20, dealership_name: 40 })
  expect(limits('', { customBodies: true })).toMatchObject({ own_body: 20, simple_body: 20 })
  const chosen = request('body=Ute').facets.find(({ field }) => field === 'body')
  expect(chosen).toEqual({ field: 'body', limit: 4, tie: 'descending', always: ['Ute'] })
})

it('D-37 SEARCH-7 sorts by relevance for a text search, until the visitor chooses another order', () => {
  expect(request('query=hilux', { defaultSort: 'latest' }).sort).toEqual({ by: 'relevance' })
  expect(request('query=hilux&sortBy=latest', { defaultSort: 'price_asc' }).sort).toMatchObject({ field: 'listed_at' })
})

it('D-57 SEARCH-7 sorts sold and reserved cars behind the others in every order', async () => {
  const cars: readonly Partial<Car>[] = [
    { id: 'sold', status: 'sold', sold: true, sold_date_timestamp: NOW.toISOString(), price: 1000, km: 1 },
    { id: 'reserved', reserved: true, price: 2000, km: 2 },
    { id: 'free', price: 90_000, km: 90_000 },
    { id: 'soon', status: 'coming_soon', price: 80_000, km: 80_000 },
  ]
  for (const sortBy of ['relevance', 'latest', 'price_desc', 'price_asc', 'km_asc', 'km_desc']) {
    const { result } = await exampleListing(cars, `/search?sortBy=${sortBy}&query=toyota`)
    const ids = result.hits.map(({ id }) => id)
    expect(ids.slice(0, 2).toSorted()).toEqual(['free', 'soon'])
    expect(ids.slice(2)).toEqual(['reserved', 'sold'])
  }
})

it.each([
  ['/search/hatchback-cars', 'hatch hatchback'],
  ['/search/hatch-cars', 'hatch hatchback'],
  ['/search/station-wagon-cars', 'stationWagon wagon'],
  ['/search/convertible-cars', 'convertible softtop'],
  ['/search/4x4-cars', '4x4 ute'],
  ['/search/sedan-cars', 'sedan'],
])('D-40 SEARCH-16 %s shows the bodies that buyers mean: %s', async (address, expected) => {
  const bodies = ['hatch', 'hatchback', 'wagon', 'stationWagon', 'convertible', 'softtop', '4x4', 'sedan', 'coupe']
  const cars = bodies.map((body) => ({ id: body, simple_body: body, drive: 'FWD' }) as Partial<Car>)
  const { result } = await exampleListing([...cars, { id: 'ute', simple_body: 'ute', drive: '4WD' }], address)
  expect(
    result.hits
      .map(({ id }) => id)
      .toSorted()
      .join(' '),
  ).toBe(expected)
})

it('SEARCH-9 does not limit the values of a range', () => {
  expect(facetLimit('price', exampleSite())).toBe(0)
})

it('SEARCH-9, SEARCH-12 counts models and conditions even if their facets are hidden', () => {
  const { facets } = searchRequest(
    exampleSite(),
    { page: WHOLE_LISTING, query: parseStockQuery(new URLSearchParams()) },
    {
      facets: ['make'],
      now: NOW,
    },
  )
  expect(facets.map(({ field }) => field)).toEqual(['make', 'car_type', 'model'])
})

const CARS: readonly Partial<Car>[] = [
  { id: 'a', price: 10_000 },
  { id: 'b', price: 20_000, model: 'Corolla', simple_body: 'sedan', body: 'Saloon' },
  { id: 'c', price: null, make: 'Mazda', model: '3', simple_body: 'sedan' },
]
const ids = async (...args: [address: string, changes?: Parameters<typeof exampleListing>[2]]) =>
  (await exampleListing(CARS, ...args)).result.hits.map(({ id }) => id).toSorted()

it.each([
  ['/search', ['a', 'b', 'c']],
  ['/search?make=Toyota&make=Mazda', ['a', 'b', 'c']],
  ['/search?make=Toyota&body=Sedan', ['b']],
  ['/search?price=10000:15000', ['a']],
  ['/search?price=15000:', ['b']],
  ['/search?dealership_name=Example+Motors+Moorooka', ['a', 'b', 'c']],
  ['/search?dealership_name=example-motors', ['a', 'b', 'c']],
  ['/search?seats=5', ['a', 'b', 'c']],
  ['/search?sortBy=price_asc', ['a', 'b']],
  ['/search?sortBy=price_desc', ['a', 'b', 'c']],
  ['/search/toyota', ['a', 'b']],
  ['/search/toyota/corolla', ['b']],
  ['/search/sedan-cars', ['b', 'c']],
])('SEARCH-4, SEARCH-7, ROUTE-2 %s finds %o', async (address, found) => {
  expect(await ids(address)).toEqual(found)
})

it('ROUTE-2 applies a page’s own filter in addition to the visitor’s', async () => {
  expect(await ids('/search/toyota?make=Mazda')).toEqual([])
})

it('SEARCH-7 keeps cars without a price under lowest price where the site says so', async () => {
  expect(await ids('/search?sortBy=price_asc', { search: { lowestPriceNeedsPrice: false } })).toEqual(['a', 'b', 'c'])
})

it('SEARCH-9 searches by a site’s own body names', async () => {
  expect(await ids('/search?body=Saloon', { search: { customBodies: true } })).toEqual(['b'])
})

it('SEARCH-9 shows only selected values beyond a facet’s limit', () => {
  const facets = { body: ['A', 'B', 'C', 'D', 'E', 'F'].map((value) => ({ value, count: 1 })) }
  const shown = (query: string) =>
    facetCounts({ facets }, 'body', parseStockQuery(new URLSearchParams(query)), exampleSite()).map(
      ({ value }) => value,
    )
  expect(shown('')).toEqual(['A', 'B', 'C', 'D'])
  expect(shown('body=F')).toEqual(['A', 'B', 'C', 'D', 'F'])
})

it('SEARCH-15 still shows a selected value without cars, so that it can be removed', () => {
  const counts = facetCounts({ facets: {} }, 'make', parseStockQuery(new URLSearchParams('make=Edsel')), exampleSite())
  expect(counts).toEqual([{ value: 'Edsel', count: 0 }])
})

it('SEARCH-3 shows dealerships by name, and unknown ones by slug', () => {
  const facets = { dealership_name: ['example-motors', 'gone'].map((value) => ({ value, count: 1 })) }
  const counts = facetCounts({ facets }, 'dealership_name', { values: {} }, exampleSite())
  expect(counts.map(({ value }) => value)).toEqual(['Example Motors Moorooka', 'gone'])
})

it('SITE-4 accepts a whole site as its options', () => {
  const site: SearchSite = exampleSite()
  expect(site.search.defaultSort).toBe('relevance')
})
