import { describe, expect, it } from 'vitest'
import { makeStock } from '#demonstration/stock/make-stock.ts'
import { STOCK_PLANS } from '#demonstration/stock/plans.ts'
import { isContentPath } from '#domain/content/content-path.ts'
import { FACET_NAMES } from '#domain/listing/facet/facet-names.ts'
import { readStockPath, stockVocabulary } from '#domain/listing/stock-path.ts'
import { locationPath } from '#domain/paths.ts'
import { LEAD_PAGE_PATHS } from '#domain/route/lead-page-paths.ts'
import { EMPTY_FOLDER, readFolder } from '#site/folder/read-folder.ts'
import type { Site } from '#site/site.ts'

const NOW = new Date('2026-01-15T00:00:00Z')
const folder = await readFolder('sites', EMPTY_FOLDER, false)
const dealers = [...folder.sites.values()].flatMap((site) => {
  const plan = STOCK_PLANS[site.slug]
  return plan === undefined ? [] : [{ slug: site.slug, site, plan, stock: [...makeStock(plan, NOW)] }]
})

describe('the demonstration dealers and their generated stock', () => {
  it('there are three', () => {
    expect(dealers).toHaveLength(3)
  })

  it.each(dealers)('SITE-3 the yards of $slug are locations of its site', ({ site, plan }) => {
    for (const { dealershipSlug, location } of plan.yards) {
      const { slug, name, phone, state, postcode, suburb } = location
      const own = site.locations.find((each) => each.slug === slug)
      expect(own).toMatchObject({ dealershipSlug, name, phone, state, postcode, city: suburb })
    }
  })

  it.each(dealers)('ROUTE-7 ROUTE-8 $slug links to its contact page and to its own finance page', ({ site }) => {
    expect(linksOf(site)).toEqual(expect.arrayContaining(['/contact-us', site.finance.page]))
  })

  it.each(dealers)('SITE-7 every page that $slug links to exists, and a search finds something', ({ site, stock }) => {
    const vocabulary = stockVocabulary(
      stock.map(({ make }) => make),
      stock.map(({ make, model }) => `${make} ${model}`),
    )
    const links = linksOf(site).filter((href) => href.startsWith('/'))
    expect(links.length).toBeGreaterThan(5)
    for (const href of links) {
      const { pathname, searchParams } = new URL(href, 'http://site.example')
      const [root, ...segments] = pathname.split('/').filter((part) => part !== '')
      // Others are checked when the folder is read (checks/catalogue-links.ts, read-pages.ts).
      if (root === undefined || isFormPage(site, pathname) || CHECKED.includes(root) || isContentPath(pathname))
        continue
      expect(root, href).toBe('search')
      const page = readStockPath(segments, vocabulary)
      expect(page, href).not.toBeNull()
      const makes = page?.values.make ?? []
      expect(
        stock.some(({ make }) => makes.length === 0 || makes.includes(make)),
        href,
      ).toBe(true)
      for (const name of searchParams.keys()) expect(['query', 'sortBy', ...FACET_NAMES], href).toContain(name)
    }
  })
})

const CHECKED = ['models', 'parts', 'special-offers']

function isFormPage(site: Site, pathname: string): boolean {
  return pathname in LEAD_PAGE_PATHS || site.locations.some(({ slug }) => locationPath(slug) === pathname)
}

function linksOf({ menus, search, home, offers }: Site): readonly string[] {
  return [
    ...menus.header
      .flatMap((entry) => ('items' in entry ? entry.items : 'href' in entry ? [entry] : []))
      .map(({ href }) => href),
    ...home.slides.map(({ href }) => href),
    ...menus.footer.flatMap(({ links }) => links).map(({ href }) => href),
    ...search.promotions.cards.map(({ href }) => href),
    ...offers.list.map(({ href }) => href),
    ...(home.banner?.href ? [home.banner.href] : []),
  ]
}
