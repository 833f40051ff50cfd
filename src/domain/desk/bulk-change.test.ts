import { expect, it } from 'vitest'
import { exampleCar } from '../testing/example-car.ts'
import { type BulkChange, type OfferWay, plannedChange } from './bulk-change.ts'
import { afterChanges, begunOf, holdingAt, type Overrides } from './override.ts'

const NO_OVERRIDES: Overrides = new Map()

const NOW = new Date('2026-11-23T00:00:00Z')
const at = (days: number) => new Date(NOW.getTime() + days * 86_400_000)
const offer = (way: OfferWay, amount: number, from: Date | null = null, until: Date | null = null): BulkChange => ({
  kind: 'offer',
  way,
  amount,
  from,
  until,
})
const planned = (change: BulkChange, car: Parameters<typeof exampleCar>[0] = {}, overrides = NO_OVERRIDES) =>
  plannedChange(exampleCar({ price: 20_000, offer_price: null, ...car }), overrides, change, NOW)
const applied = (change: BulkChange, overrides: Overrides = NO_OVERRIDES) => {
  const plan = planned(change, {}, overrides)
  const facts = { by: { id: 'kim', name: 'Kim' }, now: NOW, feedValueOf: () => null }
  return plan.ok ? afterChanges(overrides, plan.changes, facts) : expect.fail(plan.reason)
}

it.each([
  [offer('price', 18_500), 18_500],
  [offer('off', 1_500), 18_500],
  [offer('percent', 5), 19_000],
  [offer('percent', 33), 13_400],
])('DESK-1 an offer is worked out for each car', (change, after) => {
  expect(planned(change)).toMatchObject({ ok: true, before: 20_000, after })
})

it.each<[string, BulkChange, Parameters<typeof exampleCar>[0], string]>([
  ['a sold car', offer('off', 500), { status: 'sold' }, 'It is sold.'],
  ['a car without a price', offer('off', 500), { price: null }, 'It has no price to take an offer from.'],
  ['an offer above the price', offer('price', 21_000), {}, 'An offer of $21,000 is not below its price, $20,000.'],
  ['an offer of less than nothing', offer('off', 20_000), {}, 'Its price, $20,000, is too low for this offer.'],
  ['the end of no offer', offer('end', 0), {}, 'It has no offer that we set.'],
  [
    'a hold of a sold car',
    { kind: 'field', field: 'reserved', value: true, until: null },
    { status: 'sold' },
    'It is sold.',
  ],
])('DESK-1 refuses %s, and says why', (_, change, car, reason) => {
  expect(planned(change, car)).toMatchObject({ ok: false, reason })
})

it('DESK-1 an offer with dates begins on its first day and ends after its last', () => {
  const set = applied(offer('off', 1_500, at(3), at(10)))
  const shownAt = (days: number) => begunOf(holdingAt(set, at(days))).get('offer_price')?.value ?? null
  expect([0, 2, 3, 9, 10].map(shownAt)).toEqual([null, null, 18_500, 18_500, null])
})

it('DESK-1 an offer that begins later never ends the one that buyers see now', () => {
  const now = applied(offer('price', 19_000))
  expect(planned(offer('price', 18_000, at(3)), {}, now)).toMatchObject({ ok: false })
  expect(planned(offer('price', 18_000), {}, now)).toMatchObject({ ok: true, before: 19_000, after: 18_000 })
  expect(planned(offer('end', 0), {}, now)).toMatchObject({ ok: true, before: 19_000, after: 20_000 })
})
