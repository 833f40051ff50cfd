import { expect, it } from 'vitest'
import { GatewayError } from '../gateway-error.ts'
import { createCachedPlaces } from './cached-places.ts'
import { createFakeGeocoder } from './fake.ts'
import { geocoderContract } from './geocoding.contract.ts'
import { createPostcodeTable } from './postcode-table.ts'

const BRISBANE = { lat: -27.47, lng: 153.03, name: 'Brisbane' }
const WELLINGTON = { lat: -41.29, lng: 174.78, name: 'Wellington' }
const brisbane = { kind: 'postcode', text: '4000', region: 'AU' } as const

let instant = new Date('2026-11-21T00:00:00Z')
const clock = { now: () => instant }

geocoderContract('The place cache', async () => createCachedPlaces([createPostcodeTable()], clock))

it('PLACE-6 looks a place up once, and again a day later', async () => {
  const service = createFakeGeocoder({ '4000': BRISBANE })
  const cached = createCachedPlaces([service], clock)
  await Promise.all([cached.find(brisbane), cached.find(brisbane)])
  await cached.find(brisbane)
  expect(service.asked).toHaveLength(1)
  instant = new Date(instant.getTime() + 24 * 60 * 60_000)
  expect(await cached.find(brisbane)).toEqual(BRISBANE)
  expect(service.asked).toHaveLength(2)
})

it('PLACE-6 asks the next geocoder only when the first does not know the place', async () => {
  const service = createFakeGeocoder({ '6011': WELLINGTON })
  const cached = createCachedPlaces([createPostcodeTable(), service], clock)
  expect(cached.regions).toEqual(['AU', 'NZ', 'US'])
  expect(await cached.find({ kind: 'postcode', text: '6011', region: 'NZ' })).toEqual(WELLINGTON)
  expect(await cached.find(brisbane)).toMatchObject({ name: 'Brisbane' })
  expect(service.asked.map(({ text }) => text)).toEqual(['6011'])
})

it('PLACE-6 does not cache failures', async () => {
  const service = createFakeGeocoder({ '4000': BRISBANE })
  const cached = createCachedPlaces([service], clock)
  service.failWith(new GatewayError('geocoding', 'away'))
  await expect(cached.find(brisbane)).rejects.toThrow('away')
  service.failWith(null)
  expect(await cached.find(brisbane)).toEqual(BRISBANE)
})

it('distinguishes postcodes of two countries, and bounds the cache', async () => {
  const service = createFakeGeocoder({ '6011': WELLINGTON })
  const cached = createCachedPlaces([service], clock)
  await cached.find({ kind: 'postcode', text: '6011', region: 'NZ' })
  await cached.find({ kind: 'postcode', text: '6011', region: 'AU' })
  expect(service.asked).toHaveLength(2)
  for (let number = 0; number < 5000; number += 1)
    await cached.find({ kind: 'address', text: `${number}`, region: 'AU' })
  await cached.find({ kind: 'address', text: '4999', region: 'AU' })
  expect(service.asked).toHaveLength(5002)
  await cached.find({ kind: 'postcode', text: '6011', region: 'NZ' })
  expect(service.asked).toHaveLength(5003)
})
