import { expect, it } from 'vitest'
import { zonedInstant } from './zoned-instant.ts'

it.each([
  ['Australia/Brisbane', '2026-01-31T00:15:07Z', '2026-01-31T10:15:07+10:00'],
  ['Australia/Sydney', '2026-01-31T00:15:07Z', '2026-01-31T11:15:07+11:00'],
  ['Australia/Adelaide', '2026-07-01T23:00:00Z', '2026-07-02T08:30:00+09:30'],
  ['America/Los_Angeles', '2026-07-01T03:00:00Z', '2026-06-30T20:00:00-07:00'],
  ['UTC', '2026-07-01T00:00:00Z', '2026-07-01T00:00:00+00:00'],
])('in %s, %s is %s, and is the same instant', (zone, instant, written) => {
  expect(zonedInstant(new Date(instant), zone)).toBe(written)
  expect(new Date(written)).toEqual(new Date(instant))
})
