import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sampleSite } from '#operations/testing/sample-data.ts'
import { type ServedSites, serveSites } from '../served-sites.ts'

const WORDS = {
  name: 'search/toyota',
  path: '/search/toyota',
  title: 'Toyota in Moorooka',
  description: 'Our Toyotas.',
  updated: null,
  html: '<p>All of them with a log book.</p>',
  sections: [],
  questions: [],
  closing: '',
  blocks: null,
}

describe('listing pages for search engines', () => {
  let served: ServedSites
  beforeAll(async () => {
    served = await serveSites({
      sites: [sampleSite(), sampleSite({ slug: 'plain', id: 'site-2', home: { budgetFinder: false } })],
      content: { yard: { pages: [WORDS] } },
    })
    await served.platform.addCars('yard', [
      { slug: 'a', stocknum: 'A', seats: 7 },
      { slug: 'b', stocknum: 'B', make: 'Mazda', model: 'CX-5', simple_body: 'suv', car_type: 'new' },
    ])
  })
  afterAll(() => served.close())

  const head = async (path: string) => {
    const html = await (await served.request('yard', path)).text()
    const first = (pattern: RegExp) => pattern.exec(html)?.[1] ?? null
    return {
      title: first(/<title>([^<]*)/),
      heading: first(/<h1[^>]*>([^<]*)/),
      description: first(/<meta name="description" content="([^"]*)"/),
      canonical: first(/<link rel="canonical" href="http:\/\/yard\.localhost([^"]*)"/),
      robots: first(/<meta name="robots" content="([^"]*)"/),
      html,
    }
  }

  it('ROUTE-2 each has its own title, heading, description and canonical address', async () => {
    const paths = [
      '/search',
      '/search/toyota',
      '/search/toyota/hilux',
      '/search/suv-cars',
      '/search/used-cars',
      '/search/7-seater-cars',
    ]
    const heads = await Promise.all(paths.map(head))
    expect(heads.map(({ canonical }) => canonical)).toEqual(paths)
    expect(heads.map(({ robots }) => robots)).toEqual(paths.map(() => null))
    for (const part of ['title', 'heading', 'description'] as const)
      expect(new Set(heads.map((each) => each[part])).size, part).toBe(paths.length)
  })

  it('ROUTE-2 shows the site’s introduction of the page', async () => {
    const { title, heading, description, html } = await head('/search/toyota')
    expect({ title, heading, description }).toEqual({
      title: 'Toyota in Moorooka | Sample Motors',
      heading: 'Toyota in Moorooka',
      description: 'Our Toyotas.',
    })
    expect(html).toContain('<p>All of them with a log book.</p>')
    expect((await served.request('yard', '/pages/search/toyota')).status).toBe(404)
  })

  it('ROUTE-2 filtered listings are noindex and nofollow', async () => {
    expect(await head('/search/toyota?fuel=Diesel')).toMatchObject({
      canonical: '/search/toyota',
      robots: 'noindex, follow',
    })
    const { canonical, robots, html } = await head('/search?make=Toyota')
    expect([canonical, robots]).toEqual(['/search/toyota', 'noindex, follow'])
    const walked = [...html.matchAll(/<a [^>]*href="\/search[^"]*\?[^>]*>/g)].filter(
      ([link]) => !link.includes('nofollow'),
    )
    expect(walked).toEqual([])
  })

  it('FIELD-3 has structured data for its list of cars and its breadcrumb', async () => {
    const { html } = await head('/search/toyota')
    expect(html).toContain('"@type":"ItemList"')
    expect(html).toContain('"@type":"BreadcrumbList"')
  })

  it('ROUTE-2 an unknown segment is a 404 that offers the search', async () => {
    const answer = await served.request('yard', '/search/hovercraft-cars')
    expect(answer.status).toBe(404)
    expect(await answer.text()).toMatch(/<form[^>]*action="\/search"/)
  })

  it('ROUTE-11 the sitemap lists each page with a car once, including models and seven seaters', async () => {
    const xml = await served.sitemap('yard')
    const paths = [...xml.matchAll(/<loc>http:\/\/yard\.localhost([^<]*)<\/loc>/g)].map(([, path]) => path)
    expect(paths).toEqual(
      expect.arrayContaining(['/search/toyota', '/search/toyota/hilux', '/search/mazda/cx-5', '/search/7-seater-cars']),
    )
    expect(new Set(paths).size).toBe(paths.length)
  })

  it('ROUTE-11, BUDGET-1 the sitemap lists the budget finder if the site has it', async () => {
    const named = async (slug: string) =>
      (await served.sitemap(slug)).includes(`<loc>http://${slug}.localhost/budget</loc>`)
    expect(await named('yard')).toBe(true)
    expect(await named('plain')).toBe(false)
  })
})
