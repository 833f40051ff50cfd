import { expect, it } from 'vitest'
import { createMemoryEngine } from '#search/memory/memory-engine.ts'
import type { SiteInput } from '#site/site.ts'
import type { Car } from '../car/car.ts'
import { exampleCar } from '../testing/example-car.ts'
import { exampleSite } from '../testing/example-site.ts'
import { baseFilter } from './base-filter.ts'
import { carDocument, stockSchema } from './car-document.ts'
import { searchRequest } from './search-request.ts'
import { WHOLE_LISTING } from './stock-path.ts'
import { EMPTY_QUERY, parseStockQuery } from './stock-query.ts'

const now = new Date('2026-06-10T12:00:30Z')
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString()

/** Whether a site lists a car, checked with a real engine. */
async function lists(car: Partial<Car>, search: SiteInput['search'] = {}, query = ''): Promise<boolean> {
  const engine = createMemoryEngine(stockSchema)
  await engine.upsert([carDocument(exampleCar(car))])
  const request = searchRequest(
    exampleSite({ search }),
    { page: WHOLE_LISTING, query: parseStockQuery(new URLSearchParams(query)) },
    {
      facets: [],
      now,
    },
  )
  const { total } = await engine.search(request)
  await engine.close()
  return total === 1
}

it.each([
  ['its own dealership’s car', {}, {}, true],
  ['another dealership’s', { dealership_slug: 'other' }, {}, false],
  ['one outside a narrower list of dealerships', {}, { base: { dealerships: ['other'] } }, false],
  ['one not meant for the website', { show_on_dealer_website: false }, {}, false],
  ['a new car on a used-car site', { car_type: 'new' }, { base: { carTypes: ['used'] } }, false],
  ['a car on a caravan site', {}, { base: { itemTypes: ['caravan'] } }, false],
  ['a car coming soon', { status: 'coming_soon' }, {}, true],
  ['a car coming soon where only stock shows', { status: 'coming_soon' }, { base: { inStockOnly: true } }, false],
  ['a car with as many photos as asked for', {}, { base: { minimumPhotos: 2 } }, true],
  ['a car with fewer photos', {}, { base: { minimumPhotos: 3 } }, false],
] as const)('SEARCH-8 the listing of %s', async (_, car, search, listed) => {
  expect(await lists(car, search as SiteInput['search'])).toBe(listed)
})

it.each([
  [71, {}, true],
  [73, {}, false],
  [73, { sold: { keepDays: 4 } }, true],
  [1, { sold: { keepDays: 0 } }, false],
] as const)('SEARCH-8, CAR-6 a car sold %d hours ago with %o is listed: %s', async (hours, search, listed) => {
  const sold = { status: 'sold', sold: true, sold_date_timestamp: hoursAgo(hours) } as const
  expect(await lists(sold, search)).toBe(listed)
  expect(await lists({ ...sold, status: 'in_stock' }, search)).toBe(listed)
})

it('SEARCH-8 does not list a sold car without a date of sale', async () => {
  expect(await lists({ status: 'sold', sold: true, sold_date_timestamp: null })).toBe(false)
  expect(await lists({ status: 'sold', sold: true, sold_date_timestamp: 'yesterday' })).toBe(false)
})

it('SEARCH-8 no query string can bypass it', async () => {
  expect(await lists({ dealership_slug: 'other' }, {}, 'dealership_name=other')).toBe(false)
  expect(await lists({ status: 'sold', sold: true }, {}, 'status=sold')).toBe(false)
})

it('SEARCH-8 returns the same filter within a minute, so that its rows can be cached', () => {
  expect(baseFilter(exampleSite(), now)).toEqual(baseFilter(exampleSite(), new Date(now.getTime() + 29_000)))
  expect(baseFilter(exampleSite(), now)).not.toEqual(baseFilter(exampleSite(), new Date(now.getTime() + 30_000)))
})

it('SEARCH-8 uses only the base filter for an empty query', () => {
  expect(searchRequest(exampleSite(), { page: WHOLE_LISTING, query: EMPTY_QUERY }, { facets: [], now }).base).toEqual(
    baseFilter(exampleSite(), now),
  )
})
