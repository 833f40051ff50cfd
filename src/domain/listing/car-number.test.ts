import { expect, it } from 'vitest'
import type { CarSummary } from '../car/car.ts'
import { carSummary } from '../car/car-summary.ts'
import { exampleCar } from '../testing/example-car.ts'
import { carOfNumber, numberKey, regoCode, regoFilter } from './car-number.ts'

const car = (id: string, change: Parameters<typeof exampleCar>[0]): CarSummary =>
  carSummary(exampleCar({ id, stocknum: null, regplate: null, badge: null, series: null, ...change }))

const ute = car('ute', { stocknum: 'U 123', regplate: '104-RM9' })

it.each(['U123', 'u123', ' u 12 3 ', 'U-123'])('SEARCH-6 the stock number typed as %j is its car', (text) => {
  expect(numberKey(text)).toBe('U123')
  expect(carOfNumber(text, [ute], [])).toBe(ute)
})

it('SEARCH-6 a part of a number, or a longer one, is no car', () => {
  for (const text of ['U12', 'U1234', '123', '', '-']) expect(carOfNumber(text, [ute], [ute])).toBeNull()
})

it('SEARCH-6 a plate finds its car, spaces and case ignored', () => {
  expect(carOfNumber('104 rm9', [], [ute])).toBe(ute)
})

it('SEARCH-6 a number that two cars carry leads to neither', () => {
  const other = car('other', { stocknum: 'U123' })
  const plate = car('plate', { regplate: 'U123' })
  expect(carOfNumber('U123', [ute, other], [])).toBeNull()
  expect(carOfNumber('U123', [ute], [plate])).toBeNull()
  expect(carOfNumber('U123', [ute], [ute]), 'one car by both').toBe(ute)
})

it('SEARCH-6 a number that is also a word of another car’s name stays a search', () => {
  const eightySix = car('86', { make: 'Toyota', model: '86' })
  const stock86 = car('stock', { make: 'Mazda', model: 'BT-50', stocknum: '86' })
  expect(carOfNumber('86', [eightySix, stock86], [])).toBeNull()
  expect(carOfNumber('86', [stock86], [])).toBe(stock86)
})

it('SEARCH-6 a plate without a digit is its car’s only when the word finds no other', () => {
  const plate = car('plate', { regplate: 'DIESEL' })
  expect(carOfNumber('diesel', [], [plate])).toBe(plate)
  expect(carOfNumber('diesel', [ute], [plate])).toBeNull()
})

it('CAR-4 LAW-3 a site that hides plates looks for none', () => {
  expect(regoFilter('104RM9', { vehicle: { hideRego: true } })).toBeNull()
  const code = regoCode('104 rm9')
  expect(regoFilter('104RM9', { vehicle: { hideRego: false } })).toEqual({
    kind: 'range',
    field: 'rego_code',
    min: code,
    max: code,
  })
})

it('a plate as a number is exact up to ten letters, and no number beyond', () => {
  expect(regoCode('ZZZZZZZZZZ')).toBeLessThan(Number.MAX_SAFE_INTEGER)
  expect(regoCode('ZZZZZZZZZZZ')).toBeNull()
  expect(regoCode(null)).toBeNull()
  expect(regoCode('Ñ1')).toBeNull()
})
