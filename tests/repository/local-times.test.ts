import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/**
 * Files that format a date or an instant themselves. All of them name the zone: `zoned-format.ts` takes it from its
 * caller, the others format a calendar day or a clock time that has no zone.
 */
const FORMATTERS = [
  'src/domain/date/zoned-format.ts',
  'src/site/checks/locations.ts',
  'src/ui/form/appointment-picker.tsx',
]

const sources = globSync('src/**/*.{ts,tsx}')
  .filter((file) => !/\.test\.tsx?$|\/testing[./]/.test(file))
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
  const shown = filesWith(/toISOString\(\)\s*\.slice/).filter((file) => /^src\/(views|ui|themes|console)\//.test(file))
  // The last two say until when a repayment is valid: the day in UTC is never later than the dealer's.
  expect(shown).toEqual([
    'src/console/time/day-text.ts',
    'src/views/card/estimate-view.ts',
    'src/views/card/repayment-claim.ts',
  ])
})
