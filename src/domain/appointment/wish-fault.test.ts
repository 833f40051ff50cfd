import { expect, it } from 'vitest'
import { wishFault } from './wish-fault.ts'

/** Tuesday, 10 am in Brisbane. */
const now = new Date('2026-11-24T00:00:00Z')
const open = (weekday: number) => ({ weekday, open: '08:30', close: '17:00', byAppointment: false })
const place = {
  timezone: 'Australia/Brisbane',
  hours: [...[1, 2, 3, 4, 5].map(open), { weekday: 6, open: null, close: null, byAppointment: true }],
  specialHours: [{ date: '2026-12-25', open: null, close: null }],
}
const passed = 'That time has passed. Please choose a later one.'
const tooLate = 'On Wednesday 25 November we’re open 8:30 am – 5 pm. Please choose a time in between.'

it.each([
  ['2020-01-01T03:00', passed],
  ['2026-11-24T09:59', passed],
  ['2026-11-24T10:00', null],
  ['2026-11-23', 'That day has passed. Please choose a later one.'],
  ['2026-11-24', null],
  ['2026-11-25T08:29', tooLate],
  ['2026-11-25T08:30', null],
  ['2026-11-25T16:59:30', null],
  ['2026-11-25T17:00', tooLate],
  ['2026-11-29T10:00', 'We’re closed on Sunday 29 November. Please choose another day.'],
  ['2026-11-29', 'We’re closed on Sunday 29 November. Please choose another day.'],
  ['2026-12-25T10:00', 'We’re closed on Friday 25 December. Please choose another day.'],
  ['2026-11-28T03:00', null],
  ['next week', null],
  ['', null],
])('D-2 FORM-14 a wish of %j: %j', (wish, fault) => {
  expect(wishFault(wish, place, 'AU', now)).toBe(fault)
})

it('D-2 FORM-14 a place that says no hours takes every time to come', () => {
  const silent = { ...place, hours: [], specialHours: [] }
  expect(wishFault('2026-11-29T03:00', silent, 'AU', now)).toBeNull()
  expect(wishFault('2020-01-01T03:00', silent, 'AU', now)).toBe(passed)
})
