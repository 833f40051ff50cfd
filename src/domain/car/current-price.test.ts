import { expect, it } from 'vitest'
import { exampleCar } from '../testing/example-car.ts'
import { currentPrice } from './current-price.ts'

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
