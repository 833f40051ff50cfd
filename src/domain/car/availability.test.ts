import { expect, it } from 'vitest'
import { exampleCar } from '../testing/example-car.ts'
import { isAvailable, isFree } from './availability.ts'

it.each([
  ['in_stock', false, true],
  ['coming_soon', false, true],
  ['sold', false, false],
  ['in_stock', true, false],
] as const)('CAR-10 a car that is %s with sold %s is available: %s', (status, sold, available) => {
  expect(isAvailable(exampleCar({ status, sold }))).toBe(available)
})

it.each([
  [{}, true],
  [{ status: 'coming_soon' }, false],
  [{ sold: true }, false],
  [{ reserved: true }, false],
] as const)('CAR-10, CAR-11 a car with %o is free: %s', (changes, free) => {
  expect(isFree(exampleCar(changes))).toBe(free)
})
