import { expect, it } from 'vitest'
import { holidayHours, withHolidays } from './holiday-hours.ts'

const days = [
  { date: '2025-04-25', name: 'Anzac Day', open: null, close: null },
  { date: '2025-04-18', name: 'Good Friday', open: null, close: null },
  { date: '2025-04-19', name: 'Easter Saturday', open: '09:00', close: '13:00' },
]
const place = { timezone: 'Australia/Brisbane', hours: [], specialHours: days }
const GOOD_FRIDAY = {
  date: '2025-04-18',
  day: 'Friday 18 April 2025',
  name: 'Good Friday',
  status: 'Closed',
  text: 'Closed',
}

it('PLACE-4 lists special open and closed days, the next first', () => {
  expect(holidayHours(place, new Date('2025-04-01T00:00:00Z'), 'AU')).toEqual([
    GOOD_FRIDAY,
    { date: '2025-04-19', day: 'Saturday 19 April 2025', name: 'Easter Saturday', status: 'Open', text: '9 am – 1 pm' },
    { date: '2025-04-25', day: 'Friday 25 April 2025', name: 'Anzac Day', status: 'Closed', text: 'Closed' },
  ])
})

it('SITE-6 puts the month before the day in the US, and writes its own am and pm', () => {
  const [next, then] = holidayHours(place, new Date('2025-04-01T00:00:00Z'), 'US')
  expect(next?.day).toBe('Friday, April 18, 2025')
  expect(then?.text).toBe('9 AM – 1 PM')
})

it.each([
  ['2025-04-18T13:59:00Z', 3],
  ['2025-04-18T14:00:00Z', 2],
  ['2025-04-25T13:59:00Z', 1],
  ['2025-04-25T14:00:00Z', 0],
])('PLACE-4 at %s in Brisbane, %d days remain', (now, count) => {
  expect(holidayHours(place, new Date(now), 'AU')).toHaveLength(count)
})

it('PLACE-4 prefers a location’s own day to the site’s', () => {
  const own = [{ date: '2025-04-18', name: 'Good Friday', open: '10:00', close: '14:00' }]
  expect(withHolidays(own, days).map(({ date, open }) => [date, open])).toEqual([
    ['2025-04-18', '10:00'],
    ['2025-04-25', null],
    ['2025-04-19', '09:00'],
  ])
})
