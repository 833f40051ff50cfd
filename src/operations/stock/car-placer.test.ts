import { expect, it } from 'vitest'
import type { CarLocation } from '#domain/car/car-location.ts'
import { mapRow } from '#domain/feed/car.ts'
import { feedMappingSchema } from '#domain/feed/mapping.ts'
import type { FeedSite } from '#domain/feed/place.ts'
import { createFakeGeocoder } from '#gateways/geocoding/fake.ts'
import { createPostcodeTable } from '#gateways/geocoding/postcode-table.ts'
import { carPlacer } from './car-placer.ts'

const log = { debug() {}, info() {}, warn() {}, error() {} }
const AU = { region: 'AU' } as const
const YARD = {
  slug: 'yard',
  name: 'Yard',
  dealershipSlug: 'east',
  types: ['sales'],
  phone: '07 5550 0000',
  city: 'Moorooka',
  state: 'QLD',
  postcode: '4105',
}

it('SEARCH-19 places a car at the configured coordinates of its location', async () => {
  const location = await placed({}, [{ ...YARD, lat: -27.5, lng: 153.1 }])
  expect(location).toMatchObject({ name: 'Yard', lat: -27.5, lng: 153.1 })
})

it('SEARCH-19 places a car at its location’s postcode if there are no coordinates', async () => {
  expect(await placed({}, [{ ...YARD, lat: null, lng: null }])).toMatchObject({ lat: -27.53, lng: 153.012 })
  expect(await placed({}, [YARD])).toMatchObject({ lat: -27.53, lng: 153.012 })
})

it('SEARCH-19 places a location that only the feed knows at its postcode', async () => {
  expect(await placed({ 'location.name': 'Far', 'location.postcode': '0800' }, [])).toMatchObject({ lat: -12.393 })
  expect(await placed({ 'location.name': 'Far', 'location.postcode': '9998' }, [])).not.toHaveProperty('lat')
  expect(await placed({ 'location.name': 'Far' }, [])).not.toHaveProperty('lat')
})

it('SEARCH-19 ignores a consignor’s postcode', async () => {
  expect(await placed({ private_postcode: '2000', 'location.name': 'Far' }, [])).not.toHaveProperty('lat')
})

it('SEARCH-19 looks each postcode up once', async () => {
  const geocoder = createFakeGeocoder({})
  const place = carPlacer({ geocoder, log }, AU)
  const row = rowOf({ 'location.name': 'Far', 'location.postcode': '4000' }, [])
  await place(row)
  await place(row)
  expect(geocoder.asked).toHaveLength(1)
})

it('ASK-5 places a location of New Zealand at its town, whose postcode no table has', async () => {
  const place = carPlacer({ geocoder: createPostcodeTable(), log }, { region: 'NZ' })
  const yard = rowOf({ 'location.name': 'Far', 'location.postcode': '4122', 'location.city': 'Hastings' }, [])
  expect((await place(yard)).car.location).toMatchObject({ lat: -39.638, lng: 176.849 })
})

async function placed(cells: Record<string, string>, locations: FeedSite['locations']): Promise<CarLocation> {
  const place = carPlacer({ geocoder: createPostcodeTable(), log }, AU)
  return (await place(rowOf(cells, locations))).car.location
}

function rowOf(cells: Record<string, string>, locations: FeedSite['locations']) {
  const site: FeedSite = { region: 'AU', dealerships: [{ id: '1', slug: 'east', name: 'East' }], locations }
  const mapping = feedMappingSchema.parse({})
  const record = {
    row: 1,
    line: 2,
    cells: new Map(Object.entries({ make: 'Mazda', model: '3', stocknum: 'S1', ...cells })),
  }
  const mapped = mapRow(record, { mapping, site, lastYear: 2027, deriveId: (text) => text })
  if (!mapped.ok) throw new Error('The row was refused.')
  return mapped.row
}
