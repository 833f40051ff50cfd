import { type ReadCell, readText } from './cell.ts'
import type { FeedValue } from './record.ts'

/**
 * SITE-6: parses ISO 8601, or a date in the region's order: '31/12/2025' where the day comes first, '12/31/2025' where the
 * month does. With the month's name either order is one: '31-Dec-2025', 'Dec 31, 2025'. A time of the day is left out
 * there. Returns ISO 8601 in UTC. 31 February is no date, and neither is one that only the other order allows.
 */
export function readInstant(cell: FeedValue, isDayFirst: boolean): ReadCell<string> {
  const text = readText(cell)
  if (text === null) return { value: null, fault: null }
  const { day = isoDay(text, isDayFirst) ?? '', time = '', zone = 'Z' } = ISO.exec(text)?.groups ?? {}
  const instant = isDay(day) ? new Date(time === '' ? day : `${day}T${time}${zone}`) : new Date(Number.NaN)
  const good = !Number.isNaN(instant.getTime())
  return {
    value: good ? instant.toISOString() : null,
    fault: good ? null : `is not a date such as 2025-12-31 or ${isDayFirst ? '31/12/2025' : '12/31/2025'}`,
  }
}

function isoDay(text: string, isDayFirst: boolean): string | null {
  const parts = NUMBERS.exec(text)?.groups ?? DAY_THEN_NAME.exec(text)?.groups ?? NAME_THEN_DAY.exec(text)?.groups
  if (parts === undefined) return null
  const { first = '', second = '', day = isDayFirst ? first : second, name = '', year = '' } = parts
  const month = name === '' ? (isDayFirst ? second : first) : String(MONTHS.indexOf(name.toLowerCase()) + 1)
  return `${year.length === 2 ? '20' : ''}${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

/** A time without a zone is in UTC, whichever zone the server is in. */
const ISO =
  /^(?<day>\d{4}-\d{2}-\d{2})(?:[T ](?<time>\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?) ?(?<zone>Z|[+-]\d{2}:?\d{2})?)?$/i
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const NAME = '(?<name>jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}'
const YEAR_AND_TIME = String.raw`(?<year>\d{4}|\d{2})(?:,?[ T](?:[01]?\d|2[0-3]):[0-5]\d(?::[0-5]\d)?(?: ?[ap]m)?)?$`
const NUMBERS = new RegExp(String.raw`^(?<first>\d{1,2})[/. -](?<second>\d{1,2})[/. -]${YEAR_AND_TIME}`, 'i')
const DAY_THEN_NAME = new RegExp(String.raw`^(?<day>\d{1,2})[/. -]${NAME}[/. -]${YEAR_AND_TIME}`, 'i')
const NAME_THEN_DAY = new RegExp(String.raw`^${NAME}\.?[/ -](?<day>\d{1,2})(?:, ?|[/. -])${YEAR_AND_TIME}`, 'i')

/** A `Date` reads '2026-02-31' as 3 March. */
function isDay(day: string): boolean {
  const read = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(day)
}

/**
 * A14: which order a date in numbers allows: the day first, the month first, or either. Null: it is no such date.
 */
export function dateOrderOf(text: string): 'dayFirst' | 'monthFirst' | 'either' | null {
  const { first, second } = NUMBERS.exec(text)?.groups ?? {}
  if (first === undefined || second === undefined) return null
  const [mayBeMonth, mayBeDay] = [Number(first) <= MONTHS.length, Number(second) <= MONTHS.length]
  return mayBeMonth === mayBeDay ? 'either' : mayBeMonth ? 'monthFirst' : 'dayFirst'
}
