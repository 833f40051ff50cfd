import { expect, it } from 'vitest'
import type { Car } from '#domain/car/car.ts'
import { exampleCar } from '#domain/testing/example-car.ts'
import { exampleOffer } from '#domain/testing/example-offer.ts'
import { exampleSite } from '#domain/testing/example-site.ts'
import { inWordsOfSite } from '#site/own-words.ts'
import type { SiteInput } from '#site/site.ts'
import { type VehicleSite, vehicleView } from './vehicle-view.ts'

const moment = { now: new Date('2026-06-08T02:00:00Z'), origin: 'https://dealer.example', similar: [] }
const view = (car: Partial<Car> = {}, site: Partial<SiteInput> = {}) =>
  vehicleView(exampleCar(car), exampleSite(site), moment)

it('CAR-1 converts a car to texts', () => {
  expect(view()).toMatchObject({
    id: 'c1',
    slug: '2021-toyota-hilux-s100',
    href: '/cars/2021-toyota-hilux-s100',
    title: '2021 Toyota HiLux',
    subtitle: 'SR5',
    tag: null,
    available: true,
    soldNotice: null,
    price: { text: '$45,990' },
    belowMarket: null,
    estimate: null,
    certified: null,
    comments: { paragraphs: ['One owner.', 'Serviced on time.'] },
    features: ['Rear camera', 'Tow bar'],
    sections: ['comments', 'summary', 'specifications', 'features'],
    similar: [],
    metaTitle: '2021 Toyota HiLux SR5 for sale in Brisbane | Example Motors',
    metaDescription:
      '2021 Toyota HiLux SR5 for sale in Brisbane at Example Motors, $45,990, 54,321 km, Automatic, Diesel, Ute',
  })
  expect(view().pictures).toHaveLength(2)
})

it('CAR-1 leads from home through make and model to the car', () => {
  expect(view().breadcrumb).toEqual([
    { label: 'Home', href: '/' },
    { label: 'Search', href: '/search' },
    { label: 'Toyota', href: '/search/toyota' },
    { label: 'HiLux', href: '/search/toyota/hilux' },
    { label: '2021 Toyota HiLux SR5', href: '/cars/2021-toyota-hilux-s100' },
  ])
  expect(view({ model: '' }).breadcrumb).toHaveLength(4)
})

it('D-31 CAR-4 lists the address of a car that is at none of the site’s locations', () => {
  const { location } = exampleCar()
  const away = { ...location, slug: 'elsewhere', city: 'Melbourne', suburb: null, state: 'VIC', postcode: '3000' }
  const addressOf = (car: Partial<Car>) => view(car).details.find(({ name }) => name === 'address')?.value
  expect(addressOf({ location: away })).toBe('Melbourne VIC 3000')
  expect(addressOf({})).toBe('1 Example Street, Moorooka QLD 4105')
})

it('CAR-1, PHONE-1 shows the location’s hours and masks its number', () => {
  expect(view().location).toEqual({
    id: 'l1',
    dealershipId: 'd1',
    name: 'Moorooka',
    address: '1 Example Street, Moorooka QLD 4105',
    directionsHref: expect.stringContaining('Moorooka'),
    licence: null,
    maskedPhone: '07 31*******',
    hoursToday: 'Open today 8:30 am – 5:30 pm',
  })
})

it('PHONE-1 contains the full number nowhere before it is revealed', () => {
  expect(JSON.stringify(view())).not.toContain('3123')
})

const two = [
  { ...exampleSite().locations[0]!, slug: 'a', dealershipSlug: 'x' },
  { ...exampleSite().locations[0]!, slug: 'b', dealershipSlug: 'x' },
]

it('CAR-4 shows the feed’s location for a car at no known location', () => {
  const page = view({}, { locations: two })
  expect(page.location).toBeNull()
  expect(page.details).toContainEqual({ name: 'address', label: 'Address', value: 'Moorooka, QLD' })
})

it('PHONE-2 shows the call button only if there is a number', () => {
  const calls = (page: ReturnType<typeof view>) => page.actions.some(({ action }) => action === 'call')
  expect(calls(view())).toBe(true)
  expect(calls(view({}, { locations: two }))).toBe(true)
  expect(calls(view({ location: { ...exampleCar().location, phone: null } }, { locations: two }))).toBe(false)
})

it('CAR-6 says that a car is sold in the site’s word, with a link to similar ones', () => {
  const sold = view(
    { sold: true, certified: true },
    {
      search: { vehicleWord: 'caravan' },
      vehicle: { certified: { make: 'Toyota', title: 'Certified', benefits: ['Two keys'] } },
    },
  )
  expect(sold.soldNotice).toEqual({
    text: 'Unfortunately this caravan recently sold',
    label: 'Show me similar ones',
    href: '/search/ute-cars',
  })
  expect(sold.certified).toBeNull()
  expect(sold.tag?.text).toBe('JUST SOLD')
  expect(sold.actions.map(({ action }) => action)).toEqual(['find-similar'])
})

it('CAR-4 contains hidden rego and VIN nowhere', () => {
  const page = JSON.stringify(view({}, { vehicle: { hideRego: true, hideVin: true } }))
  expect(page).not.toContain('123AB4')
  expect(page).not.toContain('MR0KA3CD501234567')
})

it('LAW-3 shows a used car’s rego unless the site hides it', () => {
  expect(JSON.stringify(view().details)).toContain('123AB4')
})

it('CAR-13 shows the claims for pre-owned stock only on used cars', () => {
  const vehicle = { claims: ['48 hour money back guarantee', '12 months roadside assist'] }
  expect(view({}, { vehicle }).claims).toEqual(vehicle.claims)
  expect(view({ car_type: 'demo' }, { vehicle }).claims).toEqual([])
})

it('LAW-3 shows the drive-away note only with a drive-away price', () => {
  const site = { vehicle: { driveAwayNote: 'Includes registration.' }, card: { subscriptions: true } }
  expect(view({}, site).driveAwayNote).toBe('Includes registration.')
  expect(view({ price_type: 'estimated_drive_away' }, site).driveAwayNote).toBeNull()
  expect(view({ subscription_price: 200 }, site).driveAwayNote).toBeNull()
})

it('D-51 CAR-5 CAR-10 links ‘Interested in this vehicle?’ to the valuation if the site has one and the car is available', () => {
  const offers = (car: Partial<Car>) => view(car, { tradeIn: { valuation: true } }).interested
  expect(offers({}).map(({ href }) => href)).toEqual(['/cars/trade-in?car_id=c1'])
  expect(offers({ reserved: true })).toEqual([])
})

it('D-55 merges two links to one reservation, and shows ‘Reserve Online’ only with a reservation', () => {
  const reservation = { kind: 'deposit', path: 'buy-online' } as const
  const lines = (sidebar: ('reserve' | 'buy-online')[]) =>
    view({}, { reservation, vehicle: { sidebar } }).interested.map(({ title }) => title)
  expect(lines(['reserve', 'buy-online'])).toEqual(['Reserve Now'])
  expect(lines(['buy-online', 'reserve'])).toEqual(['Buy Online'])
  expect(view({}, { tradeIn: { valuation: true } }).sections).not.toContain('reserve-online')
})

it('D-53 CAR-5 calls a valuation independent only if a service provides it', () => {
  const text = (valuedBy: 'service' | 'stock') =>
    vehicleView(exampleCar(), exampleSite({ tradeIn: { valuation: true } }), { ...moment, valuedBy }).interested.map(
      (line) => line.text,
    )
  expect(text('service')).toEqual(['Instant price from an independent valuation tool'])
  expect(text('stock')).toEqual(['Our own estimate, based on similar vehicles for sale now'])
})

it('D-56 uses the word caravan in a caravan dealer’s buttons and details', () => {
  const caravans = { search: { vehicleWord: 'caravan' } }
  const caravan = inWordsOfSite(exampleSite(caravans), () => view({}, caravans))
  expect(caravan.actions.map(({ label }) => label)).toEqual(expect.arrayContaining(['Book an Inspection']))
  expect(caravan.details.map(({ label }) => label)).toContain('Caravan type')
})

it('D-49 links the 360° view to the service’s page, without a VIN that the site hides', () => {
  const integrations = { impel: 'https://spins.example/{vin}' }
  expect(view({}, { integrations }).spin).toBe('https://spins.example/MR0KA3CD501234567')
  expect(view({}, { integrations, vehicle: { hideVin: true } }).spin).toBeNull()
  expect(view({}).spin).toBeNull()
})

it('CAR-11 shows ‘Reserve Online’ if the site takes deposits and the car is available', () => {
  const site = { reservation: { kind: 'deposit' } } as const
  const page = view({}, site)
  expect(page.reserveOnline?.button.label).toBe('Reserve Now $200')
  expect(page.sections).toContain('reserve-online')
  for (const none of [view({}), view({ reserved: true }, site)]) {
    expect(none.reserveOnline).toBeNull()
    expect(none.sections).not.toContain('reserve-online')
  }
})

it('CAR-14 shows the accepted cards if the site’s option is on, but not on a sold car', () => {
  const vehicle = { paymentStrip: true }
  expect([view(), view({}, { vehicle }), view({ sold: true }, { vehicle })].map((page) => page.paymentStrip)).toEqual([
    false,
    true,
    false,
  ])
})

it('CAR-1 includes the car’s video', () => {
  expect(view().video).toBeNull()
  expect(view({ video: '/films/walk.mp4' }).video).toEqual({ kind: 'file', src: '/films/walk.mp4' })
})

it('CARD-7, CARD-8 shows the badge and the estimate', () => {
  const car = {
    autograb_data: { state_average_market_price: 47_000, average_market_price: null },
    finance_lenders: { manual: exampleOffer() },
  }
  const page = view(car, { finance: { provider: 'manual' } })
  expect(page.belowMarket?.text).toBe('$1,010 below market')
  expect(page.estimate?.repayment).toBe('$198 / week')
  expect(view(car, { card: { belowMarketBadge: false } }).belowMarket).toBeNull()
})

it('CARD-9 shows the controls under the same conditions as the card', () => {
  const savable = (saving: 'off' | 'browser' | 'garage', car: Partial<Car> = {}) =>
    view(car, { integrations: { saving, garageEnabled: true } }).actions.filter(
      ({ action }) => action === 'favourite' || action === 'compare',
    ).length === 2
  expect([savable('off'), savable('browser'), savable('garage')]).toEqual([false, true, true])
  const noPicture = { images: [], thumbnails: [], primary_image_url: null }
  expect([savable('garage', noPicture), savable('garage', { ...noPicture, images: ['/a.webp'] })]).toEqual([
    false,
    true,
  ])
})

it('FIELD-3 includes the Car and its breadcrumb as structured data', () => {
  expect(view().structuredData.map((data) => data['@type'])).toEqual(['Car', 'BreadcrumbList'])
})

it('SITE-3 puts the site’s override city into titles, and none if there is no city', () => {
  expect(view({}, { identity: { overrideCity: 'Logan' } }).metaTitle).toContain('for sale in Logan |')
  expect(view({ location: { ...exampleCar().location, city: null } }).metaTitle).toContain('for sale | Example Motors')
})

it('SITE-4 accepts a whole site as its options', () => {
  const site: VehicleSite = exampleSite()
  expect(site.locations).toHaveLength(1)
})
