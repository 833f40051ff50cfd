import { expect, it } from 'vitest'
import { formatMoney, formatWhole } from './money.ts'

it.each([
  [0, '$0'],
  [990, '$990'],
  [28_990, '$28,990'],
  [1_234_567.5, '$1,234,568'],
])('CARD-5, FIN-5 formats %d as %s: thousands commas, no decimals', (amount, text) => {
  expect(formatMoney(amount)).toBe(text)
})

it('formats a plain number with thousands commas', () => {
  expect(formatWhole(54_321.4)).toBe('54,321')
})
