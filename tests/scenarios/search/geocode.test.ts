import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { GatewayError } from '#gateways/gateway-error.ts'
import { createFakeGeocoder } from '#gateways/geocoding/fake.ts'
import { sampleSite } from '#operations/testing/sample-data.ts'
import { type ServedSites, serveSites } from '../served-sites.ts'

describe('GET /api/geocode', () => {
  const geocoder = createFakeGeocoder({
    '4000': { lat: -27.47, lng: 153.03, name: 'Brisbane' },
    '1 Example Street, Moorooka': { lat: -27.54, lng: 153.02, name: null },
  })
  let served: ServedSites
  beforeAll(async () => {
    served = await serveSites({ sites: [sampleSite({ slug: 'one' })], geocoder })
  })
  afterAll(() => served.close())

  it.each([
    ['postcode=4000', { lat: -27.47, lng: 153.03 }],
    ['address=1+Example+Street,+Moorooka', { lat: -27.54, lng: 153.02 }],
  ])('PLACE-6 %s is answered with latitude and longitude', async (query, point) => {
    const response = await served.request('one', `/api/geocode?${query}`)
    expect(response.status).toBe(200)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(await response.json()).toEqual(point)
  })

  it.each(['', 'postcode=', 'postcode=9999', 'postcode=abcd', 'postcode=40000', 'address=Nowhere'])(
    'PLACE-6 %j is 404 ‘Invalid postcode’',
    async (query) => {
      const response = await served.request('one', `/api/geocode?${query}`)
      expect(response.status).toBe(404)
      expect(await response.json()).toEqual({ error: 'Invalid postcode' })
    },
  )

  it('PLACE-6 a failing service also answers ‘Invalid postcode’, without the cause', async () => {
    geocoder.failWith(new GatewayError('geocoding', 'the key is wrong'))
    const response = await served.request('one', '/api/geocode?postcode=4000')
    geocoder.failWith(null)
    expect(response.status).toBe(404)
    expect(await response.text()).toBe('{"error":"Invalid postcode"}')
  })

  it('SEARCH-19 /api/search refuses an unknown postcode', async () => {
    const response = await served.request('one', '/api/search?postcode=9999&distance=50')
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({ error: 'Invalid postcode' })
  })

  it('PLACE-6 accepts only GET, at most sixty per minute from one address', async () => {
    expect((await served.request('one', '/api/geocode', { method: 'POST' })).status).toBe(405)
    for (let asked = 0; asked < 60; asked += 1) await served.request('one', '/api/geocode?postcode=4000')
    expect((await served.request('one', '/API/geocode/?postcode=4000')).status).toBe(429)
  })
})

it('PLACE-6 no browser file contains the service’s key or name', () => {
  const folder = join(import.meta.dirname, '..', '..', '..', 'build', 'client')
  const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(10)
  const telling = scripts.filter((file) =>
    /geocoding_?key|maps\.googleapis\.com/i.test(readFileSync(join(folder, file), 'utf8')),
  )
  expect(telling).toEqual([])
})
