import { expect, it } from 'vitest'
import { typedAmount, typedNumber } from './typed-number.ts'

it.each([
  ['20000', 20_000],
  ['$20,000', 20_000],
  ['$20 000', 20_000],
  ['20k', 20_000],
  ['20.5k', 20_500],
  ['20 grand', 20_000],
  ['２００００', 20_000],
  ['80,000 km', 80_000],
  [' 1,250,000 ', 1_250_000],
  ['2.5', 2.5],
  ['200.', 200],
  ['', null],
  ['  ', null],
  ['twenty', Number.NaN],
  ['20-30', Number.NaN],
  ['-3', Number.NaN],
  ['2,00', Number.NaN],
  ['20k or so', Number.NaN],
  ['1e5', Number.NaN],
])('A19 SEARCH-10 a typed %o is %o', (text, number) => {
  expect(typedNumber(text)).toBe(number)
})

it.each([
  ['$28,990.00', 28_990],
  ['30k', 30_000],
  ['', Number.NaN],
  ['85,000 km', Number.NaN],
  ['8５ ｋｍ', Number.NaN],
])('A19 a typed amount %o is %o', (text, amount) => {
  expect(typedAmount(text)).toBe(amount)
})
