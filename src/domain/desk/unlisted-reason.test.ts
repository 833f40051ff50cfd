import { expect, it } from 'vitest'
import { createMemoryEngine } from '#search/memory/memory-engine.ts'
import { carDocument, stockSchema } from '../listing/car-document.ts'
import { searchRequest } from '../listing/search-request.ts'
import { WHOLE_LISTING } from '../listing/stock-path.ts'
import { EMPTY_QUERY } from '../listing/stock-query.ts'
import { exampleCar } from '../testing/example-car.ts'
import { exampleSite } from '../testing/example-site.ts'
import { unlistedReason } from './unlisted-reason.ts'

const NOW = new Date('2026-06-10T12:00:00Z')
const CARS = [
  {},
  { images: [] },
  { images: ['/a.jpg'] },
  { car_type: 'new' },
  { item_type: 'caravan' },
  { status: 'coming_soon' },
  { reserved: true },
  { dealership_slug: 'other' },
] as const
const BASES = [
  {},
  { minimumPhotos: 1 },
  { minimumPhotos: 2 },
  { carTypes: ['used'] },
  { itemTypes: ['car'] },
  { inStockOnly: true },
  { dealerships: ['other'] },
] as const

it.each(CARS.flatMap((car) => BASES.map((base) => [car, base] as const)))(
  'K-4, SEARCH-8 the desk says why a car is not listed, exactly where it is not: %j on %j',
  async (change, base) => {
    const car = exampleCar(change as object)
    const site = exampleSite({ search: { base: base as object } })
    const engine = createMemoryEngine(stockSchema)
    await engine.upsert([carDocument(car)])
    const { total } = await engine.search(
      searchRequest(site, { page: WHOLE_LISTING, query: EMPTY_QUERY }, { facets: [], now: NOW }),
    )
    await engine.close()
    expect(unlistedReason(car, site) === null).toBe(total === 1)
  },
)

it('K-4 says nothing of a car that staff hid or sold', () => {
  const site = exampleSite({ search: { base: { minimumPhotos: 9 } } })
  expect(unlistedReason(exampleCar({ show_on_dealer_website: false }), site)).toBeNull()
  expect(unlistedReason(exampleCar({ sold: true }), site)).toBeNull()
  expect(unlistedReason(exampleCar({}), site)).toBe(
    'Buyers do not see it: the website lists a car once it has 9 photos.',
  )
})
