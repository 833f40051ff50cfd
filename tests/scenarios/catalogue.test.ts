import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { exampleModel, examplePart } from '#domain/testing/example-catalogue.ts'
import { sampleSite } from '#operations/testing/sample-data.ts'
import { EMPTY_CATALOGUE } from '#site/catalogue.ts'
import { type ServedSites, serveSites } from './served-sites.ts'

const MANY = Array.from({ length: 25 }, (_, index) =>
  exampleModel({ slug: `sample-${index}`, name: `Number ${index}`, bodies: ['Cars'] }),
)
const catalogue = {
  models: [
    exampleModel({ slug: 'toyota-hilux', name: 'HiLux', manufacturer_name: 'Toyota', bodies: ['Utes & Vans'] }),
    exampleModel({ slug: 'mazda-cx-5', name: 'CX-5', manufacturer_name: 'Mazda', bodies: ['SUVs'] }),
    exampleModel({ slug: 'mazda-cx-9', name: 'CX-9', manufacturer_name: 'Mazda', status: 'coming_soon' }),
    exampleModel({ slug: 'elsewhere', name: 'Far', override_url: 'https://maker.example/far' }),
    ...MANY,
  ],
  reviews: EMPTY_CATALOGUE.reviews,
  parts: [
    examplePart({
      number: '90915-YZZD4',
      name: 'Oil filter',
      fits: [{ make: 'Toyota', models: ['HiLux'], from: 2015, to: null }],
    }),
    examplePart({ number: '90915-YZZD5', name: 'Oil filter, long' }),
    examplePart({ number: 'BP-1', name: 'Brake pads', brand: 'Halt', price: 96 }),
  ],
}

let served: ServedSites
beforeAll(async () => {
  const offer = { title: 'Free mats', text: 'With any car.', button: 'See cars', href: '/search' }
  served = await serveSites({
    sites: [
      sampleSite({
        slug: 'with',
        id: 'with',
        integrations: { offersCount: 1 },
        offers: { list: [offer, { ...offer, title: 'Second' }] },
      }),
      sampleSite({ slug: 'without', id: 'without' }),
    ],
    content: { with: { catalogue } },
  })
  // Shown at its former price for ten days (DESK-7).
  await served.platform.addCars('with', [{ slug: 'a-hilux', stocknum: 'A1', price: 60000 }])
  served.platform.clock.pass(10 * 24 * 60)
  await served.platform.addCars('with', [
    { slug: 'a-hilux', stocknum: 'A1', before_price: 60000, price: 52990 },
    { slug: 'b-hilux', stocknum: 'B1', price: 41000 },
    { slug: 'sold-hilux', stocknum: 'S1', status: 'sold', sold: true, before_price: 60000, price: 40000 },
    {
      slug: 'c-mazda',
      stocknum: 'C1',
      name: '2021 Mazda 3',
      make: 'Mazda',
      model: '3',
      price: 20000,
      offer_price: 18990,
    },
  ])
})
afterAll(() => served.close())

const get = async (path: string, slug = 'with') => {
  const response = await served.request(slug, path)
  const body = await response.text()
  return {
    status: response.status,
    location: response.headers.get('Location'),
    body,
    count: Number(/data-result-count="(\d+)"/.exec(body)?.[1] ?? -1),
    canonical: /rel="canonical" href="([^"]+)"/
      .exec(body)?.[1]
      ?.replace(/^https?:\/\/[^/]+/, '')
      .replaceAll('&amp;', '&'),
    title: /<title>([^<]*)/.exec(body)?.[1],
  }
}

describe('the directory of models', () => {
  it.each([
    ['/models', 29],
    ['/models?query=hilx', 1],
    ['/models?query=toy', 1],
    ['/models?query=zzzz', 0],
    ['/models?body=utes-vans', 1],
    ['/models?body=utes--vans', 1],
    ['/models?model.body=Utes+%26+Vans', 1],
    ['/models?manufacturer.name=mazda', 2],
    ['/models?manufacturer.name=Mazda&model.name=CX-5', 1],
    ['/models?manufacturer.name=Mazda&body=utes-vans', 0],
  ])('ROUTE-3 SEARCH-17 %s finds %s', async (path, count) => {
    expect(await get(path)).toMatchObject({ status: 200, count })
  })

  it('SEARCH-17 shows 21 per page, and a page after the last is the last', async () => {
    const cards = async (path: string) => (await get(path)).body.split('class="model-card"').length - 1
    expect(await cards('/models')).toBe(21)
    expect(await cards('/models?offset=21')).toBe(8)
    expect(await cards('/models?offset=2100')).toBe(8)
  })

  it.each([
    ['/models', '/models'],
    ['/models?body=utes--vans', '/models?body=utes-vans'],
    ['/models?offset=21', '/models?offset=21'],
    ['/models?query=cx&body=suvs', '/models?body=suvs'],
    ['/special-offers?make=Toyota', '/special-offers'],
    ['/parts/search?query=oil', '/parts/search'],
  ])('ROUTE-3 the canonical address of %s is %s', async (path, canonical) => {
    expect((await get(path)).canonical).toBe(canonical)
  })

  it('ROUTE-3 the page of a body type has its own title', async () => {
    expect((await get('/models?body=utes-vans')).title).toBe('Utes &amp; Vans | Sample Motors')
  })

  it('MODEL-1 a model’s page shows the stock of that model', async () => {
    const { status, body } = await get('/models/toyota-hilux')
    expect(status).toBe(200)
    expect(body).toContain('2 Toyota HiLux in stock')
    expect(new Set(body.match(/\/cars\/[a-z]+-(hilux|mazda)/g))).toEqual(new Set(['/cars/a-hilux', '/cars/b-hilux']))
  })

  it('MODEL-1 a model says the lowest price of those in stock, which sold ones do not count for, on its card and page', async () => {
    const from = (html: string) => html.match(/From \$[^<"]*(?=<)/g)
    expect(from((await get('/models')).body)).toEqual(['From $41,000 drive away'])
    expect(from((await get('/models/toyota-hilux')).body)).toEqual(['From $41,000 drive away'])
  })

  it('MODEL-1 an upcoming model says so, and override_url wins', async () => {
    expect((await get('/models/mazda-cx-9')).body).toContain('Register your interest')
    expect(await get('/models/elsewhere')).toMatchObject({ status: 302, location: 'https://maker.example/far' })
    expect((await get('/models?query=far')).body).toContain('href="https://maker.example/far"')
  })

  it('ROUTE-3 the model’s enquiry starts with its name', async () => {
    expect((await get('/contact-us?model=toyota-hilux')).body).toContain(
      'I would like to know more about the Toyota HiLux.',
    )
  })
})

describe('the parts search', () => {
  it.each([
    ['', 3],
    ['query=oil', 2],
    ['query=brkae', 1],
    ['query=filt', 2],
    ['query=hilux', 1],
    ['make=Toyota', 1],
    ['brand=Halt', 1],
    ['query=90915-YZZD4', 1],
    ['query=90915yzzd4', 1],
    ['query=90915', 2],
    ['query=carburettor', 0],
  ])('ROUTE-3 "%s" finds %s', async (query, count) => {
    expect(await get(`/parts/search?${query}`)).toMatchObject({ status: 200, count })
  })

  it('LAW-3 a part’s price says that it includes GST', async () => {
    expect((await get('/parts/search?query=bp1')).body).toMatch(/\$96<span>incl\. GST/)
  })
})

describe('the special offers', () => {
  it('ROUTE-3 are the dealer’s own, up to offers.count, then the reduced cars for sale', async () => {
    const { body, count } = await get('/special-offers')
    expect(count).toBe(2)
    expect(body).toContain('Free mats')
    expect(body).not.toContain('Second')
    for (const slug of ['a-hilux', 'c-mazda']) expect(body).toContain(`/cars/${slug}`)
    for (const slug of ['b-hilux', 'sold-hilux']) expect(body).not.toContain(`/cars/${slug}`)
  })

  it.each([
    ['make=Toyota', 1],
    ['price=:20000', 1],
    ['query=hilux', 1],
    ['dealership=sample', 2],
    ['categories=none', 0],
  ])('SEARCH-17 filtered by "%s" there are %s', async (query, count) => {
    expect((await get(`/special-offers?${query}`)).count).toBe(count)
  })

  it('ROUTE-3 a site without an offer says so, and links to its stock', async () => {
    const { status, body } = await get('/special-offers', 'without')
    expect(status).toBe(200)
    expect(body).toContain('is on special right now')
    expect(body).toContain('See all vehicles')
  })
})

describe('a site without a catalogue', () => {
  it.each(['/models', '/models/toyota-hilux', '/parts/search', '/parts/search?query=90915-YZZD4'])(
    'ROUTE-3 SITE-1 answers 404 to %s, whatever another dealer has there',
    async (path) => {
      const { status, body } = await get(path, 'without')
      expect(status).toBe(404)
      expect(body).not.toMatch(/Oil filter|Toyota HiLux/)
    },
  )

  it('ROUTE-11 has no such page in its sitemap, while another site has its own', async () => {
    expect(await served.sitemap('without')).not.toMatch(/models|parts\/search|special/)
    const body = await served.sitemap('with')
    for (const path of ['/models', '/models/toyota-hilux', '/parts/search', '/special-offers'])
      expect(body).toContain(`${path}</loc>`)
    expect(body).not.toContain('/models/elsewhere')
  })
})
