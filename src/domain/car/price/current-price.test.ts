import { expect, it } from 'vitest'
import { exampleCar } from '../../testing/example-car.ts'
import type { Car } from '../car.ts'
import { currentPrice, otherPrice } from './current-price.ts'

it.each([
  [null, 45_990, 45_990],
  [43_990, 45_990, 43_990],
  [47_990, 45_990, 45_990],
  [10, 45_990, 45_990],
  [43_990, 0, 43_990],
  [null, 11, 11],
  [null, 10, null],
  [null, null, null],
])('CARD-5 with offer price %s and price %s, the current price is %s', (offer_price, price, current) => {
  expect(currentPrice(exampleCar({ offer_price, price }))).toBe(current)
})

it.each<[Partial<Car>, ReturnType<typeof otherPrice>]>([
  [{}, { amount: 30_200, type: 'excluding_government_charges' }],
  [
    { price: 30_200, price_type: 'excluding_government_charges' },
    { amount: 32_990, type: 'drive_away' },
  ],
  [{ price_egc: null }, null],
  [{ price_egc: 32_990 }, null],
  [{ offer_price: 31_990 }, null],
  [{ price: 31_000 }, null],
  [{ price_type: 'estimated_drive_away' }, null],
])('INTAKE-8 the other price of a car with %o is %o', (changes, other) => {
  const both = { price: 32_990, price_type: 'drive_away', price_dap: 32_990, price_egc: 30_200 } as const
  expect(otherPrice(exampleCar({ ...both, ...changes }))).toEqual(other)
})
