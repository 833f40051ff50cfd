import { expect, it } from 'vitest'
import { formatCents, formatMoney, formatWhole } from './money.ts'

it.each([
  [0, '$0'],
  [990, '$990'],
  [28_990, '$28,990'],
  [1_234_567.5, '$1,234,568'],
  [-0.2, '$0'],
  [-28_990, '-$28,990'],
])('CARD-5, FIN-5 formats %d as %s: thousands commas, no decimals', (amount, text) => {
  expect(formatMoney(amount)).toBe(text)
})

it('formats a plain number with thousands commas', () => {
  expect(formatWhole(54_321.4)).toBe('54,321')
})

it.each([
  [63_741, '$637.41'],
  [-20, '-$0.20'],
  [-100, '-$1'],
  [-0, '$0'],
])('A18 formats %d cents as %s', (cents, text) => {
  expect(formatCents(cents)).toBe(text)
})
