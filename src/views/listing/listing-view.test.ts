import { expect, it } from 'vitest'
import type { Car } from '#domain/car/car.ts'
import { exampleListing, NOW } from '#domain/testing/example-listing.ts'
import { exampleOffer } from '#domain/testing/example-offer.ts'
import { exampleSite } from '#domain/testing/example-site.ts'
import type { SiteInput } from '#site/site.ts'
import { type ListingSite, listingView } from './listing-view.ts'

const moment = { now: NOW, origin: 'https://dealer.example' }

async function listing(address: string, cars: readonly Partial<Car>[] = [{}], changes: Partial<SiteInput> = {}) {
  const { result, place, site } = await exampleListing(cars, address, changes)
  return listingView(result, place, site, moment)
}

const many = (count: number): readonly Partial<Car>[] =>
  Array.from({ length: count }, (_, index) => ({ slug: `car-${index}` }))

it('SEARCH-1, SEARCH-2 converts a search result to texts', async () => {
  expect(await listing('/search')).toMatchObject({
    heading: 'Vehicles for sale',
    introduction: null,
    metaTitle: 'Vehicles for sale in Moorooka | Example Motors',
    canonical: 'https://dealer.example/search',
    path: '/search',
    query: '',
    total: 1,
    totalText: '1 vehicle',
    items: [{ kind: 'car', card: { id: 'c0', title: '2021 Toyota HiLux' } }],
    chips: [],
    clearHref: null,
    paging: { page: 1, pages: 1 },
    state: [],
    placeholder: 'Try EV, SUV or Toyota',
  })
})

it('SEARCH-2 shows 21 cars per page', async () => {
  const cars = many(25)
  expect((await listing('/search', cars)).items).toHaveLength(21)
  expect((await listing('/search?page=2', cars)).items).toHaveLength(4)
  expect((await listing('/search', cars)).paging).toMatchObject({ pages: 2, nextHref: '/search?page=2' })
})

it('SEARCH-7 offers the site’s sort orders, with its default selected until the visitor chooses another', async () => {
  expect((await listing('/search?make=Toyota&sortBy=price_asc&page=2')).sorts).toEqual([
    { name: 'relevance', label: 'Most relevant', current: false },
    { name: 'latest', label: 'Latest', current: false },
    { name: 'price_desc', label: 'Highest price', current: false },
    { name: 'price_asc', label: 'Lowest price', current: true },
  ])
  expect((await listing('/search')).sorts.find(({ current }) => current)?.name).toBe('relevance')
})

it('SEARCH-12 shows the site’s stock count above 1,999, and pages still reach every car', async () => {
  const { result, place, site } = await exampleListing(many(3), '/search', { search: { stockCount: 5000 } })
  const view = listingView({ ...result, total: 2100 }, place, site, moment)
  expect(view).toMatchObject({ total: 5000, totalText: '5,000 vehicles', paging: { pages: 100 } })
})

it('SEARCH-14 inserts promotional cards, the same ones for an hour', async () => {
  const promotions = { cards: [{ title: 'Sell your car', text: 'Today.', button: 'Start', href: '/sell-my-car' }] }
  const { items } = await listing('/search', many(21), { search: { promotions } })
  expect(items.flatMap(({ kind }, index) => (kind === 'promotion' ? [index + 1] : []))).toEqual([8, 17])
  expect(items[7]).toEqual({ kind: 'promotion', ...promotions.cards[0] })
})

it('SEARCH-15 shows the active filters, each with a link that removes it', async () => {
  const { chips, clearHref } = await listing(
    '/search?query=big+ute&make=Toyota&price=10000:20000&km=:50000&year=2019:&page=2',
  )
  const link = (href: string) => decodeURIComponent(href).replaceAll('+', ' ')
  expect(chips.map(({ label, removeHref }) => `${label} → ${link(removeHref)}`)).toEqual([
    '‘big ute’ → /search?make=Toyota&km=:50000&price=10000:20000&year=2019:',
    'Kilometres up to 50,000 km → /search?query=big ute&make=Toyota&price=10000:20000&year=2019:',
    'Toyota → /search?query=big ute&km=:50000&price=10000:20000&year=2019:',
    'Price $10,000 to $20,000 → /search?query=big ute&make=Toyota&km=:50000&year=2019:',
    'Year from 2019 → /search?query=big ute&make=Toyota&km=:50000&price=10000:20000',
  ])
  expect(clearHref).toBe('/search')
})

it('SEARCH-15, ROUTE-2 shows a page’s own filter as a chip that links to the whole listing', async () => {
  const view = await listing('/search/ute-cars?make=Toyota&page=2')
  expect(view.chips).toEqual([
    { label: 'Utes', removeHref: '/search?make=Toyota' },
    { label: 'Toyota', removeHref: '/search/ute-cars' },
  ])
  expect(view.clearHref).toBe('/search/ute-cars')
})

it('SEARCH-15 A5 an address that two makers share is one chip, which takes both names away', async () => {
  const cars = [{ make: 'Seres' }, { make: 'Seres+' }]
  for (const chosen of ['', 'make=Seres&', 'make=Seres&make=Seres%2B&'])
    expect((await listing(`/search/seres?${chosen}year=2019:`, cars)).chips, chosen).toEqual([
      { label: 'Seres and Seres+', removeHref: '/search?year=2019:' },
      { label: 'Year from 2019', removeHref: `/search/seres${chosen && `?${chosen.slice(0, -1)}`}` },
    ])
})

it('SEARCH-18, ROUTE-2 points forms at the whole listing, with the page’s filter as a hidden field', async () => {
  const view = await listing('/search/toyota?fuel=Diesel&page=2')
  expect(view.path).toBe('/search')
  expect(view.state).toEqual([
    { name: 'make', value: 'Toyota' },
    { name: 'fuel', value: 'Diesel' },
  ])
})

it.each([
  ['/search/toyota', '/search/toyota'],
  ['/search/toyota?sortBy=latest', '/search/toyota'],
  ['/search/toyota?page=2&sortBy=latest', '/search/toyota'],
  ['/search/toyota?page=1', '/search/toyota'],
  ['/search?make=Toyota', '/search/toyota'],
  ['/search/toyota?fuel=Diesel&page=2', '/search/toyota'],
])('ROUTE-2, ROUTE-11 the canonical address of %s is %s', async (address, canonical) => {
  expect((await listing(address)).canonical).toBe(`https://dealer.example${canonical}`)
})

it.each([
  ['/search', ['Home /', 'Search /search']],
  ['/search/ute-cars', ['Home /', 'Search /search', 'Utes /search/ute-cars']],
  ['/search/toyota', ['Home /', 'Search /search', 'Toyota /search/toyota']],
  ['/search/toyota/hilux', ['Home /', 'Search /search', 'Toyota /search/toyota', 'HiLux /search/toyota/hilux']],
])('FIELD-3 the breadcrumb of %s', async (address, crumbs) => {
  expect((await listing(address)).breadcrumb.map(({ label, href }) => `${label} ${href}`)).toEqual(crumbs)
})

it('ROUTE-2 lets search engines follow links to further pages only if the page is indexed', async () => {
  expect(await listing('/search', many(25))).toMatchObject({ indexable: true, paging: { pages: 2 } })
  expect((await listing('/search', many(25))).paging.rel).toBeUndefined()
  expect(await listing('/search?fuel=Diesel', many(25))).toMatchObject({
    indexable: false,
    paging: { rel: 'nofollow' },
  })
})

it('ROUTE-2 shows the site’s own text on a listing’s first page', async () => {
  const words = { title: 'Toyota in Moorooka', description: 'Ours.', html: '<p>Ours.</p>' }
  const view = async (address: string) => {
    const { result, place, site } = await exampleListing(many(25), address, { search: { introduction: 'All of it.' } })
    return listingView(result, place, site, place.page.kind === 'all' ? moment : { ...moment, words })
  }
  expect(await view('/search/toyota')).toMatchObject({
    heading: 'Toyota in Moorooka',
    metaTitle: 'Toyota in Moorooka | Example Motors',
    metaDescription: 'Ours.',
    introduction: null,
    introductionHtml: '<p>Ours.</p>',
  })
  expect(await view('/search/toyota?page=2')).toMatchObject({
    heading: 'Toyota in Moorooka',
    metaTitle: 'Toyota in Moorooka, page 2 | Example Motors',
    introductionHtml: null,
  })
  expect(await view('/search')).toMatchObject({ introduction: 'All of it.', introductionHtml: null })
})

it('SEARCH-15 shows a count of 0 without hits, and still suggests keywords', async () => {
  expect(await listing('/search?query=edsel')).toMatchObject({
    totalText: '0 vehicles',
    items: [],
    placeholder: 'Try EV, SUV or Toyota',
  })
})

it('SEARCH-13 suggests a site’s own body names in the keyword box', async () => {
  const cars = [{ make: 'Ghost Gum', body: 'Caravan' }, { make: 'Ghost Gum', body: 'Caravan' }, { body: 'Motorhome' }]
  const { placeholder } = await listing('/search', cars, { search: { facets: ['body', 'make'], customBodies: true } })
  expect(placeholder).toBe('Try Caravan, Motorhome or Ghost Gum')
})

it('SEARCH-12 uses the site’s word for an item in the count', async () => {
  expect((await listing('/search', many(2), { search: { vehicleWord: 'caravan' } })).totalText).toBe('2 caravans')
})

it('SITE-4 accepts a whole site as its options', () => {
  const site: ListingSite = exampleSite()
  expect(site.search.sorts).toHaveLength(4)
})

it('LAW-1 a listing says what its repayments must say, and nothing where no card shows one', async () => {
  const finance = { finance: { provider: 'manual' } } as const
  const cars = [{}, { finance_lenders: { manual: exampleOffer() } }]
  const { items, repayments } = await listing('/search', cars, finance)
  const estimates = items.flatMap((item) => (item.kind === 'car' && item.card.estimate ? [item.card.estimate] : []))
  expect(estimates).toHaveLength(1)
  const { warning, validity, disclaimer } = estimates[0] ?? {}
  expect(repayments).toEqual({ warning, validity, disclaimer })
  expect((await listing('/search', [{}], finance)).repayments).toBeNull()
})
