import { expect, it } from 'vitest'
import { instantOfLocal, zonedInstant } from './zoned-instant.ts'

it.each([
  ['Australia/Brisbane', '2026-01-31T00:15:07Z', '2026-01-31T10:15:07+10:00'],
  ['Australia/Sydney', '2026-01-31T00:15:07Z', '2026-01-31T11:15:07+11:00'],
  ['Australia/Adelaide', '2026-07-01T23:00:00Z', '2026-07-02T08:30:00+09:30'],
  ['America/Los_Angeles', '2026-07-01T03:00:00Z', '2026-06-30T20:00:00-07:00'],
  ['UTC', '2026-07-01T00:00:00Z', '2026-07-01T00:00:00+00:00'],
])('in %s, %s is written %s and parses back to the same instant', (zone, instant, written) => {
  expect(zonedInstant(new Date(instant), zone)).toBe(written)
  expect(new Date(written)).toEqual(new Date(instant))
})

it.each([
  ['Australia/Brisbane', '2026-01-31', 10 * 60 + 15, '2026-01-31T00:15:00Z'],
  ['Australia/Sydney', '2026-07-01', 9 * 60, '2026-06-30T23:00:00Z'],
  // Daylight saving starts on 4 October 2026 (2:00 becomes 3:00) and ends on 5 April (3:00 becomes 2:00).
  ['Australia/Sydney', '2026-10-04', 60, '2026-10-03T15:00:00Z'],
  ['Australia/Sydney', '2026-10-04', 150, '2026-10-03T16:30:00Z'],
  ['Australia/Sydney', '2026-10-04', 9 * 60, '2026-10-03T22:00:00Z'],
  ['Australia/Sydney', '2026-04-05', 150, '2026-04-04T15:30:00Z'],
  ['Australia/Sydney', '2026-04-05', 9 * 60, '2026-04-04T23:00:00Z'],
  ['America/Los_Angeles', '2026-03-08', 9 * 60, '2026-03-08T16:00:00Z'],
])('in %s, %s plus %i minutes is %s', (zone, date, minutes, instant) => {
  expect(instantOfLocal(date, minutes, zone).toISOString()).toBe(new Date(instant).toISOString())
})
