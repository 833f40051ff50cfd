import { expect, it } from 'vitest'
import type { CarSummary } from '../car/car.ts'
import { carSummary } from '../car/car-summary.ts'
import { exampleCar } from '../testing/example-car.ts'
import { carOfNumber, numberKey, regoCode, regoFilter } from './car-number.ts'

const car = (id: string, change: Parameters<typeof exampleCar>[0]): CarSummary =>
  carSummary(exampleCar({ id, stocknum: null, regplate: null, badge: null, series: null, ...change }))

const ute = car('ute', { stocknum: 'U 123', regplate: '104-RM9' })

it.each(['U123', 'u123', ' u 12 3 ', 'U-123'])('SEARCH-6 the stock number %j finds its car', (text) => {
  expect(numberKey(text)).toBe('U123')
  expect(carOfNumber(text, [ute], [])).toBe(ute)
})

it('SEARCH-6 does not match part of a number, or a longer one', () => {
  for (const text of ['U12', 'U1234', '123', '', '-']) expect(carOfNumber(text, [ute], [ute])).toBeNull()
})

it('SEARCH-6 finds a car by its plate, ignoring spaces and case', () => {
  expect(carOfNumber('104 rm9', [], [ute])).toBe(ute)
})

it('SEARCH-6 finds no car if two have the same number', () => {
  const other = car('other', { stocknum: 'U123' })
  const plate = car('plate', { regplate: 'U123' })
  expect(carOfNumber('U123', [ute, other], [])).toBeNull()
  expect(carOfNumber('U123', [ute], [plate])).toBeNull()
  expect(carOfNumber('U123', [ute], [ute]), 'one car by both').toBe(ute)
})

it('SEARCH-6 treats a number that is also a word of another car’s name as a search', () => {
  const eightySix = car('86', { make: 'Toyota', model: '86' })
  const stock86 = car('stock', { make: 'Mazda', model: 'BT-50', stocknum: '86' })
  expect(carOfNumber('86', [eightySix, stock86], [])).toBeNull()
  expect(carOfNumber('86', [stock86], [])).toBe(stock86)
})

it('SEARCH-6 finds a car by a plate without a digit only if the word finds no other car', () => {
  const plate = car('plate', { regplate: 'DIESEL' })
  expect(carOfNumber('diesel', [], [plate])).toBe(plate)
  expect(carOfNumber('diesel', [ute], [plate])).toBeNull()
})

it('CAR-4 LAW-3 does not search plates on a site that hides them', () => {
  expect(regoFilter('104RM9', { vehicle: { hideRego: true } })).toBeNull()
  const code = regoCode('104 rm9')
  expect(regoFilter('104RM9', { vehicle: { hideRego: false } })).toEqual({
    kind: 'range',
    field: 'rego_code',
    min: code,
    max: code,
  })
})

it('encodes plates of up to ten characters exactly, and no longer ones', () => {
  expect(regoCode('ZZZZZZZZZZ')).toBeLessThan(Number.MAX_SAFE_INTEGER)
  expect(regoCode('ZZZZZZZZZZZ')).toBeNull()
  expect(regoCode(null)).toBeNull()
  expect(regoCode('Ñ1')).toBeNull()
})
