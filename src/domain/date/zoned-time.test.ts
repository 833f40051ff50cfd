import { expect, it } from 'vitest'
import { zonedTime, zonedYear } from './zoned-time.ts'

it('PLACE-3 takes the day from the zone, not from the server’s clock', () => {
  const now = new Date('2025-12-31T22:15:00Z')
  expect(zonedTime(now, 'Australia/Brisbane')).toEqual({
    year: 2026,
    date: '2026-01-01',
    weekday: 4,
    minutes: 8 * 60 + 15,
  })
  expect(zonedTime(now, 'Australia/Perth')).toEqual({
    year: 2026,
    date: '2026-01-01',
    weekday: 4,
    minutes: 6 * 60 + 15,
  })
  expect(zonedTime(now, 'UTC')).toEqual({ year: 2025, date: '2025-12-31', weekday: 3, minutes: 22 * 60 + 15 })
})

it('counts midnight as the first minute of the day', () => {
  expect(zonedTime(new Date('2026-01-01T14:00:00Z'), 'Australia/Brisbane').minutes).toBe(0)
})

it('PLACE-3 follows daylight saving', () => {
  const now = new Date('2026-01-15T00:00:00Z')
  expect(zonedTime(now, 'Australia/Sydney').minutes).toBe(11 * 60)
})

it('gives each minute its own time', () => {
  const minutes = (time: string) => zonedTime(new Date(time), 'UTC').minutes
  expect(minutes('2026-01-01T00:00:59Z')).toBe(0)
  expect(minutes('2026-01-01T00:01:00Z')).toBe(1)
  expect(minutes('2026-01-01T00:00:00Z')).toBe(0)
})

it.each([
  ['2026-06-15T12:00:00Z', 'Australia/Sydney', 2026],
  ['2025-12-31T12:59:00Z', 'Australia/Sydney', 2025],
  ['2025-12-31T13:00:00Z', 'Australia/Sydney', 2026],
  ['2025-12-31T09:59:59Z', 'Pacific/Kiritimati', 2025],
  ['2025-12-31T10:00:00Z', 'Pacific/Kiritimati', 2026],
  ['2026-01-01T10:59:59Z', 'Pacific/Pago_Pago', 2025],
  ['2026-01-01T11:00:00Z', 'Pacific/Pago_Pago', 2026],
])('CARD-8 at %s the year in %s is %i', (time, timezone, year) => {
  expect(zonedYear(new Date(time), timezone)).toBe(year)
})
