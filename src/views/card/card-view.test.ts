import { expect, it } from 'vitest'
import type { Car } from '#domain/car/car.ts'
import { carSummary } from '#domain/car/car-summary.ts'
import { exampleCar } from '#domain/testing/example-car.ts'
import { exampleOffer } from '#domain/testing/example-offer.ts'
import { exampleSite } from '#domain/testing/example-site.ts'
import type { SiteInput } from '#site/site.ts'
import { type CardSite, cardView } from './card-view.ts'

const now = new Date('2026-06-10T12:00:00Z')
const card = (car: Partial<Car> = {}, site: Partial<SiteInput> = {}, excludedDealerships?: readonly string[]) =>
  cardView(
    carSummary(exampleCar(car)),
    exampleSite(site),
    excludedDealerships === undefined ? { now } : { now, excludedDealerships },
  )

it('CARD-1 to CARD-6 converts a car to texts', () => {
  expect(card({ before_price: 47_990, tag: 'Price Drop' })).toEqual({
    id: 'c1',
    href: '/cars/2021-toyota-hilux-s100',
    title: '2021 Toyota HiLux',
    name: '2021 Toyota HiLux',
    subtitle: 'SR5',
    picture: expect.objectContaining({ src: 'https://pictures.example/1-small.jpg' }),
    pictureCount: 2,
    tag: { kind: 'explicit', text: 'Price Drop' },
    available: true,
    price: { kind: 'price', text: '$45,990', type: 'Drive away', was: 'Was $47,990, now:', amount: 45_990 },
    belowMarket: null,
    estimate: null,
    attributes: expect.arrayContaining([{ name: 'km', label: 'Odometer', value: '54,321 km' }]),
    buttons: [
      { action: 'view-details', label: 'View Details', href: '/cars/2021-toyota-hilux-s100', primary: true },
      {
        action: 'quick-enquiry',
        label: 'Quick Enquiry',
        href: '/cars/2021-toyota-hilux-s100?enquiry=vehicle#enquire',
        primary: false,
      },
    ],
    place: 'Moorooka, QLD',
    savable: false,
    story: '[45990]',
  })
})

it('CARD-1 leaves out the stock number if the site’s option is on', () => {
  const names = (site: Partial<SiteInput>) => card({}, site).attributes.map(({ name }) => name)
  expect(names({})).toContain('stocknum')
  expect(names({ card: { hideStockNumber: true } })).not.toContain('stocknum')
})

it('CARD-4 shows a sold car’s tag and a link to similar cars', () => {
  const sold = card({ sold: true })
  expect(sold.available).toBe(false)
  expect(sold.tag).toEqual({ kind: 'sold', text: 'JUST SOLD' })
  expect(sold.buttons.map(({ label }) => label)).toEqual(['Show me similar ones'])
})

it('CARD-7 shows the below-market badge unless the site hides it', () => {
  const autograb_data = { state_average_market_price: 47_000, average_market_price: null }
  expect(card({ autograb_data }).belowMarket?.difference).toBe('$1,010')
  expect(card({ autograb_data }, { card: { belowMarketBadge: false } }).belowMarket).toBeNull()
})

it('CARD-8, LAW-1 shows the estimate with its comparison rate, but not for an excluded dealership', () => {
  const car = { finance_lenders: { manual: exampleOffer() } }
  const site = { finance: { provider: 'manual' as const } }
  expect(card(car, site).estimate).toMatchObject({
    repayment: '$198 / week',
    comparisonRate: 'Comparison rate 9.80% p.a.',
    warning: expect.stringContaining('WARNING'),
  })
  expect(card(car, site, ['example-motors']).estimate).toBeNull()
})

it('FIN-3 uses the year at the site, not the server’s', () => {
  const car = carSummary(exampleCar({ year: 2014, finance_lenders: { taurus: exampleOffer() } }))
  const site = exampleSite({ finance: { provider: 'taurus' } })
  const newYearInBrisbane = new Date('2025-12-31T20:00:00Z')
  expect(cardView(car, site, { now: newYearInBrisbane }).estimate).toBeNull()
  expect(cardView(car, { ...site, timezone: 'UTC' }, { now: newYearInBrisbane }).estimate).not.toBeNull()
})

it('CARD-9 shows favourites where the site stores them', () => {
  expect(card({}, { integrations: { saving: 'browser' } }).savable).toBe(true)
})

it('CAR-4 never shows rego or VIN', () => {
  expect(JSON.stringify(card())).not.toMatch(/123AB4|MR0KA3CD501234567/)
})

it('SITE-4 accepts a whole site as its options', () => {
  const site: CardSite = exampleSite()
  expect(site.region).toBe('AU')
})
