import { afterAll, beforeAll, expect, it } from 'vitest'
import { sampleLocation, sampleSite } from '../testing/sample-data.ts'
import { createTestPlatform, type TestPlatform } from '../testing.ts'
import { findByNumber } from './find-by-number.ts'
import { findListing } from './find-listing.ts'
import { suggestStock } from './suggest-stock.ts'

const yards = ['yard', 'quiet'].map((slug) =>
  sampleSite({
    slug,
    id: `site-${slug}`,
    dealerships: [{ id: `d-${slug}`, slug: `of-${slug}`, name: `Yard ${slug}` }],
    locations: [sampleLocation({ dealershipSlug: `of-${slug}` })],
    vehicle: { hideRego: slug === 'quiet' },
  }),
)
const LONG_AGO = '2026-01-01T00:00:00.000Z'

let platform: TestPlatform
beforeAll(async () => {
  platform = await createTestPlatform({ sites: yards })
  for (const slug of ['yard', 'quiet']) {
    const car = (id: string, change: object) => ({
      id: `${slug}-${id}`,
      slug: `${slug}-${id}`,
      dealership_slug: `of-${slug}`,
      stocknum: `${slug}-${id}`,
      regplate: null,
      vin: null,
      ...change,
    })
    await platform.addCars(slug, [
      car('1', { regplate: '104RM9', stocknum: 'U 1201' }),
      car('2', { badge: 'SR', stocknum: 'U1202' }),
      car('3', {
        name: 'Kia Carnival',
        make: 'Kia',
        model: 'Carnival',
        badge: 'S',
        simple_body: 'peopleMover',
        body: 'People Mover',
      }),
      car('4', { make: 'Kia', model: 'EV6', badge: 'GT-Line', simple_body: 'suv', show_on_dealer_website: false }),
      car('5', { stocknum: 'GONE1', regplate: '999ZZ9', status: 'sold', sold: true, sold_date_timestamp: LONG_AGO }),
    ])
  }
})
afterAll(() => platform.close())

const asked = (slug: string) => ({
  platform,
  site: platform.site(slug),
  now: platform.clock.now(),
  origin: 'https://dealer.example',
})
const suggested = async (slug: string, text: string) => (await suggestStock(asked(slug), text)).groups
const labels = async (slug: string, text: string) =>
  (await suggested(slug, text)).flatMap(({ options }) =>
    options.map(({ pieces, note }) => `${pieces.map(([piece]) => piece).join('')} (${note})`),
  )

it('SEARCH-6 suggests from the site’s own stock, with the count that each linked listing shows (SEARCH-8)', async () => {
  expect(await labels('yard', 'hil')).toEqual(['Toyota HiLux (2 vehicles)'])
  expect(await labels('yard', 'ev'), 'a car that the site does not show').toEqual([])
  for (const typed of ['toyota', 'hil', 'ute', 'kia', 'people', 'sr', 'carn']) {
    for (const { href, note } of (await suggested('yard', typed)).flatMap(({ options }) => options)) {
      const found = await findListing(asked('yard'), new URL(href, 'https://dealer.example'))
      expect(found?.listing.totalText, href).toBe(note)
    }
  }
})

it('marks the matching text and offers a search for the words', async () => {
  const { groups, all } = await suggestStock(asked('yard'), 'hil')
  expect(groups[0]?.options[0]?.pieces).toEqual([
    ['Toyota ', false],
    ['HiL', true],
    ['ux', false],
  ])
  expect(all).toEqual({ href: '/search?query=hil', note: '2 vehicles' })
  expect(await suggestStock(asked('yard'), '')).toEqual({ groups: [], all: null })
  expect(await suggestStock(asked('yard'), 'zzzz')).toEqual({ groups: [], all: null })
})

it('SEARCH-6 suggests the car of a stock number or plate', async () => {
  expect((await suggested('yard', 'u1201'))[0]).toMatchObject({
    label: 'This vehicle',
    options: [{ href: '/cars/yard-1-yard-1', note: 'Stock U 1201' }],
  })
  expect((await suggested('yard', '104 rm9'))[0]?.options[0]?.href).toBe('/cars/yard-1-yard-1')
  expect((await findListing(asked('yard'), new URL('https://dealer.example/search?query=104rm9')))?.listing.total).toBe(
    1,
  )
})

it('CAR-4 LAW-3 never finds a car by its plate on a site that hides plates', async () => {
  const { groups, all } = await suggestStock(asked('quiet'), '104RM9')
  expect({ groups, all }).toEqual({ groups: [], all: null })
  expect(await findByNumber(asked('quiet'), '104RM9')).toBeNull()
  expect(
    (await findListing(asked('quiet'), new URL('https://dealer.example/search?query=104RM9&asked=104RM9')))?.listing
      .total,
  ).toBe(0)
  expect((await findByNumber(asked('quiet'), 'u1201'))?.slug, 'its stock number does').toBe('quiet-1-quiet-1')
})

it('SEARCH-8 finds no unlisted car by its number', async () => {
  for (const text of ['GONE1', '999ZZ9', 'yard-4', 'quiet-3'])
    expect(await findByNumber(asked('yard'), text)).toBeNull()
})
