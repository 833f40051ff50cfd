import { expect, it } from 'vitest'
import { dateText } from './date-text.ts'

it.each([
  ['2027-03-12', '12 March 2027'],
  ['2027-03-02T14:00:00Z', '2 March 2027'],
  ['2021-12', 'December 2021'],
  ['05/2026', 'May 2026'],
  ['13/2026', '13/2026'],
  ['2021-13', '2021-13'],
  ['Mar 2021', 'Mar 2021'],
])('CAR-4 %s reads %s', (date, text) => {
  expect(dateText(date, 'AU')).toBe(text)
})

it.each([
  ['2027-03-12', 'March 12, 2027'],
  ['2027-03-02T14:00:00Z', 'March 2, 2027'],
  ['05/2026', 'May 2026'],
])('SITE-6 in the US %s reads %s', (date, text) => {
  expect(dateText(date, 'US')).toBe(text)
})
