import { expect, it } from 'vitest'
import { exampleCar, NO_VARIANT } from '../testing/example-car.ts'
import { specifications } from './specifications.ts'

const told = (groups: ReturnType<typeof specifications>) =>
  groups.map(({ title, rows }) => [title, ...rows.map(({ label, value }) => `${label}: ${value}`)])

it('CAR-1 groups all specifications', () => {
  const variant = {
    cylinders: 4,
    enginesize: 2755,
    enginesize_litres: 2.8,
    induction: 'Turbo',
    geartype: '6 speed',
    fuelconsumptioncombined: 7.9,
    fuelcapacity: 80,
    grossvehiclemass: 3050,
    vehiclelength: 5325,
    vehicleheight: 1815,
    vehiclewidth: 1855,
    torque: 500,
    ancaprating: 5,
    ancap_year: 2019,
  }
  expect(told(specifications(exampleCar({ variant }), 'AU'))).toEqual([
    [
      'Engine and transmission',
      'Cylinders: 4',
      'Engine size: 2,755 cc',
      'Induction: Turbo',
      'Torque: 500 Nm',
      'Gears: 6-speed',
      'Drive: 4x4',
    ],
    ['Fuel', 'Fuel type: Diesel', 'Combined fuel consumption: 7.9 L/100 km', 'Fuel capacity: 80 L'],
    [
      'Dimensions and weights',
      'Length: 5,325 mm',
      'Width: 1,855 mm',
      'Height: 1,815 mm',
      'Gross vehicle mass: 3,050 kg',
    ],
    ['Safety', 'ANCAP safety rating: 5 stars (tested 2019)'],
  ])
})

it('CAR-1 leaves out empty rows and groups', () => {
  expect(told(specifications(exampleCar({ drive: null, fuel: null, variant: NO_VARIANT }), 'AU'))).toEqual([
    ['Fuel', 'Fuel type: Diesel'],
  ])
})

const van = {
  body_width: 7.5,
  body_length: 22,
  tare_weight: 1850,
  axle_type: 'Tandem',
  sleeps: 4,
  aggregate_trailer_mass: 2400,
}

it('CAR-9 shows a caravan’s lengths, weights, axles and berths', () => {
  const caravan = exampleCar({ item_type: 'caravan', specifications: van, drive: null, fuel: null, simple_fuel: null })
  expect(told(specifications(caravan, 'AU'))).toEqual([
    [
      'Caravan',
      'Body length: 6.71 m',
      'Body width: 2.29 m',
      'Tare weight: 1,850 kg',
      'Aggregate trailer mass: 2,400 kg',
      'Axle type: Tandem',
      'Sleeps: 4',
    ],
  ])
})

it('CAR-9 shows no caravan specifications for a car', () => {
  expect(told(specifications(exampleCar({ specifications: van }), 'AU')).flat()).not.toContain('Caravan')
})
