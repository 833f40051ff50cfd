import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Car } from '#domain/car/car.ts'
import { sampleCar, sampleLocation, sampleSite } from '#operations/testing/sample-data.ts'
import { EMPTY_CATALOGUE } from '#site/catalogue.ts'
import { type ServedSites, serveSites } from './served-sites.ts'

const week = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, open: '08:30', close: '17:30' }))
const south = sampleLocation({
  lat: -27.5352,
  lng: 153.0246,
  licenceNumber: '1234567',
  licenceLabel: 'Motor dealer licence',
  repairerNumber: '58214',
  types: ['sales', 'service'],
  hours: week,
  specialHours: [
    { date: '2026-11-26', name: 'Show Day' },
    { date: '2026-11-19', name: 'Cup Day' },
  ],
})
const counter = sampleLocation({
  id: 'l2',
  slug: 'counter',
  name: 'Sample Parts',
  types: ['parts'],
  lat: -27.6,
  lng: 153,
})
const perth = sampleLocation({
  id: 'l3',
  slug: 'perth',
  name: 'Sample Motors Perth',
  state: 'WA',
  postcode: '6000',
  timezone: 'Australia/Perth',
  hours: week,
})
const office = sampleLocation({ id: 'l4', slug: 'office', name: 'Sample Head Office', types: [] })
const locations = [counter, south, perth]
/** A banner of some locations, in November 2026. */
function banner(ofLocations: readonly string[]) {
  const [from, until] = ['2026-11-01T00:00:00+10:00', '2026-12-01T00:00:00+10:00']
  return { text: 'Sausages on Saturday', from, until, locations: [...ofLocations] }
}
const sites = [
  sampleSite({ slug: 'one', id: 'site-one', locations: [south] }),
  sampleSite({ slug: 'list', id: 'site-list', locations }),
  sampleSite({ slug: 'map', id: 'site-map', locations, places: { several: 'map' } }),
  sampleSite({ slug: 'workshop', id: 'site-workshop', locations, places: { shown: 'service-and-parts' } }),
  sampleSite({
    slug: 'pictured',
    id: 'site-pictured',
    locations: [{ ...south, image: '/site-files/yard.webp' }, perth],
    places: { pictureHeight: 400 },
  }),
  sampleSite({ slug: 'seen', id: 'site-seen', locations: [{ ...south, image: '/site-files/yard.webp' }] }),
  sampleSite({ slug: 'hidden', id: 'site-hidden', locations: [{ ...counter, visible: false }, south, perth] }),
  sampleSite({ slug: 'office', id: 'site-office', locations: [office, counter] }),
  sampleSite({ slug: 'bannered', id: 'site-bannered', locations, home: { banner: banner(['l3']) } }),
  sampleSite({ slug: 'serviced', id: 'site-serviced', locations, home: { banner: banner(['l1']) } }),
  sampleSite({ slug: 'everywhere', id: 'site-everywhere', locations, home: { banner: banner(['l1', 'l2', 'l3']) } }),
  sampleSite({ slug: 'masked', id: 'site-masked', locations: [south], contact: { maskPhones: true } }),
]
const reviews = {
  source: 'Google',
  href: 'https://reviews.example/sample',
  average_rating: 4.6,
  count: 310,
  reviews: [
    { author: 'Kim', rating: 5, date: '2026-11-01', text: 'They found my ute in Cairns.', location: null },
    { author: 'Lee', rating: 2, date: '2026-11-02', text: 'Waited an hour.', location: null },
  ],
  locations: [
    { location: 'l1', average_rating: 4.7, count: 208 },
    { location: 'l3', average_rating: 4, count: 12 },
  ],
}

let served: ServedSites
beforeAll(async () => {
  // Friday 20 November 2026, half past five in Brisbane and half past three in Perth.
  const now = new Date('2026-11-20T07:29:00Z')
  const catalogue = { ...EMPTY_CATALOGUE, reviews }
  served = await serveSites({ sites, content: { one: { catalogue }, list: { catalogue } }, now })
})
afterAll(() => served.close())

const html = async (slug: string, path: string) => (await served.request(slug, path)).text()
/** The page's text, without its data for the browser. */
const words = async (slug: string, path: string) =>
  (await html(slug, path))
    .replace(/<(script|style)\b[^>]*>.*?<\/\1>/gs, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
/** The page as a visitor gets it, without its data for the browser. */
const shown = async (slug: string, path: string) =>
  (await html(slug, path)).replace(/<script(?! type="application\/ld)[^>]*>.*?<\/script>/gs, '')
const cards = (page: string) => [...page.matchAll(/<h3 class="place-name"><a href="([^"]+)"/g)].map(([, href]) => href)

describe('the block of locations', () => {
  it('PLACE-1 one location is a card with map and contact', async () => {
    const page = await html('one', '/')
    expect(page).toContain('class="places places-card"')
    expect(page).toMatch(/class="place-picture place-picture-400"><div class="sketch-box">/)
    expect(page).toContain('href="/contact-us/south#contact-form"')
  })

  it('PLACE-1 several show as a list or, by configuration, a numbered map; sales first, then service, then parts', async () => {
    const order = ['/contact-us/south', '/contact-us/perth', '/contact-us/counter']
    const list = await html('list', '/contact-us')
    expect(list).toContain('class="places places-list"')
    expect(cards(list)).toEqual(order)
    const map = await html('map', '/contact-us')
    expect(map).toContain('class="places places-map"')
    expect(cards(map)).toEqual(order)
    // Perth has no coordinates here: its number is only in the list.
    expect([...map.matchAll(/<text y="-20">(\d)<\/text>/g)].map(([, number]) => number)).toEqual(['1', '3'])
  })

  it('F-9 PLACE-1 a location of no type is in the lists of all, last, and is said to do nothing', async () => {
    const list = await html('office', '/contact-us')
    expect(cards(list)).toEqual(['/contact-us/counter', '/contact-us/office'])
    expect(list).not.toContain('<p class="place-doing"></p>')
    expect((await served.request('office', '/contact-us/office')).status).toBe(200)
  })

  it('P-8 PLACE-1 FORM-4 a hidden location is listed nowhere, and has its page for people who are sent there', async () => {
    for (const path of ['/', '/contact-us', '/sitemaps/locations-1.xml', '/test-drive']) {
      const [page, every] = [await shown('hidden', path), await shown('list', path)]
      expect(page, path).not.toMatch(/Sample Parts|contact-us\/counter/)
      expect(every, path).toMatch(/Sample Motors Perth|contact-us\/perth/)
    }
    const own = await served.request('hidden', '/contact-us/counter')
    expect(own.status).toBe(200)
    const page = await own.text()
    expect(page).toContain('Sample Parts')
    expect(page).toMatch(/<option value="l2" selected="">Sample Parts/)
  })

  it('PLACE-1 a filter of the site chooses what its home page shows', async () => {
    expect(cards(await html('workshop', '/'))).toEqual(['/contact-us/south', '/contact-us/counter'])
    expect(cards(await html('workshop', '/contact-us'))).toHaveLength(3)
  })

  it('PLACE-2 a location’s picture is 150 pixels high, or 400 by configuration; without one a sketch has that height', async () => {
    const tall = await html('pictured', '/contact-us')
    expect(tall).toMatch(/place-picture-400"><img src="\/site-files\/yard\.webp" alt="[^"]+" height="400"/)
    expect(tall.match(/place-picture-/g)).toHaveLength(1)
    expect(await html('list', '/contact-us')).toContain('place-picture-150"><div class="sketch-box">')
  })

  it('PLACE-1 a single location is a card with its map, below its picture if it has one', async () => {
    const seen = await html('seen', '/contact-us')
    expect(seen).toMatch(/place-picture-400"><img src="\/site-files\/yard\.webp"/)
    expect(seen).toContain('place-picture-150"><div class="sketch-box">')
  })

  it('PLACE-2 LAW-2 PLACE-5 a card shows named licences, stars above the minimum with their count, and two buttons', async () => {
    const text = await words('list', '/contact-us')
    expect(text).toContain('Motor dealer licence 1234567 · Motor vehicle repairer licence 58214')
    expect(text).toContain('4.7 out of 5 from 208 reviews')
    expect(text).not.toContain('12 reviews')
    expect(text.match(/Contact Us Get Directions/g)?.length).toBeGreaterThanOrEqual(3)
  })

  it('PLACE-3 ‘Open now’ follows each location’s own clock, to the minute', async () => {
    const before = await words('list', '/contact-us')
    expect(before).toContain('Sample Motors South Rated 4.7 out of 5 from 208 reviews Open now until 5:30 pm')
    served.platform.clock.moveTo(new Date('2026-11-20T07:31:00Z'))
    const after = await words('list', '/contact-us')
    expect(after).toContain('Closed now opens Monday 8:30 am')
    expect(after).toContain('Sample Motors Perth Open now until 5:30 pm')
    served.platform.clock.moveTo(new Date('2026-11-20T07:29:00Z'))
  })

  it('PLACE-4 upcoming dated days are in a dialog that needs no script; without any there is no dialog', async () => {
    const page = await html('list', '/contact-us')
    expect(page).toContain('popoverTarget="holidays-l1"')
    expect(page).toMatch(/<section id="holidays-l1" popover="auto" role="dialog"/)
    expect(page).toContain('Thursday 26 November 2026')
    expect(page).not.toContain('Cup Day')
    expect(page).not.toContain('holidays-l3')
  })
})

describe('a location’s own page', () => {
  it('PLACE-2 ROUTE-8 has map, address, phone, hours, directions and the form', async () => {
    const page = await html('one', '/contact-us/south')
    expect(page).toContain('<div class="place-map"><div class="sketch-box">')
    expect(page).toContain('href="tel:+61755500000"')
    expect(page).toContain('id="contact-form"')
    const text = await words('one', '/contact-us/south')
    expect(text).toContain('1 Example Street Moorooka QLD 4105')
    expect(text).toContain('Friday 8:30 am – 5:30 pm Saturday Closed')
    expect(text).toContain('Get Directions')
  })

  it('FIELD-3 is an AutoDealer with hours, dated days and coordinates', async () => {
    const [, json = ''] =
      /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(await html('one', '/contact-us/south')) ?? []
    expect(JSON.parse(json)).toMatchObject({
      '@type': 'AutoDealer',
      url: 'http://one.localhost/contact-us/south',
      telephone: '+61755500000',
      geo: { latitude: -27.5352, longitude: 153.0246 },
      openingHoursSpecification: { length: 5 },
      specialOpeningHoursSpecification: [
        { validFrom: '2026-11-26', opens: '00:00', closes: '00:00' },
        { validFrom: '2026-11-19' },
      ],
    })
  })
})

it('PLACE-5 the home page shows the latest reviews, good and bad, with the overall rating', async () => {
  const text = await words('one', '/')
  expect(text).toContain('Rated 4.6 out of 5 from 310 reviews')
  expect(text.indexOf('Waited an hour.')).toBeLessThan(text.indexOf('They found my ute in Cairns.'))
  expect(text).toContain('Read all 310 reviews on Google')
  expect(await words('map', '/')).not.toContain('reviews')
})

it.each(['/', '/contact-us', '/contact-us/south', '/service'])(
  'PHONE-1 a site that masks its numbers tells none at %s, neither in words nor in data',
  async (path) => {
    const page = await html('masked', path)
    expect(page).not.toMatch(/07 5550 0000|0755500000|755500000/)
    expect(page).toContain('07 55*******')
  },
)

it('PHONE-1 a location’s masked number is revealed on request', async () => {
  const response = await served.request('masked', '/api/phone-reveal', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ location_id: 'l1', website_id: 'site-masked' }),
  })
  expect(await response.json()).toEqual({ phone: '07 5550 0000', tel: 'tel:+61755500000' })
})

it('PLACE-1 without tiles a page requests no third-party map', async () => {
  const response = await served.request('map', '/contact-us')
  expect(response.headers.get('Content-Security-Policy')).toContain("img-src 'self' data:;")
  expect(await response.text()).not.toContain('place-map-tiles')
})

describe('the banner of a location', () => {
  const has = async (slug: string, path: string) => (await shown(slug, path)).includes('Sausages on Saturday')
  let car: { readonly inPerth: Car; readonly inSouth: Car }
  beforeAll(async () => {
    const place = ({ slug, name, city, state, phone }: typeof perth) => ({
      vin: null,
      stocknum: slug,
      location: { ...sampleCar().location, slug, name, city, state, phone },
    })
    const [inPerth, inSouth] = await served.platform.addCars('bannered', [place(perth), place(south)])
    if (!inPerth || !inSouth) throw new Error('no cars')
    car = { inPerth, inSouth }
  })

  it('SITE-10 shows on the location’s page, on its cars and on forms about them', async () => {
    const { slug, id } = car.inPerth
    for (const path of [
      '/contact-us/perth',
      `/cars/${slug}`,
      `/book-test-drive?car_id=${id}`,
      `/finance?car_id=${id}`,
      `/cars/trade-in?car_id=${id}`,
    ])
      expect(await has('bannered', path), path).toBe(true)
  })

  it('SITE-10 shows nowhere else: other locations, their cars and forms, and pages about the whole dealer', async () => {
    const { slug, id } = car.inSouth
    for (const path of [
      '/',
      '/search',
      '/contact-us',
      '/contact-us/south',
      `/cars/${slug}`,
      `/book-test-drive?car_id=${id}`,
      '/book-test-drive',
      '/cars/no-such-car',
      '/no-such-page',
    ])
      expect(await has('bannered', path), path).toBe(false)
  })

  it('SITE-10 shows on the service form where one location alone does service', async () => {
    expect([await has('serviced', '/service'), await has('bannered', '/service')]).toEqual([true, false])
  })

  it('SITE-10 that names every location is one of the whole site', async () => {
    expect([await has('everywhere', '/'), await has('everywhere', '/no-such-page')]).toEqual([true, true])
  })

  it('SITE-10 a browser on the site gets the header of each page', async () => {
    const header = async (path: string) => (await html('bannered', path)).includes('Sausages on Saturday')
    expect([await header('/contact-us/perth.data'), await header('/contact-us/south.data')]).toEqual([true, false])
  })

  it('SITE-10 leaves nothing of itself in the pages of a site without one', async () => {
    expect(await html('list', '/contact-us/perth')).not.toMatch(/local-?banner/i)
    expect(await html('everywhere', '/contact-us/perth')).not.toMatch(/local-?banner/i)
  })
})
