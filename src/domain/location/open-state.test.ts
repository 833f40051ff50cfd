import { expect, it } from 'vitest'
import { openState } from './open-state.ts'

const place = {
  timezone: 'Australia/Sydney',
  hours: [
    { weekday: 1, open: '08:30', close: '17:30', byAppointment: false },
    { weekday: 2, open: '08:30', close: '17:00', byAppointment: false },
    { weekday: 5, open: '09:00', close: '17:30', byAppointment: false },
    { weekday: 6, open: null, close: null, byAppointment: true },
  ],
  // A Tuesday, and Christmas Day, a Friday.
  specialHours: [
    { date: '2026-12-22', open: '10:00', close: '12:00' },
    { date: '2026-12-25', open: null, close: null },
  ],
}

// In summer Sydney is 11 hours ahead of UTC, Perth 8.
it.each([
  ['2026-12-20T21:29:00Z', 'Australia/Sydney', 'Closed now', 'opens 8:30 am'],
  ['2026-12-20T21:30:00Z', 'Australia/Sydney', 'Open now', 'until 5:30 pm'],
  ['2026-12-20T21:30:00Z', 'Australia/Perth', 'Closed now', 'opens 8:30 am'],
  ['2026-12-21T06:30:00Z', 'Australia/Sydney', 'Closed now', 'opens tomorrow 10 am'],
  ['2026-12-21T23:30:00Z', 'Australia/Sydney', 'Open now', 'until 12 pm'],
  ['2026-12-22T01:00:00Z', 'Australia/Sydney', 'Closed now', 'opens Monday 8:30 am'],
  ['2026-12-25T01:00:00Z', 'Australia/Sydney', 'Closed now', 'opens Monday 8:30 am'],
])('PLACE-3 PLACE-4 at %s in %s it is %s, %s', (now, timezone, label, next) => {
  expect(openState({ ...place, timezone }, new Date(now), 'AU')).toEqual({ open: label === 'Open now', label, next })
})

it.each([
  ['2026-12-21T06:30:00Z', 'opens tomorrow 10 AM'],
  ['2026-12-20T21:30:00Z', 'until 5:30 PM'],
])('PLACE-3 SITE-6 in the US at %s it %s', (now, next) => {
  expect(openState(place, new Date(now), 'US').next).toBe(next)
})

it('PLACE-3 shows only that it is closed if the location never opens', () => {
  expect(openState({ ...place, hours: [], specialHours: [] }, new Date('2026-12-21T00:00:00Z'), 'AU').next).toBeNull()
})
