import { expect, it } from 'vitest'
import { GatewayError } from '../gateway-error.ts'
import { createFakeGeocoder } from './fake.ts'
import { geocoderContract } from './geocoding.contract.ts'
import { createKeptPlaces } from './kept-places.ts'
import { createPostcodeTable } from './postcode-table.ts'

const BRISBANE = { lat: -27.47, lng: 153.03, name: 'Brisbane' }
const WELLINGTON = { lat: -41.29, lng: 174.78, name: 'Wellington' }
const brisbane = { kind: 'postcode', text: '4000', region: 'AU' } as const

let instant = new Date('2026-11-21T00:00:00Z')
const clock = { now: () => instant }

geocoderContract('What is kept', async () => createKeptPlaces([createPostcodeTable()], clock))

it('PLACE-6 asks once for a place, and again a day later', async () => {
  const service = createFakeGeocoder({ '4000': BRISBANE })
  const kept = createKeptPlaces([service], clock)
  await Promise.all([kept.find(brisbane), kept.find(brisbane)])
  await kept.find(brisbane)
  expect(service.asked).toHaveLength(1)
  instant = new Date(instant.getTime() + 24 * 60 * 60_000)
  expect(await kept.find(brisbane)).toEqual(BRISBANE)
  expect(service.asked).toHaveLength(2)
})

it('PLACE-6 asks the next where the first knows nothing, and never where it does', async () => {
  const service = createFakeGeocoder({ '6011': WELLINGTON })
  const kept = createKeptPlaces([createPostcodeTable(), service], clock)
  expect(kept.regions).toEqual(['AU', 'NZ', 'US'])
  expect(await kept.find({ kind: 'postcode', text: '6011', region: 'NZ' })).toEqual(WELLINGTON)
  expect(await kept.find(brisbane)).toMatchObject({ name: 'Brisbane' })
  expect(service.asked.map(({ text }) => text)).toEqual(['6011'])
})

it('PLACE-6 keeps no fault', async () => {
  const service = createFakeGeocoder({ '4000': BRISBANE })
  const kept = createKeptPlaces([service], clock)
  service.failWith(new GatewayError('geocoding', 'away'))
  await expect(kept.find(brisbane)).rejects.toThrow('away')
  service.failWith(null)
  expect(await kept.find(brisbane)).toEqual(BRISBANE)
})

it('keeps the same postcode of two countries apart, and no more than it can hold', async () => {
  const service = createFakeGeocoder({ '6011': WELLINGTON })
  const kept = createKeptPlaces([service], clock)
  await kept.find({ kind: 'postcode', text: '6011', region: 'NZ' })
  await kept.find({ kind: 'postcode', text: '6011', region: 'AU' })
  expect(service.asked).toHaveLength(2)
  for (let number = 0; number < 5000; number += 1) await kept.find({ kind: 'address', text: `${number}`, region: 'AU' })
  await kept.find({ kind: 'address', text: '4999', region: 'AU' })
  expect(service.asked).toHaveLength(5002)
  await kept.find({ kind: 'postcode', text: '6011', region: 'NZ' })
  expect(service.asked).toHaveLength(5003)
})
