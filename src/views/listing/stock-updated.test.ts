import { expect, it } from 'vitest'
import { stockUpdatedText } from './stock-updated.ts'

it.each([
  ['2026-11-22T20:10:00Z', 'AU', 'Australia/Brisbane', 'Stock updated 23 November, 6:10 am'],
  ['2026-11-22T20:10:00Z', 'AU', 'Australia/Sydney', 'Stock updated 23 November, 7:10 am'],
  ['2026-11-23T02:05:00Z', 'AU', 'Australia/Brisbane', 'Stock updated 23 November, 12:05 pm'],
  ['2026-11-22T14:00:00Z', 'AU', 'Australia/Brisbane', 'Stock updated 23 November, 12:00 am'],
  ['2026-11-23T02:05:00Z', 'NZ', 'Pacific/Auckland', 'Stock updated 23 November, 3:05 pm'],
  ['2026-11-22T20:10:00Z', 'US', 'America/Chicago', 'Stock updated November 22, 2:10 PM'],
] as const)('INTAKE-4 SITE-6 %s in %s, %s, is %s', (at, region, timezone, expected) => {
  expect(stockUpdatedText(new Date(at), { region, timezone })).toBe(expected)
})
