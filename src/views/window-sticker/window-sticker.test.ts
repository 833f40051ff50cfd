import { describe, expect, it } from 'vitest'
import type { Car } from '#domain/car/car.ts'
import type { LenderOffer } from '#domain/car/lender-offer.ts'
import { exampleCar } from '#domain/testing/example-car.ts'
import { exampleSite } from '#domain/testing/example-site.ts'
import type { SiteInput } from '#site/site.ts'
import { windowSticker } from './window-sticker.ts'

const moment = { now: new Date('2026-11-20T22:00:00Z'), origin: 'https://dealer.example' }
const sticker = (car: Partial<Car> = {}, site: Partial<SiteInput> = {}) =>
  windowSticker(exampleCar(car), exampleSite(site), moment)
const factsOf = ({ leadingFacts, facts }: ReturnType<typeof sticker>) =>
  Object.fromEntries([...leadingFacts, ...facts].map(({ name, value }) => [name, value]))

it('CAR-8 contains car, page, dealer and the date at the site', () => {
  expect(sticker()).toMatchObject({
    title: '2021 Toyota HiLux',
    pageAddress: 'https://dealer.example/cars/2021-toyota-hilux-s100',
    dealer: { name: exampleSite().name },
    // Already the next day in Brisbane.
    words: { madeOn: 'As at 21 November 2026' },
  })
})

it('D-31 CAR-8 shows the place of a car that is at none of the site’s locations, with the dealer’s number and licence', () => {
  const { location } = exampleCar()
  const away = { ...location, slug: 'elsewhere', name: 'Docklands', city: 'Melbourne', suburb: null, state: 'VIC' }
  expect(sticker({ location: { ...away, postcode: '3008' } }).place).toEqual({
    name: 'Docklands',
    address: 'Melbourne VIC 3008',
    phone: '07 3123 4567',
    licence: null,
  })
})

describe('the price', () => {
  it('CARD-5 LAW-3 states what it includes', () => {
    expect(sticker({ price: 45990, price_type: 'drive_away' }).price).toMatchObject({
      text: '$45,990',
      type: 'Drive away',
    })
  })

  it('CARD-5 is the no-price text without one', () => {
    const { price } = sticker({ price: null, offer_price: null }, { card: { noPriceText: 'Ask us' } })
    expect(price).toMatchObject({ text: 'Ask us', type: null })
  })
})

describe('the repayment', () => {
  const offer: LenderOffer = {
    interestRate: 8,
    comparisonRate: 9.1,
    paymentWeek: 150,
    paymentMonth: null,
    termMonths: null,
    termYears: null,
    balloon: null,
    deposit: null,
    disclaimer: null,
  }
  const finance = { provider: 'manual' } as const

  it('LAW-1 is shown with its comparison rate and the warning', () => {
    expect(sticker({ finance_lenders: { manual: offer } }, { finance }).estimate).toMatchObject({
      repayment: '$150 / week',
      comparisonRate: 'Comparison rate 9.10% p.a.',
      warning: expect.stringContaining('true only for the examples given'),
    })
  })

  it('LAW-1 is left out without a comparison rate', () => {
    expect(
      sticker({ finance_lenders: { manual: { ...offer, comparisonRate: null } } }, { finance }).estimate,
    ).toBeNull()
  })
})

describe('the facts', () => {
  const known = { vin: 'MR0KA3CD501234567', regplate: '123AB4' }

  it('CAR-4 include rego and VIN if the site shows them', () => {
    expect(factsOf(sticker(known))).toMatchObject({ vin: 'MR0KA3CD501234567', rego: '123AB4' })
  })

  it('CAR-4 leave out rego and VIN if the site hides them', () => {
    const text = JSON.stringify(sticker(known, { vehicle: { hideVin: true, hideRego: true } }))
    expect(text).not.toMatch(/MR0KA3CD501234567|123AB4/)
  })

  it('CAR-9 are in metres and kilograms for a caravan', () => {
    const specifications = {
      body_width: 8.2,
      body_length: 20.5,
      tare_weight: 2400,
      axle_type: 'Tandem',
      sleeps: 6,
      aggregate_trailer_mass: 2900,
    }
    expect(factsOf(sticker({ item_type: 'caravan', specifications }))).toMatchObject({
      sleeps: '6',
      body_length: '6.25 m',
      body_width: '2.50 m',
      tare_weight: '2,400 kg',
      aggregate_trailer_mass: '2,900 kg',
    })
  })

  it('CAR-12 leave out the number of views', () => {
    expect(factsOf(sticker({ views: 4321 }, { vehicle: { showViews: true } }))).not.toHaveProperty('views')
  })
})

it('LAW-2 PHONE-1 shows the location’s address, licence and own number, not the number for the type of car', () => {
  const [location] = exampleSite().locations
  if (!location) throw new Error('no location')
  const own = { phone: '07 5550 1111', phoneUsed: '07 5550 9999', licenceLabel: 'LMCT', licenceNumber: '1234' }
  const { place } = sticker({ car_type: 'used' }, { locations: [{ ...location, ...own }] })
  expect(place).toMatchObject({ phone: '07 5550 1111', licence: 'LMCT 1234' })
})

it('CAR-8 shows the drawing of a car without pictures', () => {
  expect(sticker({ images: [], primary_image_url: null }).picture).toMatch(/^\/drawn\//)
})
