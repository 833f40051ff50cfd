import { expect, it } from 'vitest'
import type { Car } from '#domain/car/car.ts'
import { engineText } from '#domain/car/engine-text.ts'
import { exampleCar, NO_VARIANT } from '#domain/testing/example-car.ts'
import { exampleSite } from '#domain/testing/example-site.ts'
import { carDetails } from './car-details.ts'

const details = (changes: Partial<Car> = {}, vehicle = {}, region: 'AU' | 'US' = 'AU') =>
  carDetails(exampleCar(changes), exampleSite({ vehicle }).vehicle, '1 Example Street', region).map(
    ({ label, value }) => `${label}: ${value}`,
  )

it('CAR-4 lists the details in order', () => {
  const variant = { ...NO_VARIANT, cylinders: 4, enginesize_litres: 2.8, induction: 'Turbo' }
  expect(details({ variant }, { showViews: true })).toEqual([
    'Car type: Used',
    'Transmission: 6-speed automatic',
    'Engine: 4 cylinder 2.8 L Turbo',
    'Body: Ute',
    'Kms: 54,321 km',
    'Fuel: Diesel',
    'Rego expiry: 12 March 2027',
    'Stock number: S100',
    'Build date: March 2021',
    'Address: 1 Example Street',
    'Colour: Glacier White',
    'Drive: 4x4',
    'Seats: 5',
    'Doors: 4',
    'Engine size: 2.8 L',
    'Views: 1,204',
    'VIN: MR0KA3CD501234567',
    'Rego: 123AB4',
  ])
})

it('CAR-4 leaves out empty, null and ‘null’ values', () => {
  const gone = {
    trans: null,
    simple_transmission: null,
    km: null,
    fuel: null,
    simple_fuel: null,
    rego_expiry: null,
    build_date: '',
  }
  const more = {
    stocknum: 'null',
    colour: '',
    seats: null,
    doors: null,
    engine_size: null,
    vin: null,
    regplate: null,
    drive: null,
  }
  expect(details({ ...gone, ...more })).toEqual(['Car type: Used', 'Body: Ute', 'Address: 1 Example Street'])
})

it('CAR-4 falls back to the normalised words', () => {
  expect(details({ trans: null, fuel: null, simple_fuel: 'Petrol' })).toEqual(
    expect.arrayContaining(['Transmission: Automatic', 'Fuel: Petrol']),
  )
})

it('CAR-4 hides rego and VIN on sites that filter them', () => {
  expect(details({}, { hideRego: true }).join()).not.toContain('123AB4')
  expect(details({}, { hideVin: true }).join()).not.toContain('MR0KA3CD501234567')
})

it('CAR-4 shows views only if the site’s option is on', () => {
  expect(details().join()).not.toContain('Views')
})

it('SITE-6 spells labels as the region does', () => {
  const labels = details({}, {}, 'US').map((text) => text.split(':')[0])
  expect(labels).toEqual(expect.arrayContaining(['Miles', 'Color', 'Registration', 'Registration expiry']))
})

it.each([
  [{}, null],
  [{ cylinders: 6 }, '6 cylinder'],
  [{ enginesize_litres: 2, induction: '' }, '2.0 L'],
])('CAR-4 shows an engine of %o as %s', (variant, text) => {
  expect(engineText({ ...NO_VARIANT, ...variant })).toBe(text)
})
