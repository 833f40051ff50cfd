import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Car } from '#domain/car/car.ts'
import { vehiclePath } from '#domain/paths.ts'
import { sampleCar, sampleLocation, sampleSite } from '#operations/testing/sample-data.ts'
import { type ServedSites, serveSites } from '../served-sites.ts'

const PLATE = '987XQZ'
const VIN = 'MR0KA3CD501234567'
/** Numbers of the location, for used cars, and from the feed. */
const PHONES = ['07 5550 4321', '07 5550 8765', '07 5550 1199']

/** Everything a site reveals about its one car, with all options to hide facts set. */
describe('what a site hides', () => {
  let served: ServedSites
  const cars = new Map<string, Car>()
  beforeAll(async () => {
    const [phone = '', phoneUsed = '', feedPhone = ''] = PHONES
    const open = sampleSite({
      locations: [sampleLocation({ phone, phoneUsed })],
      menus: {
        strip: true,
        header: [{ label: 'Call', items: [{ label: phone, href: `tel:${phone.replaceAll(' ', '')}` }] }],
        footer: [{ title: 'Call', links: [{ label: phoneUsed, href: `tel:${phoneUsed.replaceAll(' ', '')}` }] }],
      },
      contact: { salesPhone: phoneUsed, servicePhone: phone },
      integrations: { saving: 'browser' },
    })
    const hiding = { ...open, slug: 'hiding', id: 'hiding', vehicle: { hideRego: true, hideVin: true } }
    served = await serveSites({ sites: [open, hiding] })
    const location = { ...sampleCar().location, phone: feedPhone }
    const facts = { regplate: PLATE, vin: VIN, images: ['/a.webp', '/b.webp'], location }
    for (const slug of [open.slug, 'hiding']) {
      const [added] = await served.platform.addCars(slug, [facts, { ...facts, stocknum: 'T2', vin: null }])
      if (added) cars.set(slug, added)
    }
  })
  afterAll(() => served.close())

  const text = async (slug: string, path: string, init?: RequestInit) => {
    const response = await served.request(slug, path, init)
    expect(response.status, path).toBe(200)
    return response.text()
  }
  const carOf = (slug: string) => cars.get(slug) ?? sampleCar()
  const addresses = (slug: string, car = carOf(slug)) => [
    vehiclePath(car.slug),
    `${vehiclePath(car.slug)}.data`,
    `${vehiclePath(car.slug)}?enquiry=test-drive`,
    '/',
    '/search',
    '/search.data',
    `/search?query=${PLATE}&asked=${PLATE}`,
    '/api/search',
    `/api/search?query=${car.make}`,
    `/api/suggestions?q=${car.make}`,
    `/api/suggestions?q=${PLATE}`,
    `/api/suggestions?q=${VIN}`,
    `/compare?cars=${car.id}`,
    `/compare.data?cars=${car.id}`,
    `/favourites?cars=${car.id}`,
    `/finance?car_id=${car.id}`,
    '/sitemaps/cars-1.xml',
    '/sitemaps/listings-1.xml',
  ]

  it('CAR-4 a hidden plate and VIN are in no page, no hydration data, no JSON-LD and no API', async () => {
    for (const path of addresses('hiding')) {
      // The visitor's own input may be repeated; nothing else may.
      const told = (await text('hiding', path)).replaceAll(path.split('=').at(-1) ?? '\0', '')
      expect(told, path).not.toContain(PLATE)
      expect(told, path).not.toContain(VIN)
    }
    const body = JSON.stringify({ requests: [{ indexName: 'stock', params: { query: '' } }] })
    const headers = { 'Content-Type': 'application/json' }
    const hits = await text('hiding', '/api/search/queries', { method: 'POST', body, headers })
    expect(hits).toContain(carOf('hiding').id)
    expect(hits).not.toMatch(new RegExp(`${PLATE}|${VIN}`))
  })

  it('CAR-8 CAR-4 PHONE-1 a car’s sticker has no hidden plate or VIN, and only the location’s public number', async () => {
    const sticker = await text('hiding', `${vehiclePath(carOf('hiding').slug)}.pdf`)
    for (const hidden of [PLATE, VIN, ...PHONES.slice(1)]) expect(sticker).not.toContain(hidden)
    expect(sticker).toContain(PHONES[0])
  })

  it('LAW-3 a site that hides neither shows both on the car’s page', async () => {
    const page = await text('yard', vehiclePath(carOf('yard').slug))
    expect(page).toContain(PLATE)
    expect(page).toContain(VIN)
  })

  it('PHONE-1 no number of the dealer is in a car’s page: not in header or footer, not in its data, not in JSON-LD', async () => {
    for (const path of addresses('yard').slice(0, 3)) {
      const digits = (await text('yard', path)).replace(/[^\d*]/g, '')
      for (const phone of PHONES) expect(digits, `${path} ${phone}`).not.toContain(phone.replaceAll(' ', '').slice(1))
      expect(await text('yard', path), path).toContain('07 55*******')
    }
  })

  it('SITE-8 the strip and footer of other pages show their numbers', async () => {
    for (const path of ['/', '/search', '/contact-us']) {
      const page = await text('yard', path)
      for (const phone of PHONES.slice(0, 2)) expect(page, path).toContain(phone)
    }
  })

  it('PHONE-1 the number that a feed gives for a car is in no API answer', async () => {
    for (const path of addresses('yard')) expect(await text('yard', path), path).not.toContain(PHONES[2])
  })
})
