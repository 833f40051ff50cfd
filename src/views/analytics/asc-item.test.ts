import { describe, expect, it } from 'vitest'
import { exampleCar } from '#domain/testing/example-car.ts'
import { ascItem } from './asc-item.ts'

const open = { hideVin: false, certified: null }
const car = exampleCar({ vin: '1M8GDM9AXKP042788', stocknum: 'S1', year: 2021, make: 'Kia', model: 'Carnival' })

describe('FIELD-2 the item block', () => {
  it('FIELD-2 identifies a car by VIN, stock number, year, make and model', () => {
    expect(ascItem({ ...car, car_type: 'used', certified: false }, open)).toEqual({
      item_id: '1M8GDM9AXKP042788',
      item_number: 'S1',
      item_condition: 'used',
      item_category: 'used',
      item_year: '2021',
      item_make: 'Kia',
      item_model: 'Carnival',
    })
  })

  it('CAR-4 FIELD-2 leaves out the VIN if the site hides it', () => {
    expect(JSON.stringify(ascItem(car, { ...open, hideVin: true }))).not.toContain('1M8GDM9AXKP042788')
    expect(ascItem(car, { ...open, hideVin: true }).item_id).toBe('unknown')
  })

  it('FIELD-2 uses unknown for values missing in the feed', () => {
    const bare = ascItem({ ...car, vin: null, stocknum: null, year: null }, open)
    expect(bare).toMatchObject({ item_id: 'unknown', item_number: 'unknown', item_year: 'unknown' })
  })

  it.each([
    [{ car_type: 'new' }, 'new'],
    [{ car_type: 'used' }, 'used'],
    [{ car_type: 'demo', regplate: '123AB4' }, 'used'],
    [{ car_type: 'demo', regplate: null }, 'new'],
    [{ car_type: 'used', certified: true }, 'cpo'],
    [{ car_type: 'used', certified: true, make: 'Mazda' }, 'used'],
  ] as const)('FIELD-2 has for %j the condition %s', (facts, condition) => {
    const certified = { make: 'Kia', title: 'Kia Certified', benefits: [] }
    expect(ascItem({ ...car, certified: false, ...facts }, { ...open, certified }).item_condition).toBe(condition)
  })
})
