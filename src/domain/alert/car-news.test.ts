import { describe, expect, it } from 'vitest'
import { exampleCar } from '../testing/example-car.ts'
import type { AlertKind } from './alert.ts'
import { carNews, type FormerCar, isStillNews } from './car-news.ts'

const CAR = exampleCar({ id: 'c1', status: 'in_stock', sold: false, reserved: false, price: 40_000, offer_price: null })
const SAME: FormerCar = { wasListed: true, wasReserved: false, price: 40_000, offerPrice: null }
const DEARER: FormerCar = { ...SAME, price: 42_000 }
const NEW: FormerCar = { wasListed: false, wasReserved: false, price: null, offerPrice: null }
const HELD: FormerCar = { ...SAME, wasReserved: true }

describe('what a changed car is to an alert', () => {
  const rows: readonly [AlertKind, FormerCar, ReturnType<typeof carNews>][] = [
    ['search', NEW, { carId: 'c1', reason: 'new', before: null }],
    ['search', HELD, { carId: 'c1', reason: 'free', before: null }],
    ['search', DEARER, { carId: 'c1', reason: 'cheaper', before: 42_000 }],
    ['search', SAME, null],
    ['search', { ...SAME, price: 39_000 }, null],
    ['search', { ...SAME, price: null }, null],
    ['price', DEARER, { carId: 'c1', reason: 'cheaper', before: 42_000 }],
    ['price', NEW, null],
    ['price', HELD, null],
    ['free', HELD, { carId: 'c1', reason: 'free', before: null }],
    ['free', DEARER, null],
  ]
  it.each(rows)('ALERT-2 %s, before: %o', (kind, former, news) => {
    expect(carNews(kind, former, CAR)).toEqual(news)
  })

  it.each([{ sold: true }, { status: 'sold' as const }, { reserved: true }, { show_on_dealer_website: false }])(
    'ALERT-2 a car with %o is never news',
    (facts) => {
      expect(carNews('search', NEW, { ...CAR, ...facts })).toBeNull()
      expect(isStillNews({ carId: 'c1', reason: 'new', before: null }, { ...CAR, ...facts })).toBe(false)
    },
  )

  it('ALERT-2 the lower of price and offer price counts', () => {
    expect(carNews('price', SAME, { ...CAR, offer_price: 38_000 })).toMatchObject({ before: 40_000 })
    expect(carNews('price', { ...SAME, offerPrice: 38_000 }, { ...CAR, price: 39_000 })).toBeNull()
  })

  it('ALERT-2 a price that rose again before the mail is no news any more', () => {
    expect(isStillNews({ carId: 'c1', reason: 'cheaper', before: 40_000 }, CAR)).toBe(false)
    expect(isStillNews({ carId: 'c1', reason: 'cheaper', before: 40_001 }, CAR)).toBe(true)
  })
})
