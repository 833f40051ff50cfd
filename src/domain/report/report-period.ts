import { dateAfter } from '../date/date-after.ts'
import { instantOfLocal } from '../date/zoned-instant.ts'
import { zonedTime } from '../date/zoned-time.ts'

/** Days of a report, both included: '2026-11-01' to '2026-11-30'. */
export interface ReportPeriod {
  readonly from: string
  readonly to: string
}

const DEFAULT_DAYS = 30
/** A year and a day. */
const MOST_DAYS = 367

/** Reads the period of an address: the last 30 days without one, a year at most. */
export function reportPeriod(from: string | null, to: string | null, now: Date, timezone: string): ReportPeriod {
  const today = zonedTime(now, timezone).date
  const last = isDate(to) && to <= today ? to : today
  const first = isDate(from) && from <= last ? from : dateAfter(last, 1 - DEFAULT_DAYS)
  const earliest = dateAfter(last, 1 - MOST_DAYS)
  return { from: first < earliest ? earliest : first, to: last }
}

/** The period of as many days that ends the day before this one begins. */
export function periodBefore(period: ReportPeriod): ReportPeriod {
  const days = daysOf(period).length
  return { from: dateAfter(period.from, -days), to: dateAfter(period.from, -1) }
}

/** The last days up to today. */
export function lastDays(days: number, now: Date, timezone: string): ReportPeriod {
  const to = zonedTime(now, timezone).date
  return { from: dateAfter(to, 1 - days), to }
}

/** The half-open range of instants of a period. */
export function rangeOf({ from, to }: ReportPeriod, timezone: string): { readonly from: Date; readonly to: Date } {
  return { from: instantOfLocal(from, 0, timezone), to: instantOfLocal(dateAfter(to, 1), 0, timezone) }
}

/** Every day of a period. */
export function daysOf({ from, to }: ReportPeriod): readonly string[] {
  const count = Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1
  return Array.from({ length: count }, (_, index) => dateAfter(from, index))
}

function isDate(text: string | null): text is string {
  if (text === null || !/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const at = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 10) === text
}
