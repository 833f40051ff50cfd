import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/**
 * Files that format a date or an instant themselves. All of them name the zone: `local-time.ts` and the `zoned` ones take
 * it from their caller, the others format a calendar day or a clock time that has no zone.
 */
const FORMATTERS = [
  'src/console/day-text.ts',
  'src/domain/local-time.ts',
  'src/domain/zoned-instant.ts',
  'src/domain/zoned-time.ts',
  'src/site/checks/locations.ts',
  'src/ui/form/appointment-picker.tsx',
  'src/views/listing/stock-updated.ts',
]

const sources = globSync('src/**/*.{ts,tsx}')
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))

function filesWith(pattern: RegExp): readonly string[] {
  return sources
    .filter(({ text }) => pattern.test(text))
    .map(({ file }) => file)
    .sort()
}

it('FORM-17 turns instants into words in one place, which asks for the zone', () => {
  expect(filesWith(/new Intl\.DateTimeFormat\(/)).toEqual(FORMATTERS)
  expect(filesWith(/\.toLocale(Date|Time)String\(|\.toLocaleString\([^)]*(timeZone|dateStyle|hour)/)).toEqual([])
})

it('FORM-17 reads no clock of the machine', () => {
  expect(filesWith(/\.get(Hours|Minutes|Day|Date|Month|FullYear)\(\)/)).toEqual([])
})

it('FORM-17 shows no date that is cut from an instant in UTC', () => {
  // Days are kept as text, so UTC does the sum; the clock watch, the logs and the starter have no place.
  expect(filesWith(/toISOString\(\)\s*\.slice/)).toEqual([
    'src/cli/site/site-new.ts',
    'src/console/day-text.ts',
    'src/domain/date-after.ts',
    'src/domain/report/report-period.ts',
    'src/operations/staff/read-audit.ts',
    'src/server/health/clock-watch.ts',
    'src/views/finance/estimate-view.ts',
    'src/views/finance/repayment-claim.ts',
    'src/web/cookies/submission-id.ts',
  ])
})
