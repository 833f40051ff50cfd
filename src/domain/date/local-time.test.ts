import { expect, it } from 'vitest'
import { clockText, dateInFigures, dayInFigures, timeInFigures } from './local-time.ts'

const AT = new Date('2026-11-28T22:06:00Z')

it.each([
  ['AU', 'Australia/Brisbane', '29/11/2026', '29/11/2026 8:06 am'],
  ['NZ', 'Pacific/Auckland', '29/11/2026', '29/11/2026 11:06 am'],
  ['US', 'America/Chicago', '11/28/2026', '11/28/2026 4:06 PM'],
] as const)('SITE-6 a day and a time in figures where a place in %s is', (region, timezone, day, time) => {
  expect(dayInFigures(AT, { region, timezone })).toBe(day)
  expect(timeInFigures(AT, { region, timezone })).toBe(time)
})

it.each([
  ['2026-12-01', 'AU', '01/12/2026'],
  ['2026-12-01', 'US', '12/01/2026'],
  ['', 'US', ''],
  ['soon', 'US', 'soon'],
] as const)('SITE-6 the date %j in %s is %j', (date, region, text) => {
  expect(dateInFigures(date, region)).toBe(text)
})

it.each([
  ['17:05', 'AU', '5:05 pm'],
  ['00:30', 'US', '12:30 AM'],
  ['late', 'US', 'late'],
] as const)('SITE-6 the clock at %j in %s is %j', (time, region, text) => {
  expect(clockText(time, region)).toBe(text)
})
