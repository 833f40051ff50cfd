import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Car } from '#domain/car/car.ts'
import { sampleLocation, sampleSite } from '#operations/testing/sample-data.ts'
import { CONFIGURED_AT } from '#operations/testing.ts'
import type { ContentPage } from '#site/content/content-page.ts'
import { type ServedSites, serveSites } from './served-sites.ts'

const page = (name: string, path: string, html: string): ContentPage => ({
  name,
  path,
  title: `About ${name}`,
  description: 'In a few words.',
  updated: '2026-11-01',
  html,
  sections: [],
  questions: [],
  closing: '',
  blocks: null,
})

const sites = [
  sampleSite({ slug: 'one', id: 'site-1', locations: [sampleLocation({ lat: -27.5, lng: 153 })] }),
  sampleSite({ slug: 'two', id: 'site-2' }),
  sampleSite({ slug: 'valuing', id: 'site-3', leads: { pages: [] }, tradeIn: { valuation: true } }),
  sampleSite({ slug: 'formless', id: 'site-4', leads: { pages: [] } }),
]
const pages = [
  page('home-drive', '/pages/home-drive', '<p>We come to you.</p>'),
  page('careers', '/careers', '<p>We train our own.</p>'),
  page('privacy-policy', '/privacy-policy', '<h2 id="who">Who</h2><p>We do.</p>'),
  page('terms-and-conditions', '/terms-and-conditions', '<p>Fair ones.</p>'),
]

let served: ServedSites
let shown: readonly Car[]
beforeAll(async () => {
  served = await serveSites({ sites, content: { one: { pages } } })
  const [ranger, cx5] = await served.platform.addCars('one', [
    { slug: 'a-ranger', stocknum: 'A1', make: 'Ford', model: 'Ranger', simple_body: 'ute', car_type: 'used' },
    { slug: 'a-cx5', stocknum: 'A2', make: 'Mazda', model: 'CX-5', simple_body: 'suv', car_type: 'demo' },
    {
      slug: 'hidden',
      stocknum: 'A3',
      make: 'Kia',
      model: 'Rio',
      simple_body: 'hatch',
      car_type: 'new',
      show_on_dealer_website: false,
    },
  ])
  if (!ranger || !cx5) throw new Error('no cars')
  shown = [ranger, cx5]
  await served.platform.addCars('two', [{ slug: 'of-two', make: 'Isuzu', model: 'MU-X' }])
})
afterAll(() => served.close())

const read = async (slug: string, path: string, init?: Parameters<ServedSites['request']>[2]) => {
  const response = await served.request(slug, path, init)
  return { status: response.status, headers: response.headers, body: await response.text() }
}

describe('a site’s own pages', () => {
  it.each([
    ['/privacy-policy', '<p>We do.</p>'],
    ['/Privacy-Policy/', '<p>We do.</p>'],
    ['/terms-and-conditions', '<p>Fair ones.</p>'],
    ['/pages/home-drive', '<p>We come to you.</p>'],
  ])('ROUTE-9 %s is served from its Markdown', async (path, html) => {
    const { status, body } = await read('one', path)
    expect(status).toBe(200)
    expect(body).toContain(html)
    expect(body).toMatch(/<title>About [a-z-]+ \| Sample Motors<\/title>/)
    expect(body).toContain('<meta name="description" content="In a few words."/>')
    expect(body).toContain(
      `<link rel="canonical" href="http://one.localhost${path.toLowerCase().replace(/\/$/, '')}"/>`,
    )
    expect(body).toContain('Last updated 1 November 2026')
  })

  it.each([
    ['/pages/privacy-policy', '/privacy-policy'],
    ['/pages/careers', '/careers'],
    ['/home-drive', '/pages/home-drive'],
  ])('D-54 ROUTE-9 %s redirects to %s', async (path, home) => {
    const response = await served.request('one', path)
    expect([response.status, response.headers.get('Location')]).toEqual([301, home])
  })

  it.each(['/about-us', '/faqs', '/pages/nothing', '/pages/warranty', '/pages', '/privacy-policy/more'])(
    'ROUTE-9 %s is a 404 in the site’s frame where the site has no such page',
    async (path) => {
      const { status, body } = await read('one', path)
      expect(status).toBe(404)
      expect(body).toContain('Page not found')
      expect(body).toContain('Skip to content')
    },
  )

  it.each(['/nothing', '/pages/nothing', '/cars/nothing', '/search/nothing', '/blog', '/models/nothing'])(
    'ROUTE-11 the 404 page of %s offers the search and what the site has most of',
    async (path) => {
      const { status, body } = await read('one', path)
      expect(status).toBe(404)
      expect(body).toMatch(/<form[^>]* action="\/search"/)
      for (const href of ['/search/ford', '/search/mazda', '/search/ute-cars', '/search/suv-cars'])
        expect(body).toContain(`href="${href}" class="button button-outline"`)
      expect(body).not.toContain('/search/kia')
    },
  )

  it('ROUTE-11 the home page has one address, whatever the query', async () => {
    expect((await read('one', '/?utm_source=mail')).body).toContain(
      '<link rel="canonical" href="http://one.localhost/"/>',
    )
  })

  it('SITE-1 a page of one site is a 404 at another', async () => {
    expect((await read('two', '/privacy-policy')).status).toBe(404)
    expect((await read('two', '/pages/home-drive')).status).toBe(404)
  })

  it('ROUTE-9 the footer links the policy and the terms if the site has them', async () => {
    const footer = async (slug: string) => (await read(slug, '/')).body.split('<footer')[1] ?? ''
    expect(await footer('one')).toMatch(/href="\/privacy-policy"[\s\S]*href="\/terms-and-conditions"/)
    expect(await footer('two')).not.toMatch(/privacy-policy|terms-and-conditions/)
  })
})

describe('a content page with a form’s name', () => {
  it('ROUTE-8 ROUTE-9 its title, description and text come before the form', async () => {
    const { body } = await read('one', '/careers')
    expect(body).toContain('<h1>About careers</h1>')
    expect(body.indexOf('We train our own.')).toBeGreaterThan(0)
    expect(body.indexOf('We train our own.')).toBeLessThan(body.indexOf('<form'))
    expect((await read('two', '/careers')).body).toContain('<h1>Work with us</h1>')
  })
})

describe('files for search engines', () => {
  it.each([
    ['one', true],
    ['valuing', true],
    ['formless', false],
  ])(
    'F-13 ROUTE-4 ROUTE-11 the sitemap of %s lists the pages that take a car in exactly if they are there',
    async (slug, isThere) => {
      const listed = await served.sitemap(slug)
      for (const path of ['/trade-in', '/sell-my-car']) {
        expect((await read(slug, path)).status).toBe(isThere ? 200 : 404)
        expect(listed.includes(`<loc>http://${slug}.localhost${path}</loc>`)).toBe(isThere)
      }
    },
  )

  it('FIELD-3 ROUTE-11 the files of /sitemap.xml list every listing page with stock, car, location and page, with its last change', async () => {
    const { status, headers, body } = await read('one', '/sitemap.xml')
    expect([status, headers.get('Content-Type')]).toEqual([200, 'application/xml; charset=utf-8'])
    const files = [...body.matchAll(/<loc>http:\/\/one\.localhost(\/sitemaps\/[^<]*)<\/loc><lastmod>/g)].map(
      ([, file]) => file,
    )
    expect(files).toEqual(['pages', 'listings', 'locations', 'cars'].map((kind) => `/sitemaps/${kind}-1.xml`))
    const bodies = await Promise.all(files.map((file) => read('one', file ?? '')))
    const entries = bodies.flatMap((file) => [
      ...file.body.matchAll(/<url><loc>http:\/\/one\.localhost([^<]*)<\/loc>(?:<lastmod>([^<]*)<\/lastmod>)?/g),
    ])
    const at = served.platform.clock.now().toISOString()
    const forms = ['/finance', '/contact-us', '/book-test-drive', '/budget', '/trade-in', '/service', '/parts/enquiry']
    expect(entries.map(([, path, lastmod]) => [path, lastmod ?? null]).sort()).toEqual(
      [
        ['/', at],
        ['/search', at],
        ['/search/used-cars', at],
        ['/search/demo-cars', at],
        ['/search/ute-cars', at],
        ['/search/suv-cars', at],
        ['/search/ford', at],
        ['/search/ford/ranger', at],
        ['/search/mazda', at],
        ['/search/mazda/cx-5', at],
        ...shown.map(({ slug }) => [`/cars/${slug}`, at]),
        ...[...forms, '/sell-my-car', '/careers', '/fleet', '/contact-us/south'].map((path) => [path, CONFIGURED_AT]),
        ['/pages/home-drive', '2026-11-01'],
        ['/privacy-policy', '2026-11-01'],
        ['/terms-and-conditions', '2026-11-01'],
      ].sort(),
    )
    expect((await read('one', '/sitemaps/cars-2.xml')).status).toBe(404)
    for (const [, path] of entries)
      expect({ path, status: (await read('one', `${path}`)).status }).toEqual({ path, status: 200 })
  })

  it('ROUTE-11 is cached like a page, with an ETag, compressed, and follows the stock', async () => {
    const first = await served.request('one', '/sitemap.xml', { headers: { 'Accept-Encoding': 'br' } })
    expect(first.headers.get('Content-Encoding')).toBe('br')
    const etag = first.headers.get('ETag') ?? ''
    const again = await served.request('one', '/sitemap.xml', { headers: { 'If-None-Match': etag } })
    expect(again).toMatchObject({ status: 304 })
    expect(again.headers.get('X-Cache')).toBe('hit')
    expect((await read('one', '/sitemap.xml', { method: 'HEAD' })).body).toBe('')
    expect((await read('one', '/sitemaps/cars-2.xml')).status).toBe(404)
    expect((await read('one', '/sitemaps/cars-one.xml')).status).toBe(404)
  })

  it('ROUTE-11 /robots.txt is plain text and disallows everything outside production', async () => {
    const { status, headers, body } = await read('one', '/robots.txt')
    expect(status).toBe(200)
    expect(headers.get('Content-Type')).toBe('text/plain; charset=utf-8')
    expect(body).toBe('User-agent: *\nDisallow: /\n')
  })

  it('ROUTE-11 M11 in production it links the sitemap at the site’s https address', async () => {
    const live = await serveSites({ sites }, { production: true })
    const robots = async (headers: HeadersInit) => (await live.request('one', '/robots.txt', { headers })).text()
    expect(await robots({ 'X-Forwarded-Proto': 'https' })).toContain('Sitemap: https://one.localhost/sitemap.xml\n')
    await live.close()
  })

  it('FIELD-3 the home page has each location as an AutoDealer, without star ratings', async () => {
    const { body } = await read('one', '/')
    const blocks = [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json]) =>
      JSON.parse(json ?? ''),
    )
    expect(blocks).toContainEqual(
      expect.objectContaining({
        '@type': 'AutoDealer',
        name: 'Sample Motors South',
        telephone: '+61755500000',
        address: expect.objectContaining({ streetAddress: '1 Example Street', addressCountry: 'AU' }),
        geo: { '@type': 'GeoCoordinates', latitude: -27.5, longitude: 153 },
      }),
    )
    expect(JSON.stringify(blocks)).not.toContain('ating')
  })
})
