import { expect, it } from 'vitest'
import { readStockPath, stockVocabulary, WHOLE_LISTING } from '#domain/listing/stock-path.ts'
import { parseStockQuery } from '#domain/listing/stock-query.ts'
import { listingIndexing } from './listing-indexing.ts'

const vocabulary = stockVocabulary(['Toyota', 'Land Rover'], ['Toyota HiLux', 'Land Rover Defender'])

function indexing(address: string, total = 5) {
  const url = new URL(address, 'https://dealer.example')
  const page = readStockPath(url.pathname.split('/').slice(2), vocabulary) ?? WHOLE_LISTING
  return listingIndexing({ page, query: parseStockQuery(url.searchParams), vocabulary }, total)
}

it.each([
  ['/search', '/search'],
  ['/search?page=3', '/search?page=3'],
  ['/search/toyota', '/search/toyota'],
  ['/search/toyota/hilux?page=2', '/search/toyota/hilux?page=2'],
  ['/search/used-cars?utm_source=mail', '/search/used-cars'],
])('ROUTE-2 search engines may index %s, as %s', (address, canonicalPath) => {
  expect(indexing(address)).toEqual({ canonicalPath, indexable: true })
})

it.each([
  ['/search?query=ute', '/search'],
  ['/search?sortBy=price_asc', '/search'],
  ['/search?price=:20000', '/search'],
  ['/search/toyota?fuel=Diesel&page=2', '/search/toyota'],
  ['/search/toyota?sortBy=price_asc&page=2', '/search/toyota'],
  ['/search/used-cars?make=Toyota', '/search/used-cars'],
])('ROUTE-2 a filtered listing is not indexed: %s is canonical as %s', (address, canonicalPath) => {
  expect(indexing(address)).toEqual({ canonicalPath, indexable: false })
})

it.each([
  ['/search?make=Toyota', '/search/toyota'],
  ['/search?make=Land+Rover&page=2&sortBy=latest', '/search/land-rover'],
  ['/search?model=HiLux&make=Toyota', '/search/toyota/hilux'],
  ['/search?body=SUV', '/search/suv-cars'],
  ['/search?simple_body=peopleMover', '/search/people-mover-cars'],
  ['/search?car_type=used', '/search/used-cars'],
  ['/search?car_type=demo&car_type=new', '/search/new-and-demo-cars'],
  ['/search?seats=7', '/search/7-seater-cars'],
  ['/search?make=Edsel', '/search'],
  ['/search?make=Toyota&make=Land+Rover', '/search'],
  ['/search?make=Toyota&model=Defender', '/search'],
  ['/search?seats=7&fuel=Diesel', '/search'],
  ['/search?body=SUV&price=:20000', '/search'],
])('ROUTE-2 %s has the same content as page %s', (address, canonicalPath) => {
  expect(indexing(address)).toEqual({ canonicalPath, indexable: false })
})

it('D-57 ROUTE-2 gives /search/hatch-cars and /search/hatchback-cars, which show the same cars, one canonical address', () => {
  expect(indexing('/search/hatchback-cars').canonicalPath).toBe(indexing('/search/hatch-cars').canonicalPath)
})

it('ROUTE-2 does not index a page without cars', () => {
  expect(indexing('/search/toyota', 0)).toEqual({ canonicalPath: '/search/toyota', indexable: false })
})
