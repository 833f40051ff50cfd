import { describe, expect, it } from 'vitest'
import { robotsTxt, SITEMAP_LIMIT, sitemapXml } from './sitemap.ts'

const origin = 'https://dealer.example'

describe('sitemapXml', () => {
  it('FIELD-3 gives each address whole, escaped, with its last change where that is known', () => {
    const entries = [
      { path: '/', lastmod: null },
      { path: "/cars/a&b'c", lastmod: '2026-11-01T00:00:00.000Z' },
    ]
    expect(sitemapXml(entries, null, origin)).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>\n' +
        '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n' +
        '<url><loc>https://dealer.example/</loc></url>\n' +
        '<url><loc>https://dealer.example/cars/a&#38;b&#39;c</loc><lastmod>2026-11-01T00:00:00.000Z</lastmod></url>\n' +
        '</urlset>\n',
    )
  })

  const many = (count: number) => Array.from({ length: count }, (_, n) => ({ path: `/cars/${n}`, lastmod: null }))
  const locations = (xml: string | null) => (xml ?? '').match(/<loc>[^<]*<\/loc>/g) ?? []

  it('ROUTE-11 keeps 50,000 addresses in one file', () => {
    expect(locations(sitemapXml(many(SITEMAP_LIMIT), null, origin))).toHaveLength(SITEMAP_LIMIT)
  })

  it('ROUTE-11 splits more of them into parts with an index, none lost and none twice', () => {
    const entries = many(SITEMAP_LIMIT + 1)
    const index = sitemapXml(entries, null, origin)
    expect(index).toContain('<sitemapindex')
    expect(locations(index)).toEqual([1, 2].map((part) => `<loc>${origin}/sitemap.xml?part=${part}</loc>`))
    const parts = [1, 2].map((part) => locations(sitemapXml(entries, part, origin)))
    expect(parts.map((part) => part.length)).toEqual([SITEMAP_LIMIT, 1])
    expect(new Set(parts.flat()).size).toBe(entries.length)
  })

  it.each([0, 3, -1, 1.5, Number.NaN])('ROUTE-11 there is no part %s of two', (part) => {
    expect(sitemapXml(many(SITEMAP_LIMIT + 1), part, origin)).toBeNull()
  })
})

describe('robotsTxt', () => {
  it('ROUTE-11 leaves out calls, /success and combinations of filters, and names the sitemap', () => {
    expect(robotsTxt(origin, true).split('\n')).toEqual([
      'User-agent: *',
      'Disallow: /api/',
      'Disallow: /success',
      'Disallow: /*?*',
      'Allow: /search*?page=',
      'Disallow: /search*?page=*&',
      'Allow: /blog*?page=',
      'Disallow: /blog*?page=*&',
      'Allow: /sitemap.xml',
      '',
      'Sitemap: https://dealer.example/sitemap.xml',
      '',
    ])
  })

  it.each([
    ['/search', true],
    ['/search/toyota', true],
    ['/search?page=2', true],
    ['/search/toyota/hilux?page=2', true],
    ['/search?make=Toyota', false],
    ['/search?make=Toyota&page=2', false],
    ['/search/toyota?page=2&fuel=Diesel', false],
    ['/cars/a-hilux?from=mail', false],
    ['/blog/vehicle-reviews?page=2', true],
    ['/blog?page=2&from=mail', false],
    ['/api/search', false],
    ['/sitemap.xml?part=2', true],
  ])('ROUTE-2 whether search engines may walk %s: %s', (address, expected) => {
    const rules = robotsTxt(origin, true)
      .split('\n')
      .flatMap((line) => {
        const [, verb, path = ''] = /^(Allow|Disallow): (.*)$/.exec(line) ?? []
        const pattern = new RegExp(`^${path.replace(/[.?]/g, '\\$&').replaceAll('*', '.*')}`)
        return verb && pattern.test(address) ? [{ verb, length: path.length }] : []
      })
    const longest = rules.toSorted((a, b) => b.length - a.length)[0]
    expect(longest?.verb !== 'Disallow').toBe(expected)
  })

  it('ROUTE-11 outside production nothing is for search engines', () => {
    expect(robotsTxt(origin, false)).toBe('User-agent: *\nDisallow: /\n')
  })
})
