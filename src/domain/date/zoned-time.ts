import { zonedFormat } from './zoned-format.ts'

/** Local date and time of a place. */
export interface ZonedTime {
  readonly year: number
  /** '2026-01-31' */
  readonly date: string
  /** 0 is Sunday. */
  readonly weekday: number
  /** Minutes since midnight. */
  readonly minutes: number
}

/** Local date and time in an IANA time zone. */
export function zonedTime(now: Date, timezone: string): ZonedTime {
  const parts = Object.fromEntries(
    zonedFormat('en-AU', timezone, PARTS)
      .formatToParts(now)
      .map(({ type, value }) => [type, value]),
  )
  return {
    year: Number(parts.year),
    date: `${parts.year}-${parts.month}-${parts.day}`,
    weekday: WEEKDAYS.indexOf(String(parts.weekday)),
    minutes: Number(parts.hour) * 60 + Number(parts.minute),
  }
}

/**
 * Year in an IANA time zone. It is also the UTC year, except within a day of New Year: only then does it look at the zone,
 * which takes 20 microseconds.
 */
export function zonedYear(now: Date, timezone: string): number {
  const [before, after] = [-MS_PER_DAY, MS_PER_DAY].map((ms) => new Date(now.getTime() + ms).getUTCFullYear())
  return before !== undefined && before === after ? before : zonedTime(now, timezone).year
}

const MS_PER_DAY = 86_400_000
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

const PARTS = {
  hourCycle: 'h23',
  weekday: 'short',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
} as const
