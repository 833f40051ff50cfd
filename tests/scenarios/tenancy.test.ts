import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Car } from '#domain/car/car.ts'
import { sampleLocation, sampleSite } from '#operations/testing.ts'
import { type ServedSites, serveSites } from './served-sites.ts'

const two = ['one', 'two'].map((slug) =>
  sampleSite({
    slug,
    id: `site-${slug}`,
    name: `Dealer ${slug}`,
    dealerships: [{ id: `d-${slug}`, slug: `yard-${slug}`, name: `Dealer ${slug}` }],
    locations: [
      sampleLocation({
        id: `l-${slug}`,
        slug: `place-${slug}`,
        dealershipSlug: `yard-${slug}`,
        leadEmail: `${slug}@dealer.example`,
      }),
    ],
  }),
)

const FORM = {
  name: 'Alex',
  last_name: 'Citizen',
  email: 'alex@example.com',
  phone: '0491 570 006',
  postcode: '4105',
  message: 'Is it still there?',
}

describe('SITE-1 no dealer sees another’s', () => {
  let served: ServedSites
  let carOfTwo: Car

  beforeAll(async () => {
    served = await serveSites({ sites: two })
    await served.platform.addCars('one', [
      { dealership_slug: 'yard-one', slug: 'a-mazda', make: 'Mazda', model: 'CX-5', stocknum: 'ONE1', vin: null },
    ])
    const [car] = await served.platform.addCars('two', [
      {
        dealership_slug: 'yard-two',
        slug: 'a-ranger',
        make: 'Ford',
        model: 'Ranger',
        stocknum: 'TWO2',
        price: 41234,
        vin: null,
      },
    ])
    if (!car) throw new Error('no car')
    carOfTwo = car
  })
  afterAll(() => served.close())

  const text = async (slug: string, path: string, init?: Parameters<ServedSites['request']>[2]) => {
    const response = await served.request(slug, path, init)
    return { status: response.status, body: await response.text(), headers: response.headers }
  }

  it('shows a car at its own site’s address alone', async () => {
    expect((await text('two', `/cars/${carOfTwo.slug}`)).status).toBe(200)
    const elsewhere = await text('one', `/cars/${carOfTwo.slug}`)
    expect(elsewhere.status).toBe(404)
    expect(elsewhere.body).not.toContain('41,234')
  })

  it.each([
    '/',
    '/search',
    '/search?query=ranger',
    '/search?make=Ford',
    '/search?dealership_name=Dealer+two',
    '/search/ford',
  ])('keeps another’s stock off %s', async (path) => {
    const { body } = await text('one', path)
    for (const secret of [carOfTwo.id, carOfTwo.slug, 'TWO2', '41,234', 'two@dealer.example'])
      expect(body).not.toContain(secret)
  })

  it.each(['', '?make=Ford', '?dealership_name=yard-two', '?query=TWO2', '?route=/search/ford'])(
    'keeps another’s stock out of /api/search%s',
    async (query) => {
      const { status, body } = await text('one', `/api/search${query}`)
      expect([200, 404]).toContain(status)
      expect(body).not.toContain(carOfTwo.id)
      expect(body).not.toContain('TWO2')
    },
  )

  it('gives a hostname that nobody owns a plain 404, and nothing of any dealer', async () => {
    for (const host of ['nobody.example', 'one.localhost.nobody.example', 'xone.localhost', 'localhost.one', '']) {
      const { status, body } = await text('one', '/', { host: host || 'nobody' })
      expect(status).toBe(404)
      expect(body).not.toContain('Dealer')
    }
  })

  it('takes no lead about another’s car nor for another’s location, and stores nothing of it', async () => {
    for (const foreign of [{ car_id: carOfTwo.id }, { location_id: 'l-two' }, { dealership_slug: 'yard-two' }]) {
      const { status, body } = await text('one', '/api/leads', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() },
        body: JSON.stringify({ ...FORM, ...foreign }),
      })
      expect({ status, foreign, body }).toMatchObject({ status: 422 })
      expect(body).not.toContain('Ranger')
    }
    for (const slug of ['one', 'two'])
      expect(await served.platform.storage.forSite({ slug }).leads.list({})).toEqual([])
  })

  it('accepts one site’s lead cookie at no other', async () => {
    const sent = await served.request('two', '/api/leads', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() },
      body: JSON.stringify({ ...FORM, car_id: carOfTwo.id }),
    })
    expect(sent.status).toBe(201)
    const cookie = sent.headers.get('Set-Cookie')?.split(';')[0] ?? ''
    const own = await text('two', '/success', { headers: { Cookie: cookie } })
    expect(own).toMatchObject({ status: 200 })
    const elsewhere = await text('one', '/success', { headers: { Cookie: cookie } })
    expect(elsewhere.body).not.toContain('Ranger')
    expect(elsewhere.status).not.toBe(200)
  })

  it('keeps pages apart in the cache at the same address', async () => {
    await text('two', '/search')
    const again = await text('one', '/search')
    expect(again.body).toContain('Mazda')
    expect(again.body).not.toContain('Ranger')
  })
})
