import { dateAfter } from '#domain/date/date-after.ts'
import { timeFormat } from '#domain/date/local-time.ts'
import type { RegionCode } from '#domain/region.ts'

/** 'Mon' */
export function weekdayText(date: string, region: RegionCode): string {
  return format(date, region, { weekday: 'short' })
}

/** '23 Nov' */
export function dayText(date: string, region: RegionCode): string {
  return format(date, region, { day: 'numeric', month: 'short' })
}

/** '23 Nov', with the year where it is not this one: '23 Nov 2027', in the US 'Nov 23, 2027' */
export function dayYearText(date: string, thisYear: number, region: RegionCode): string {
  return Number(date.slice(0, 4)) === thisYear ? dayText(date, region) : dayOfYearText(date, region)
}

/** '23 Nov 2027' */
export function dayOfYearText(date: string, region: RegionCode): string {
  return format(date, region, { day: 'numeric', month: 'short', year: 'numeric' })
}

/** 'Monday 23 November' */
export function longDayText(date: string, region: RegionCode): string {
  return format(date, region, { weekday: 'long', day: 'numeric', month: 'long' }).replace(',', '')
}

/** '23 – 29 November 2026' */
export function weekText(monday: string, region: RegionCode): string {
  return periodText({ from: monday, to: dateAfter(monday, 6) }, region)
}

/** '25 October – 23 November 2026' */
export function periodText({ from, to }: { readonly from: string; readonly to: string }, region: RegionCode): string {
  const days = timeFormat({ region, timezone: 'UTC' }, { day: 'numeric', month: 'long', year: 'numeric' })
  return days.formatRange(Date.parse(from), Date.parse(to))
}

/** The Monday of a date's week. */
export function mondayOf(date: string): string {
  return dateAfter(date, -((new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7))
}

/** '2026-11-23', or null for other text and days that do not exist. */
export function dateOf(text: string | null): string | null {
  if (text === null || !/^\d{4}-\d\d-\d\d$/.test(text)) return null
  const at = new Date(`${text}T00:00:00Z`)
  return Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== text ? null : text
}

function format(date: string, region: RegionCode, options: Intl.DateTimeFormatOptions): string {
  return timeFormat({ region, timezone: 'UTC' }, options).format(Date.parse(date))
}
