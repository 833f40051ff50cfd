import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Car } from '#domain/car/car.ts'
import { ROUTES } from '#domain/route/routes.ts'
import { exampleModel, examplePart } from '#domain/testing/example-catalogue.ts'
import { sampleLocation, sampleSite } from '#operations/testing/sample-data.ts'
import { EMPTY_CATALOGUE } from '#site/catalogue.ts'
import { routerPath } from '#web/routes.ts'
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
        name: `Place of ${slug}`,
        phone: slug === 'one' ? '07 5550 0001' : '07 5550 0002',
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
    served = await serveSites({
      sites: two,
      content: {
        two: {
          catalogue: {
            ...EMPTY_CATALOGUE,
            models: [exampleModel({ slug: 'model-of-two', name: 'Secretive' })],
            parts: [examplePart({ number: 'TWO2', name: 'Secretive part' })],
          },
        },
      },
    })
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

  it('shows a car only at its own site’s address', async () => {
    expect((await text('two', `/cars/${carOfTwo.slug}`)).status).toBe(200)
    const elsewhere = await text('one', `/cars/${carOfTwo.slug}`)
    expect(elsewhere.status).toBe(404)
    expect(elsewhere.body).not.toContain('41,234')
  })

  /** Texts that identify the other dealer or its car, in any form an answer could contain. */
  const secrets = () => [
    carOfTwo.id,
    carOfTwo.slug,
    'TWO2',
    '41,234',
    '41234',
    'two@dealer.example',
    'Place of two',
    'Dealer two',
    '5550 0002',
    '+61755500002',
    'Secretive',
  ]

  // Every address of routes.ts with the other dealer's ids and slugs, as a page and as router data.
  it.each(addressesOfRoutes())('shows no other dealer’s car, location or name at %s', async (address) => {
    const path = address
      .replace('models/:slug', 'models/model-of-two')
      .replace(':slug', carOfTwo.slug)
      .replace(':location', 'place-two')
      .replace(':first?', 'ford')
      .replace(':second?', 'ranger')
    const query = `car_id=${carOfTwo.id}&location_id=l-two&preferredDealership=yard-two&make=Ford&dealership_name=Dealer+two&query=TWO2&model=model-of-two&part=TWO2&route=/search/ford`
    for (const asked of [path, `${path}?${query}`, `${path}.data?${query}`]) {
      const { status, body } = await text('one', asked)
      expect(status, asked).toBeLessThan(500)
      // A page may repeat the request ('TWO2' in the search box), which reveals nothing.
      const said = decodeURIComponent(asked).replaceAll('+', ' ')
      for (const secret of secrets().filter((each) => !said.includes(each)))
        expect(body.includes(secret), `${asked} says ${secret}`).toBe(false)
    }
  })

  it('returns no other dealer’s stock in POST /api/search/queries, and no other dealer’s phone number', async () => {
    const post = (path: string, body: unknown) =>
      text('one', path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      })
    const found = await post('/api/search/queries', {
      requests: [{ indexName: 'stock', params: 'query=ranger&facets=%5B%22make%22%5D' }],
    })
    expect(found.status).toBe(200)
    for (const secret of secrets()) expect(found.body).not.toContain(secret)
    const revealed = await post('/api/phone-reveal', {
      car_id: carOfTwo.id,
      dealership_id: 'd-two',
      website_id: 'site-two',
    })
    expect(revealed.status).toBe(404)
    for (const secret of secrets()) expect(revealed.body).not.toContain(secret)
  })

  it('answers an unknown hostname with a plain 404 that names no dealer', async () => {
    for (const host of ['nobody.example', 'one.localhost.nobody.example', 'xone.localhost', 'localhost.one', '']) {
      const { status, body } = await text('one', '/', { host: host || 'nobody' })
      expect(status).toBe(404)
      expect(body).not.toContain('Dealer')
    }
  })

  it('refuses a lead about another dealer’s car or location, and stores nothing', async () => {
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

  it('accepts a lead cookie only at its own site', async () => {
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

  it('caches pages of two sites at the same address separately', async () => {
    await text('two', '/search')
    const again = await text('one', '/search')
    expect(again.body).toContain('Mazda')
    expect(again.body).not.toContain('Ranger')
  })
})

function addressesOfRoutes(): string[] {
  return ROUTES.map(({ path }) => `/${routerPath(path)}`).map((path) =>
    path.replace(':page', 'privacy-policy').replace('*', 'anything'),
  )
}
