import { describe, expect, it } from 'vitest'
import { exampleCar } from '../testing/example-car.ts'
import type { Car } from './car.ts'
import { STYLINGS, silhouetteOf, stylingOf } from './silhouette.ts'
import { BODY_TYPES } from './vocabulary.ts'

const car = (changes: Partial<Car>) => exampleCar({ make: 'Toyota', model: 'X', seats: 5, doors: 5, simple_fuel: 'Petrol', ...changes }) // biome-ignore format: one line
const van = (badge: string, length: number, axle: string, sleeps = 2) => {
  const { specifications } = exampleCar()
  return car({
    item_type: 'caravan',
    simple_body: 'caravan',
    badge,
    specifications: { ...specifications, body_length: length, axle_type: axle, sleeps },
  })
}

describe('CARD-1 the silhouette of a car', () => {
  it.each([
    ['a hatch', car({ simple_body: 'hatch', model: 'Corolla' }), 'hatchback'],
    ['a city car', car({ simple_body: 'hatchback', make: 'Kia', model: 'Picanto' }), 'city-car'],
    ['a sedan', car({ simple_body: 'sedan', doors: 4 }), 'sedan'],
    ['an electric sedan', car({ simple_body: 'sedan', simple_fuel: 'Electric' }), 'ev-sedan'],
    ['a sedan with two doors', car({ simple_body: 'sedan', doors: 2 }), 'coupe'],
    ['a wagon', car({ simple_body: 'wagon', model: 'Camry' }), 'wagon'],
    ['a small SUV', car({ simple_body: 'suv', make: 'Mazda', model: 'CX-3' }), 'small-suv'],
    ['a mid-size SUV', car({ simple_body: 'suv', model: 'RAV4' }), 'suv'],
    ['an SUV with seven seats', car({ simple_body: 'suv', seats: 7 }), 'suv-7'],
    ['a large SUV without its seats', car({ simple_body: 'suv', model: 'Kluger', seats: null }), 'suv-7'],
    ['an electric crossover', car({ simple_body: 'suv', simple_fuel: 'Electric', model: 'Kona' }), 'ev-suv'],
    ['an off-roader that the feed calls a wagon', car({ simple_body: 'wagon', model: 'LandCruiser' }), 'large-suv'],
    ['a small off-roader', car({ simple_body: '4x4', make: 'Suzuki', model: 'Jimny' }), 'small-4x4'],
    ['an SUV with three doors', car({ simple_body: 'suv', doors: 3 }), 'small-4x4'],
    ['a dual-cab ute', car({ simple_body: 'ute', doors: 4 }), 'ute'],
    ['a single-cab ute', car({ simple_body: 'ute', seats: 2, doors: 2 }), 'cab-chassis'],
    ['a cab chassis', car({ simple_body: 'cabChassis' }), 'cab-chassis'],
    ['a van', car({ simple_body: 'van', seats: 2 }), 'van'],
    ['a van with eight seats', car({ simple_body: 'van', seats: 8 }), 'people-mover'],
    ['a people mover', car({ simple_body: 'peopleMover' }), 'people-mover'],
    ['a convertible', car({ simple_body: 'softtop' }), 'convertible'],
    ['a caravan on one axle', van('17-6 Couples', 17.6, 'Single axle'), 'caravan-1'],
    ['a caravan on two axles', van('19-6 Club', 19.6, 'Tandem axle'), 'caravan'],
    ['a long caravan', van('22-0 Ensuite', 22, 'Tandem axle'), 'caravan-long'],
    ['an off-road caravan', van('18-6 Off-road', 18.6, 'Tandem axle'), 'caravan-4x4'],
    ['a pop-top', van('14-0 Pop-top', 14, 'Single axle'), 'pop-top'],
    ['a campervan', { ...van('B590', 19.4, ''), simple_body: 'motorhome' }, 'campervan'],
    ['a motorhome', { ...van('C690', 22.6, '', 4), simple_body: 'motorhome' }, 'motorhome'],
    ['a truck without a body', car({ simple_body: null, item_type: 'truck' }), 'light-truck'],
    ['a car of unknown body', car({ simple_body: null }), 'suv'],
  ] as const)('of %s', (_, facts, silhouette) => {
    expect(silhouetteOf(facts)).toBe(silhouette)
  })

  it('exists for every body type', () => {
    for (const simple_body of BODY_TYPES) expect(silhouetteOf(car({ simple_body }))).toEqual(expect.any(String))
  })
})

describe('CARD-1 the styling of a model', () => {
  it('is the same for every car of the model, in any case', () => {
    expect(stylingOf({ make: 'TOYOTA', model: 'RAV4' })).toBe(stylingOf({ make: 'Toyota', model: 'Rav4' }))
  })

  it('differs between models', () => {
    const models = Array.from({ length: 400 }, (_, index) => stylingOf({ make: 'Make', model: `Model ${index}` }))
    expect(new Set(models).size).toBe(STYLINGS)
    expect(Math.max(...models)).toBe(STYLINGS - 1)
    expect(Math.min(...models)).toBe(0)
  })
})
