import { expect, it } from 'vitest'
import { SITEMAP_KINDS } from '#domain/route/sitemap-kind.ts'
import { withAlternates } from './regional-alternates.ts'
import { type SitemapEntry, type Sitemaps, sitemapFile } from './sitemap.ts'

const maps = (pages: readonly string[], cars: readonly string[] = []): Sitemaps => {
  const of = (paths: readonly string[]) => paths.map((path): SitemapEntry => ({ path, lastmod: null }))
  const none = Object.fromEntries(SITEMAP_KINDS.map((kind) => [kind, of([])])) as unknown as Sitemaps
  return { ...none, pages: of(pages), cars: of(cars) }
}
const au = { language: 'en-AU', origin: 'https://yard.example' }
const nz = { language: 'en-NZ', origin: 'https://yard-nz.example' }

it('ROUTE-11 SITE-6 lists both addresses for a page that the sister site has too, and none for others', () => {
  const told = withAlternates(maps(['/', '/about-us']), au, [{ ...nz, maps: maps(['/', '/warranty']) }])
  expect(told.pages).toEqual([
    {
      path: '/',
      lastmod: null,
      alternates: [
        { hreflang: 'en-AU', href: 'https://yard.example/' },
        { hreflang: 'en-NZ', href: 'https://yard-nz.example/' },
      ],
    },
    { path: '/about-us', lastmod: null },
  ])
  const xml = sitemapFile(told, 'pages-1', au.origin)
  expect(xml).toContain('xmlns:xhtml="http://www.w3.org/1999/xhtml"')
  expect(xml).toContain('<xhtml:link rel="alternate" hreflang="en-NZ" href="https://yard-nz.example/"/>')
  expect(xml?.match(/xhtml:link/g)).toHaveLength(2)
})

it('ROUTE-11 gives cars no alternates', () => {
  const told = withAlternates(maps([], ['/cars/a']), au, [{ ...nz, maps: maps([], ['/cars/a']) }])
  expect(told.cars).toEqual([{ path: '/cars/a', lastmod: null }])
})

it('SITE-6 ignores a sister site in the same region, and lists the first of two in another', () => {
  const sister = (origin: string, language: string) => ({ language, origin, maps: maps(['/']) })
  const told = withAlternates(maps(['/']), au, [
    sister('https://west.example', 'en-AU'),
    sister('https://north.example', 'en-NZ'),
    sister('https://south.example', 'en-NZ'),
  ])
  expect(told.pages[0]?.alternates?.map(({ href }) => href)).toEqual([
    'https://yard.example/',
    'https://north.example/',
  ])
})
