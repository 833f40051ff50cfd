import { describe, expect, it } from 'vitest'
import { exampleCar } from '../testing/example-car.ts'
import { driveAway, hasDriveAway, type OnRoadCharges } from './drive-away.ts'

const TODAY = '2026-11-22'
const car = (change = {}) =>
  exampleCar({
    price_type: 'excluding_government_charges',
    price: 30_000,
    offer_price: null,
    simple_body: 'suv',
    simple_fuel: 'Petrol',
    ...change,
  })
const withCylinders = (cylinders: number | null) => car({ variant: { ...exampleCar().variant, cylinders } })
const OWN: OnRoadCharges = {
  state: 'NSW',
  carTypes: ['used'],
  registration: 466.5,
  insurance: 475,
  transfer: 38,
  from: '2026-07-01',
  until: '2027-06-30',
  source: 'Service NSW',
}

describe('MONEY-3 the estimated drive-away price', () => {
  it('adds duty in whole cents, and names the charges that are not known', () => {
    expect(driveAway(car(), 'NSW', [], TODAY)).toMatchObject({
      kind: 'partly',
      total: 3_090_000,
      lines: [
        { name: 'price', cents: 3_000_000 },
        { name: 'duty', cents: 90_000 },
      ],
      left: ['registration', 'insurance', 'transfer'],
      source: { name: 'Revenue NSW' },
      until: '2027-06-30',
    })
  })

  it('is complete with the dealer’s own amounts while they hold', () => {
    const used = car({ car_type: 'used' })
    expect(driveAway(used, 'NSW', [OWN], TODAY)).toMatchObject({ kind: 'complete', total: 3_187_950, left: [] })
    expect(driveAway(used, 'NSW', [OWN], '2026-06-30').kind).toBe('partly')
    expect(driveAway(used, 'QLD', [OWN], TODAY).kind).not.toBe('complete')
    expect(driveAway(car({ car_type: 'new' }), 'NSW', [OWN], TODAY).kind).toBe('partly')
    expect(driveAway(used, 'NSW', [{ ...OWN, transfer: null }], TODAY)).toMatchObject({
      kind: 'partly',
      left: ['transfer'],
    })
  })

  it('has no figure without a fact that duty depends on, or rates in force', () => {
    expect(driveAway(withCylinders(null), 'QLD', [], TODAY)).toEqual({
      kind: 'missing',
      state: 'QLD',
      missing: 'cylinders',
    })
    expect(driveAway(withCylinders(4), 'QLD', [], TODAY)).toMatchObject({ total: 3_090_000 })
    expect(driveAway(car(), 'NSW', [], '2027-07-01')).toMatchObject({ missing: 'rates' })
    expect(driveAway(car(), 'ACT', [], TODAY)).toMatchObject({ missing: 'rates' })
    expect(driveAway(car({ car_type: 'new' }), 'WA', [], TODAY)).toMatchObject({ missing: 'list-price' })
  })

  it.each([
    ['a drive-away price', { price_type: 'drive_away' }, false],
    ['an estimated drive-away price', { price_type: 'estimated_drive_away' }, false],
    ['a price that does not say', { price_type: null }, false],
    ['a caravan', { item_type: 'caravan' }, false],
    ['no price', { price: null }, false],
    ['a price without government charges', {}, true],
  ] as const)('LAW-3 %s', (_what, change, has) => expect(hasDriveAway(car(change))).toBe(has))
})
