import { expect, it } from 'vitest'
import { carKeys, searchKeys } from './alert-keys.ts'

const is = (field: string, ...values: string[]) => ({ kind: 'in', field, values }) as const
const HILUX = { make: 'Toyota', model: 'HiLux', simple_body: 'ute', car_type: 'used', price: 50_000 }
const finds = (...filters: Parameters<typeof searchKeys>[0]) =>
  searchKeys(filters).some((key) => carKeys(HILUX).includes(key))

it('ALERT-3 a car finds the searches whose make, model, body and condition it has, and no others', () => {
  expect(finds(is('make', 'Toyota'))).toBe(true)
  expect(finds(is('make', 'Toyota'), is('model', 'HiLux'), is('simple_body', 'ute'))).toBe(true)
  expect(finds(is('make', 'Mazda', 'Toyota'))).toBe(true)
  expect(finds(is('make', 'Toyota'), is('model', 'Corolla'))).toBe(false)
  expect(finds(is('make', 'Mazda'))).toBe(false)
})

it('ALERT-3 a search without such a filter has one key that every car has', () => {
  expect(searchKeys([{ kind: 'range', field: 'price', min: null, max: 20_000 }])).toEqual([''])
  expect(carKeys(HILUX)).toContain('')
})

it('ALERT-3 the narrower of two filters on a field makes the keys', () => {
  expect(searchKeys([is('car_type', 'new', 'used', 'demo'), is('car_type', 'used')])).toEqual(['car_type="used"'])
})

it('ALERT-3 a filter of choices makes no key: the full check reads it', () => {
  expect(searchKeys([{ kind: 'any', filters: [is('make', 'Toyota'), is('drive', '4WD')] }])).toEqual([''])
})

it('ALERT-3 a search with very many values has few keys, and is still found', () => {
  const models = Array.from({ length: 40 }, (_, at) => `Model ${at}`)
  const keys = searchKeys([is('make', 'Toyota'), is('model', ...models)])
  expect(keys).toEqual(['make="Toyota"'])
})

it('ALERT-3 values that contain the signs of keys do not run into each other', () => {
  expect(searchKeys([is('make', 'a"&model="b')])).not.toEqual(searchKeys([is('make', 'a'), is('model', 'b')]))
})
