import { describe, expect, it } from 'vitest'
import type { Car } from '#domain/car/car.ts'
import { carSummary } from '#domain/car/car-summary.ts'
import { publicCar } from '#domain/listing/search-answer.ts'
import { exampleCar } from '#domain/testing/example-car.ts'
import { exampleSite } from '#domain/testing/example-site.ts'
import type { SiteInput } from '#site/site.ts'
import { inventoryItem } from './inventory-item.ts'

const moment = { now: new Date('2026-11-23T01:00:00Z'), origin: 'https://dealer.example' }

function itemOf(car: Partial<Car>, change: Partial<SiteInput> = {}) {
  const site = exampleSite(change)
  return inventoryItem(publicCar(carSummary(exampleCar(car)), site), site, moment)
}

describe('a car for an agent', () => {
  it.each<[Partial<Car>, number | null, string | null]>([
    [{ price: 45_990, price_type: 'drive_away' }, 45_990, 'drive_away'],
    [{ price: 45_990, offer_price: 44_000, price_type: 'drive_away' }, 44_000, 'drive_away'],
    [{ price: 45_990, price_type: 'excluding_government_charges' }, 45_990, 'excluding_government_charges'],
    [{ price: 45_990, price_type: null }, null, null],
    [{ price: null, price_type: 'drive_away' }, null, null],
    [{ price: 10, price_type: 'drive_away' }, null, null],
  ])('LAW-3 %o has the price %s of the type %s: never one without the other', (car, price, price_type) => {
    expect(itemOf(car)).toMatchObject({ price, price_type, currency: 'AUD', as_of: '2026-11-23T01:00:00.000Z' })
  })

  it('CARD-5 has no outright price where its page shows a weekly one', () => {
    expect(itemOf({ subscription_price: 229 }, { card: { subscriptions: true } })).toMatchObject({
      price: null,
      price_type: null,
    })
  })

  it.each<[Partial<Car>, string]>([
    [{ price_type: 'drive_away' }, 'Drive away: the total price.'],
    [{ price_type: 'estimated_drive_away' }, 'Estimated drive away: the dealer confirms the total price.'],
    [
      { price_type: 'excluding_government_charges' },
      'Registration, stamp duty and other government charges are not included.',
    ],
    [{ price: null }, 'No price is given here. The car’s page says what it costs, or ask the dealer.'],
  ])('LAW-3 %o says first what its price includes', (car, said) => {
    expect(itemOf(car).disclaimers[0]).toBe(said)
  })

  it('LAW-3 has the site’s own note on drive away and its footnote', () => {
    const own = { vehicle: { driveAwayNote: 'Covers stamp duty.' }, legal: { footnote: 'Errors excepted.' } }
    expect(itemOf({}, own).disclaimers).toEqual(expect.arrayContaining(['Covers stamp duty.', 'Errors excepted.']))
    expect(itemOf({ price_type: null }, own).disclaimers).not.toContain('Covers stamp duty.')
  })

  it.each<[Partial<Car>, string]>([
    [{}, 'in_stock'],
    [{ status: 'coming_soon' }, 'coming_soon'],
    [{ reserved: true }, 'reserved'],
    [{ sold: true, reserved: true }, 'sold'],
    [{ status: 'sold' }, 'sold'],
  ])('CAR-10 %o is %s', (car, availability) => {
    expect(itemOf(car).availability).toBe(availability)
  })

  it('SITE-6 has its odometer in the unit of the region', () => {
    expect(itemOf({}).odometer).toEqual({ value: 54_321, unit: 'km' })
    expect(itemOf({}, { region: 'US' }).odometer).toEqual({ value: 33_754, unit: 'mi' })
  })
})
