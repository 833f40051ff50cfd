import { expect, it } from 'vitest'
import type { Car } from '../car/car.ts'
import { exampleListing, NOW } from '../testing/example-listing.ts'
import { exampleSite } from '../testing/example-site.ts'
import { facetCounts } from './facet-counts.ts'
import { FACET_NAMES } from './facet-names.ts'
import { facetLimit, PAGE_SIZE, type SearchSite, searchRequest } from './search-request.ts'
import { WHOLE_LISTING } from './stock-path.ts'
import { parseStockQuery } from './stock-query.ts'

const request = (query: string, search = {}) =>
  searchRequest(exampleSite({ search }), WHOLE_LISTING, parseStockQuery(new URLSearchParams(query)), FACET_NAMES, NOW)

it('SEARCH-2 a page has 21 cars', () => {
  expect(PAGE_SIZE).toBe(21)
  expect(request('page=3')).toMatchObject({ offset: 42, limit: 21 })
})

it('SEARCH-7 the site’s order stands until the visitor chooses', () => {
  expect(request('').sort).toEqual({ by: 'relevance' })
  expect(request('', { defaultSort: 'latest' }).sort).toMatchObject({ field: 'listed_at' })
  expect(request('sortBy=km_asc').sort).toEqual({ by: 'number', field: 'km', direction: 'ascending' })
})

it('SEARCH-5 every range facet’s stats are asked for', () => {
  expect(request('').stats.toSorted()).toEqual(['km', 'price', 'subscription_price', 'year'])
})

it('SEARCH-9 facets are counted up to their limits, custom bodies up to 20, a chosen facet wholly', () => {
  const limits = (query: string, search = {}) =>
    Object.fromEntries(request(query, search).facets.map(({ field, limit }) => [field, limit]))
  expect(limits('')).toMatchObject({ body: 4, city: 20, dealership_name: 40 })
  expect(limits('', { customBodies: true })).toMatchObject({ own_body: 20 })
  expect(limits('body=Ute').body).toBeGreaterThan(100)
})

it('SEARCH-9 a range has no values to limit', () => {
  expect(facetLimit('price', exampleSite())).toBe(0)
})

it('SEARCH-9, SEARCH-12 models and conditions are counted even where they do not show', () => {
  const { facets } = searchRequest(exampleSite(), WHOLE_LISTING, parseStockQuery(new URLSearchParams()), ['make'], NOW)
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

it('ROUTE-2 a page’s own filter holds in addition to what the visitor picks', async () => {
  expect(await ids('/search/toyota?make=Mazda')).toEqual([])
})

it('SEARCH-7 lowest price keeps cars without a price where the site says so', async () => {
  expect(await ids('/search?sortBy=price_asc', { search: { lowestPriceNeedsPrice: false } })).toEqual(['a', 'b', 'c'])
})

it('SEARCH-9 a site with body names of its own is searched by them', async () => {
  expect(await ids('/search?body=Saloon', { search: { customBodies: true } })).toEqual(['b'])
})

it('SEARCH-9 beyond its limit a facet shows only what is chosen', () => {
  const facets = { body: ['A', 'B', 'C', 'D', 'E', 'F'].map((value) => ({ value, count: 1 })) }
  const shown = (query: string) =>
    facetCounts({ facets }, 'body', parseStockQuery(new URLSearchParams(query)), exampleSite()).map(
      ({ value }) => value,
    )
  expect(shown('')).toEqual(['A', 'B', 'C', 'D'])
  expect(shown('body=F')).toEqual(['A', 'B', 'C', 'D', 'F'])
})

it('SEARCH-15 a chosen value without a car is still there to be dropped', () => {
  const counts = facetCounts({ facets: {} }, 'make', parseStockQuery(new URLSearchParams('make=Edsel')), exampleSite())
  expect(counts).toEqual([{ value: 'Edsel', count: 0 }])
})

it('SEARCH-3 a dealership shows by its name, one that the site has not by its slug', () => {
  const facets = { dealership_name: ['example-motors', 'gone'].map((value) => ({ value, count: 1 })) }
  const counts = facetCounts({ facets }, 'dealership_name', { values: {} }, exampleSite())
  expect(counts.map(({ value }) => value)).toEqual(['Example Motors Moorooka', 'gone'])
})

it('SITE-4 a site as it stands says all that a search needs', () => {
  const site: SearchSite = exampleSite()
  expect(site.search.defaultSort).toBe('relevance')
})
