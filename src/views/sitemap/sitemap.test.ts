import { describe, expect, it } from 'vitest'
import { SITEMAP_KINDS } from '#domain/route/sitemap-kind.ts'
import {
  laterOf,
  robotsTxt,
  SITEMAP_LIMITS,
  type SitemapEntry,
  type Sitemaps,
  sitemapFile,
  sitemapIndex,
} from './sitemap.ts'

const origin = 'https://dealer.example'
const NONE = Object.fromEntries(SITEMAP_KINDS.map((kind) => [kind, [] as SitemapEntry[]])) as unknown as Sitemaps
const many = (count: number) => Array.from({ length: count }, (_, n) => ({ path: `/cars/${n}`, lastmod: null }))
const locations = (xml: string | null) => (xml ?? '').match(/<loc>[^<]*<\/loc>/g) ?? []

describe('sitemap', () => {
  it('FIELD-3 lists absolute, escaped addresses, with the last change if known', () => {
    const cars = [
      { path: '/cars/a', lastmod: null },
      { path: "/cars/a&b'c", lastmod: '2026-11-01T00:00:00.000Z' },
    ]
    expect(sitemapFile({ ...NONE, cars }, 'cars-1', origin)).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>\n' +
        '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n' +
        '<url><loc>https://dealer.example/cars/a</loc></url>\n' +
        '<url><loc>https://dealer.example/cars/a&#38;b&#39;c</loc><lastmod>2026-11-01T00:00:00.000Z</lastmod></url>\n' +
        '</urlset>\n',
    )
  })

  it('ROUTE-11 lists the files of each kind in the index, with their last change', () => {
    const articles = ['2026-11-02', '2026-11-09', '2026-10-01'].map((lastmod) => ({
      path: `/blog/${lastmod}`,
      lastmod,
    }))
    const index = sitemapIndex({ ...NONE, articles, cars: many(1) }, origin)
    expect(index).toContain(
      `<sitemap><loc>${origin}/sitemaps/articles-1.xml</loc><lastmod>2026-11-09</lastmod></sitemap>\n` +
        `<sitemap><loc>${origin}/sitemaps/cars-1.xml</loc></sitemap>\n</sitemapindex>`,
    )
    expect(locations(index)).toHaveLength(2)
  })

  it.each([
    [SITEMAP_LIMITS.addresses, [50_000]],
    [SITEMAP_LIMITS.addresses + 1, [50_000, 1]],
  ])('ROUTE-11 splits %s cars into files of %j, each car once', (count, sizes) => {
    const maps = { ...NONE, cars: many(count) }
    expect(locations(sitemapIndex(maps, origin))).toHaveLength(sizes.length)
    const files = sizes.map((_, index) => locations(sitemapFile(maps, `cars-${index + 1}`, origin)))
    expect(files.map((file) => file.length)).toEqual(sizes)
    expect(new Set(files.flat()).size).toBe(count)
  })

  it('ROUTE-11 limits the size of a file to the protocol’s maximum', () => {
    const limits = { addresses: 1000, bytes: 700 } as unknown as typeof SITEMAP_LIMITS
    const maps = { ...NONE, cars: many(40) }
    const files = locations(sitemapIndex(maps, origin, limits)).map((_, index) =>
      sitemapFile(maps, `cars-${index + 1}`, origin, limits),
    )
    expect(files.length).toBeGreaterThan(3)
    for (const file of files) expect(Buffer.byteLength(file ?? '')).toBeLessThanOrEqual(700)
    expect(new Set(files.flatMap(locations)).size).toBe(40)
  })

  it.each(['cars-0', 'cars-2', 'cars-1.5', 'cars', 'pages-1', 'nothing-1', '__proto__-1'])(
    'ROUTE-11 has no file %s',
    (name) => {
      expect(sitemapFile({ ...NONE, cars: many(3) }, name, origin)).toBeNull()
    },
  )

  it.each([
    [null, null, null],
    ['2026-11-01', null, '2026-11-01'],
    ['2026-11-01', '2026-11-01T08:00:00.000Z', '2026-11-01T08:00:00.000Z'],
    ['2026-11-02', '2026-11-01T08:00:00.000Z', '2026-11-02'],
  ])('FIELD-3 the later of %s and %s is %s', (one, other, later) => {
    expect(laterOf(one, other)).toBe(later)
    expect(laterOf(other, one)).toBe(later)
  })
})

describe('robotsTxt', () => {
  it('ROUTE-11 blocks API calls, /success and combinations of filters, and lists the sitemap', () => {
    expect(robotsTxt(origin, true).split('\n')).toEqual([
      'User-agent: *',
      'Disallow: /api/',
      'Disallow: /success',
      'Disallow: /*?*',
      'Allow: /search*?page=',
      'Disallow: /search*?page=*&',
      'Allow: /blog*?page=',
      'Disallow: /blog*?page=*&',
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
    ['/sitemap.xml', true],
    ['/sitemaps/cars-2.xml', true],
  ])('ROUTE-2 search engines may crawl %s: %s', (address, expected) => {
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

  it('ROUTE-11 blocks everything outside production', () => {
    expect(robotsTxt(origin, false)).toBe('User-agent: *\nDisallow: /\n')
  })
})
