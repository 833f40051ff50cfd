import { expect, it } from 'vitest'
import type { Car } from '../car/car.ts'
import type { LenderOffer } from '../car/lender-offer.ts'
import { LENDERS, type Lender } from '../car/vocabulary.ts'
import { exampleCar } from '../testing/example-car.ts'
import { exampleOffer } from '../testing/example-offer.ts'
import { lenderAllows } from './lender-rules.ts'

const THIS_YEAR = 2026
const allows = (lender: Lender, car: Partial<Car> = {}, offer: Partial<LenderOffer> = {}) =>
  lenderAllows(lender, exampleCar(car), exampleOffer(offer), THIS_YEAR)

it.each(LENDERS)('FIN-3 %s allows an ordinary car', (lender) => {
  expect(allows(lender)).toBe(true)
})

it.each(LENDERS)('FIN-3 %s allows no sold car', (lender) => {
  expect(allows(lender, { sold: true })).toBe(false)
})

it.each([
  ['taurus', false],
  ['car_clarity', false],
  ['manual', false],
  ['360_finance', true],
  ['angle', false],
  ['powertorque', false],
  ['nissan_finance', false],
  ['ausloans', true],
] as const)('FIN-3 %s allows a price of 500, or no price: %s', (lender, answer) => {
  expect(allows(lender, { price: 500 })).toBe(answer)
  expect(allows(lender, { price: null })).toBe(answer)
  expect(allows(lender, { price: 501 })).toBe(true)
})

it.each([
  ['taurus', 2015, true],
  ['taurus', 2014, false],
  ['taurus', null, false],
  ['manual', 2001, true],
] as const)('FIN-3 %s allows a car of %s: %s', (lender, year, answer) => {
  expect(allows(lender, { year })).toBe(answer)
})

it.each([
  ['taurus', { comparisonRate: null }, false],
  ['manual', { paymentWeek: null }, false],
  ['car_clarity', { paymentWeek: null }, false],
  ['angle', { paymentWeek: null }, false],
  ['powertorque', { paymentWeek: null }, false],
  ['nissan_finance', { paymentMonth: null }, false],
  ['nissan_finance', { paymentWeek: null }, true],
  ['manual', { paymentMonth: null }, true],
] as const)('FIN-3 %s with %o: %s', (lender, offer, answer) => {
  expect(allows(lender, {}, offer)).toBe(answer)
})
