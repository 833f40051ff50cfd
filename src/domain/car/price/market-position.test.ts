import { expect, it } from 'vitest'
import { exampleCar } from '../../testing/example-car.ts'
import type { Car } from '../car.ts'
import { marketPosition } from './market-position.ts'

const now = new Date('2026-11-26T02:00:00Z')
const market = { low: 30_000, high: 40_000, cars: 48, date: '2026-11-20T00:00:00.000Z' }
const at = (price: number | null, change: Partial<typeof market> = {}) =>
  marketPosition(exampleCar({ price, market: { ...market, ...change } }), now)

it.each([
  [29_000, 0, 'below'],
  [30_000, 0, 'low'],
  [33_000, 30, 'low'],
  [35_000, 50, 'middle'],
  [37_000, 70, 'high'],
  [40_000, 100, 'high'],
  [52_000, 100, 'above'],
] as const)('CARD-7 a price of %i among $30,000 to $40,000 is at %i of 100: %s', (price, percent, part) => {
  expect(at(price)).toMatchObject({ percent, part, low: 30_000, high: 40_000, cars: 48 })
})

it('CARD-7 a reduced price is the one that is compared', () => {
  expect(marketPosition(exampleCar({ price: 39_000, offer_price: 30_000, market }), now)?.percent).toBe(0)
})

it.each<readonly [string, Partial<Car>]>([
  ['without market prices', {}],
  ['without a price', { price: null, market }],
  ['with no lowest price', { market: { ...market, low: null } }],
  ['with a lowest price above the highest', { market: { ...market, low: 41_000 } }],
  ['among four cars', { market: { ...market, cars: 4 } }],
  ['with no number of cars', { market: { ...market, cars: null } }],
  ['with no date', { market: { ...market, date: null } }],
  ['of 32 days ago', { market: { ...market, date: '2026-10-25T00:00:00.000Z' } }],
  ['of next week', { market: { ...market, date: '2026-12-03T00:00:00.000Z' } }],
])('CARD-7 a car %s has no position in the market', (_, change) => {
  expect(marketPosition(exampleCar(change), now)).toBeNull()
})
