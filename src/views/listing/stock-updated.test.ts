import { expect, it } from 'vitest'
import { stockUpdatedText } from './stock-updated.ts'

it.each([
  ['2026-11-22T20:10:00Z', 'Australia/Brisbane', 'Stock updated 23 November, 6:10 am'],
  ['2026-11-22T20:10:00Z', 'Australia/Sydney', 'Stock updated 23 November, 7:10 am'],
  ['2026-11-23T02:05:00Z', 'Australia/Brisbane', 'Stock updated 23 November, 12:05 pm'],
  ['2026-11-22T14:00:00Z', 'Australia/Brisbane', 'Stock updated 23 November, 12:00 am'],
])('INTAKE-4 %s in %s is %s', (at, timezone, expected) => {
  expect(stockUpdatedText(new Date(at), timezone)).toBe(expected)
})
