import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { exampleArticle } from '#domain/blog/testing/example-article.ts'
import { drawnPath } from '#domain/picture/drawing-path.ts'
import { sampleSite } from '#operations/testing/sample-data.ts'
import { type ServedSites, serveSites } from './served-sites.ts'

const categories = [
  { slug: 'vehicle-reviews', name: 'Vehicle reviews' },
  { slug: 'workshop', name: 'From the workshop' },
]
const content = {
  yard: {
    articles: [
      exampleArticle({ slug: 'cx-5', title: 'CX-5 at 100,000 km', category: 'vehicle-reviews', featured: true }),
      exampleArticle({ slug: 'first-car', category: null, updated: '2026-11-09' }),
      exampleArticle({ slug: 'christmas', title: 'Open at Christmas', date: '2026-12-01', category: 'workshop' }),
    ],
  },
  kiwi: { articles: [exampleArticle({ slug: 'first-car' })] },
  shut: { articles: [exampleArticle()] },
}

let served: ServedSites
beforeAll(async () => {
  served = await serveSites({
    sites: [
      sampleSite({
        slug: 'yard',
        id: 'site-1',
        hostnames: ['www.yard.example'],
        identity: { otherRegions: ['kiwi', 'shut'] },
        blog: { heading: 'Straight talk', categories },
      }),
      sampleSite({
        slug: 'kiwi',
        id: 'site-4',
        region: 'NZ',
        hostnames: ['yard-nz.example'],
        identity: { otherRegions: ['yard'] },
      }),
      sampleSite({ slug: 'shut', id: 'site-2', blog: { count: 0 } }),
      sampleSite({ slug: 'none', id: 'site-3' }),
    ],
    content,
  })
})
afterAll(() => served.close())

const read = async (slug: string, path: string) => {
  const response = await served.request(slug, path)
  return { status: response.status, type: response.headers.get('Content-Type'), body: await response.text() }
}

describe('a dealer’s blog', () => {
  it.each([
    ['/blog', '<h1>Straight talk</h1>', 'Straight talk | Sample Motors'],
    ['/blog/vehicle-reviews', '<h1>Vehicle reviews</h1>', 'Vehicle reviews | Sample Motors'],
    ['/blog/first-car', '<h1>A first car that is no worry</h1>', 'A first car that is no worry | Sample Motors'],
  ])('ROUTE-9 CONTENT-1 %s is served, and links the feed', async (path, heading, title) => {
    const { status, body } = await read('yard', path)
    expect(status).toBe(200)
    expect(body).toContain(heading)
    expect(body).toContain(`<title>${title}</title>`)
    expect(body).toContain(`<link rel="canonical" href="http://yard.localhost${path}"/>`)
    expect(body).toContain('type="application/rss+xml" href="http://yard.localhost/blog/rss.xml"')
  })

  it.each([
    ['yard', '/blog/nothing'],
    // Its only article has a future date.
    ['yard', '/blog/workshop'],
    ['yard', '/blog/christmas'],
    ['shut', '/blog'],
    ['shut', '/blog/first-car'],
    ['none', '/blog'],
    ['none', '/blog/rss.xml'],
  ])('ROUTE-9 %s has no %s', async (slug, path) => {
    expect((await read(slug, path)).status).toBe(404)
  })

  it('FIELD-3 an article has metadata for messengers and search engines', async () => {
    const { body } = await read('yard', '/blog/cx-5')
    for (const part of [
      '<meta property="og:type" content="article"/>',
      `<meta property="og:image" content="http://yard.localhost${drawnPath('hatchback-blue-front-800.webp')}"/>`,
      '"@type":"BlogPosting"',
      '"@type":"BreadcrumbList"',
    ])
      expect(body).toContain(part)
  })

  it('CONTENT-1 the feed has the published articles', async () => {
    const { status, type, body } = await read('yard', '/blog/rss.xml')
    expect([status, type]).toEqual([200, 'application/rss+xml; charset=utf-8'])
    expect(body.match(/<link>[^<]*<\/link>/g)).toEqual(
      ['/blog', '/blog/first-car', '/blog/cx-5'].map((path) => `<link>http://yard.localhost${path}</link>`),
    )
  })

  it('FIELD-3 ROUTE-11 the sitemap has the blog, its categories and its articles with their dates', async () => {
    const { body } = await read('yard', '/sitemaps/articles-1.xml')
    const entries = [...body.matchAll(/<loc>http:\/\/yard\.localhost(\/blog[^<]*)<\/loc><lastmod>([^<]*)</g)]
    expect(entries.map(([, path, day]) => [path, day])).toEqual([
      ['/blog', '2026-11-09'],
      ['/blog/vehicle-reviews', '2026-11-01'],
      ['/blog/first-car', '2026-11-09'],
      ['/blog/cx-5', '2026-11-01'],
    ])
    expect((await read('yard', '/sitemap.xml')).body).toContain('/sitemaps/articles-1.xml')
    expect((await read('shut', '/sitemap.xml')).body).not.toContain('articles')
  })

  it('ROUTE-11 SITE-6 the sitemap links the same pages of a sister site in another region, if both name each other', async () => {
    const alternates = async (path: string) =>
      [...(await served.sitemap('yard')).matchAll(/<url><loc>[^<]*?localhost([^<]*)<\/loc>(.*)<\/url>/g)]
        .filter(([, at]) => at === path)
        .flatMap(([, , rest = '']) =>
          [...rest.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(([, ...pair]) => pair),
        )
    expect(await alternates('/blog/first-car')).toEqual([
      ['en-AU', 'http://yard.localhost/blog/first-car'],
      ['en-NZ', 'https://yard-nz.example/blog/first-car'],
    ])
    expect(await alternates('/contact-us')).toHaveLength(2)
    expect(await alternates('/blog/cx-5')).toEqual([])
    expect(await served.sitemap('shut')).not.toContain('hreflang')
  })
})
