import { expect, it } from 'vitest'
import { exampleCar } from '../testing/example-car.ts'
import { scoreOf, worklistRank } from './score.ts'

const NOW = new Date('2026-11-23T00:00:00Z')
const whole = exampleCar({
  images: Array.from({ length: 8 }, (_, at) => `/p/${at}.jpg`),
  dealercomments: 'One owner. '.repeat(12),
  price: 20_000,
  price_type: 'drive_away',
  vin: 'JTDKN3DU5A0123456',
  regplate: '123ABC',
  car_type: 'used',
  standardEquipment: ['Cruise control', 'Camera', 'Sat nav', 'Tow bar', 'Roof racks'],
  created_at: '2026-11-01T00:00:00Z',
})
const score = (change: Partial<typeof whole>) => scoreOf({ ...whole, ...change }, NOW)

it('DESK-6 a car with all that buyers want scores 100', () => {
  expect(score({})).toEqual({ points: 100, missing: [] })
})

it.each([
  ['seven photos', { images: whole.images.slice(1) }, 70, ['photos']],
  ['no photo', { images: [] }, 60, ['photos', 'first-photo']],
  ['no price', { price: null, offer_price: null }, 80, ['price']],
  ['short comments', { dealercomments: 'One owner.' }, 85, ['comments']],
  ['no price type', { price_type: null }, 95, ['price-type']],
  ['four features', { standardEquipment: whole.standardEquipment.slice(1) }, 95, ['features']],
  ['no VIN', { vin: null }, 95, ['vin']],
  ['no plate', { regplate: null }, 95, ['plate']],
  ['91 days in stock', { created_at: '2026-08-24T00:00:00Z' }, 95, ['age']],
])('DESK-6 with %s it loses points, and says what to do and where', (_what, change, points, ids) => {
  const found = score(change)
  expect(found.points).toBe(points)
  expect(found.missing.map(({ id }) => id)).toEqual(ids)
  for (const { task, part } of found.missing) expect(`${task} ${part}`).toMatch(/^[A-Z].{5,} [a-z_]+$/)
})

it('DESK-6 a new car needs no plate', () => {
  expect(score({ car_type: 'new', regplate: null }).points).toBe(100)
})

it('DESK-6 nothing at all scores 0', () => {
  const bare = { images: [], price: null, offer_price: null, dealercomments: null, price_type: null, vin: null }
  const old = { regplate: null, standardEquipment: [], created_at: '2026-01-01T00:00:00Z' }
  expect(score({ ...bare, ...old }).points).toBe(0)
})

it('DESK-6 the worklist puts first where most views meet most missing points', () => {
  const some = score({ price: null, offer_price: null })
  expect(worklistRank(some, 100)).toBeGreaterThan(worklistRank(score({ images: [] }), 10))
  expect(worklistRank(some, 0)).toBeGreaterThan(worklistRank(score({}), 1_000))
})
