import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sampleSite } from '#operations/testing/sample-data.ts'
import { type ServedSites, serveSites } from '../served-sites.ts'

const van = (stocknum: string, body: string) => ({
  slug: `van-${stocknum}`,
  stocknum,
  make: 'Jayco',
  model: 'Journey',
  item_type: 'caravan' as const,
  body,
  simple_body: body === 'Slide On' ? null : ('caravan' as const),
})
const BODIES = ['Fifth Wheeler', 'Pop Top', 'Toy Hauler', 'Slide On', 'Hybrid Camper']

let served: ServedSites
beforeAll(async () => {
  const search = { customBodies: true, vehicleWord: 'caravan' }
  served = await serveSites({
    sites: [sampleSite({ slug: 'vans', id: 'site-1', search }), sampleSite({ slug: 'cars', id: 'site-2' })],
  })
  await served.platform.addCars(
    'vans',
    [...BODIES, 'Pop Top'].map((body, at) => van(`V${at}`, body)),
  )
  await served.platform.addCars('cars', [van('C1', 'Pop Top')])
})
afterAll(() => served.close())

const html = async (path: string, slug = 'vans') => (await served.request(slug, path)).text()

describe('the bodies of a dealer’s own', () => {
  it.each([
    ['/search/fifth-wheeler-cars', 'Fifth Wheeler', 1],
    ['/search/pop-top-cars', 'Pop Top', 2],
    ['/search/toy-hauler-cars', 'Toy Hauler', 1],
    ['/search/slide-on-cars', 'Slide On', 1],
    ['/search/hybrid-camper-cars', 'Hybrid Camper', 1],
  ])('F-4 ROUTE-2 SEARCH-9 %s is the page of %s', async (path, name, count) => {
    const page = await html(path)
    expect(page).toContain(`>${name} for sale</h1>`)
    expect(page).toContain(`<link rel="canonical" href="http://vans.localhost${path}"`)
    const answer = await (await served.request('vans', `/api/search?route=${path}`)).json()
    expect(answer.count).toBe(count)
  })

  it('F-4 SITE-12 SEARCH-9 the home page has a tile for each, which leads to its page', async () => {
    const page = await html('/')
    const tiles = [...page.matchAll(/<a href="([^"]*)" class="body-link">/g)].map(([, href]) => href)
    expect(tiles.toSorted()).toEqual(
      ['fifth-wheeler', 'hybrid-camper', 'pop-top', 'slide-on', 'toy-hauler'].map((name) => `/search/${name}-cars`),
    )
    expect(page).toMatch(/<select[^>]* name="body"/)
  })

  it('F-4 ROUTE-11 the sitemap, the suggestions and a filter alone lead there too', async () => {
    const listed = await served.sitemap('vans')
    for (const name of ['fifth-wheeler', 'pop-top', 'slide-on'])
      expect(listed).toContain(`<loc>http://vans.localhost/search/${name}-cars</loc><lastmod>`)
    expect(listed).not.toContain('/search/caravan-cars')
    expect(await html('/api/suggestions?q=pop+top')).toContain('/search/pop-top-cars')
    expect(await html('/search?body=Pop+Top')).toContain(
      '<link rel="canonical" href="http://vans.localhost/search/pop-top-cars"',
    )
  })

  it('F-4 ROUTE-2 a body that is not there is 404, as any of the stock’s is on a site of the platform’s bodies', async () => {
    expect((await served.request('vans', '/search/cruiser-cars')).status).toBe(404)
    expect((await served.request('cars', '/search/pop-top-cars')).status).toBe(404)
    expect((await served.request('cars', '/search/caravan-cars')).status).toBe(200)
  })
})
