import { expect, it } from 'vitest'
import { daysOf, lastDays, rangeOf, reportPeriod } from './report-period.ts'

/** 9 in the morning of 23 November in Brisbane. */
const NOW = new Date('2026-11-22T23:00:00Z')
const ZONE = 'Australia/Brisbane'

it.each([
  [null, null, '2026-10-25', '2026-11-23'],
  ['2026-11-01', '2026-11-10', '2026-11-01', '2026-11-10'],
  ['2026-11-01', '2027-01-01', '2026-11-01', '2026-11-23'],
  ['2026-11-20', '2026-11-10', '2026-10-12', '2026-11-10'],
  ['2026-02-31', 'soon', '2026-10-25', '2026-11-23'],
  ['2020-01-01', null, '2025-11-22', '2026-11-23'],
])('INBOX-14 a report from %s to %s is of %s to %s', (from, to, first, last) => {
  expect(reportPeriod(from, to, NOW, ZONE)).toEqual({ from: first, to: last })
})

it('INBOX-14 a day begins and ends at midnight of the site’s zone, also when daylight saving begins', () => {
  expect(rangeOf({ from: '2026-10-04', to: '2026-10-04' }, 'Australia/Sydney')).toEqual({
    from: new Date('2026-10-03T14:00:00Z'),
    to: new Date('2026-10-04T13:00:00Z'),
  })
  expect(daysOf({ from: '2026-10-03', to: '2026-10-05' })).toEqual(['2026-10-03', '2026-10-04', '2026-10-05'])
  expect(daysOf(lastDays(7, NOW, ZONE))).toHaveLength(7)
})
