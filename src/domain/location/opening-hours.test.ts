import { expect, it } from 'vitest'
import { hoursToday, isOpenNow, openingDays, openingText } from './opening-hours.ts'

const hours = [
  { weekday: 1, open: '08:30', close: '17:30', byAppointment: false },
  { weekday: 2, open: '00:00', close: '12:05', byAppointment: false },
  { weekday: 3, open: null, close: null, byAppointment: true },
  { weekday: 4, open: '09:00', close: null, byAppointment: false },
  { weekday: 5, open: null, close: '17:00', byAppointment: false },
]
const place = (timezone: string) => ({ timezone, hours, specialHours: [] })

it('PLACE-3 lists seven days from Monday, each open or closed', () => {
  expect(openingDays(hours).map((day) => [day.weekday, day.name, day.status, openingText(day, 'AU')])).toEqual([
    [1, 'Monday', 'Open', '8:30 am – 5:30 pm'],
    [2, 'Tuesday', 'Open', '12 am – 12:05 pm'],
    [3, 'Wednesday', 'Closed', 'By appointment only'],
    [4, 'Thursday', 'Closed', 'Closed'],
    [5, 'Friday', 'Closed', 'Closed'],
    [6, 'Saturday', 'Closed', 'Closed'],
    [0, 'Sunday', 'Closed', 'Closed'],
  ])
})

it.each([
  ['2026-01-04T22:00:00Z', 'Australia/Brisbane', 'Open today 8:30 am – 5:30 pm'],
  ['2026-01-04T22:00:00Z', 'UTC', 'Closed today'],
  ['2026-01-07T02:00:00Z', 'Australia/Brisbane', 'By appointment only'],
])('PLACE-3 at %s in %s it shows %s', (now, zone, text) => {
  expect(hoursToday(place(zone), new Date(now), 'AU')).toBe(text)
})

it('PLACE-3 SITE-6 an American day has its own am and pm', () => {
  const [monday, tuesday] = openingDays(hours).map((day) => openingText(day, 'US'))
  expect([monday, tuesday]).toEqual(['8:30 AM – 5:30 PM', '12 AM – 12:05 PM'])
})

it.each([
  ['2026-01-04T22:29:00Z', 'Australia/Brisbane', false],
  ['2026-01-04T22:30:00Z', 'Australia/Brisbane', true],
  ['2026-01-05T07:29:00Z', 'Australia/Brisbane', true],
  ['2026-01-05T07:30:00Z', 'Australia/Brisbane', false],
  ['2026-01-05T07:30:00Z', 'Australia/Perth', true],
  ['2026-01-07T02:00:00Z', 'Australia/Brisbane', false],
])('PLACE-3 at %s in %s, isOpenNow is %s', (now, zone, open) => {
  expect(isOpenNow(place(zone), new Date(now))).toBe(open)
})
