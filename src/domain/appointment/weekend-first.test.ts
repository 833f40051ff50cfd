import { expect, it } from 'vitest'
import { weekendFirst } from './weekend-first.ts'

// A Tuesday to the Sunday of the week after.
const DAYS = Array.from({ length: 13 }, (_, index) => `2026-11-${24 + index}`).map((day) =>
  day > '2026-11-30' ? `2026-12-0${Number(day.slice(-2)) - 30}` : day,
)

it.each([
  ['both', { '2026-11-28': 4, '2026-11-29': 2 }, ['2026-11-28', '2026-11-29', '2026-11-24']],
  [
    'Saturday alone, where Sunday is full or closed',
    { '2026-11-28': 4, '2026-11-29': 0 },
    ['2026-11-28', '2026-11-24'],
  ],
  ['none, where both are full', {}, ['2026-11-24', '2026-11-25']],
])('FORM-14 of the coming weekend stand first: %s', (_, free, first) => {
  const days = weekendFirst(DAYS, new Map(Object.entries(free)))
  expect(days.slice(0, first.length)).toEqual(first)
  expect(days.toSorted()).toEqual(DAYS)
})

it('FORM-14 the days stay in order until it is known which have free times', () => {
  expect(weekendFirst(DAYS, null)).toEqual(DAYS)
})
