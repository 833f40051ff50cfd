import { dateAfter } from '../date/date-after.ts'
import { instantOfLocal } from '../date/zoned-instant.ts'
import { zonedTime } from '../date/zoned-time.ts'
import { hoursOn, minutesOf, type OpeningPlace } from '../location/opening-hours.ts'

/** INBOX-3: a site's limits, in business minutes. */
export interface ResponseLimits {
  /** The aim for the first answer. */
  readonly target: number
  readonly overdue: number
}

/** INBOX-3: when a clock that runs changes its colour; null if the location does not open within a year. */
export interface ResponseDeadlines {
  /** Half of the target. */
  readonly amberAt: Date | null
  readonly targetAt: Date | null
  /** From here on the lead is overdue. */
  readonly overdueAt: Date | null
}

export type ClockColour = 'green' | 'amber' | 'red'

/** INBOX-3: the moments at which a lead's clock changes its colour. */
export function responseDeadlines(
  place: OpeningPlace,
  arrivedAt: Date,
  { target, overdue }: ResponseLimits,
): ResponseDeadlines {
  return {
    amberAt: afterBusinessMinutes(place, arrivedAt, target / 2),
    targetAt: afterBusinessMinutes(place, arrivedAt, target),
    overdueAt: afterBusinessMinutes(place, arrivedAt, overdue),
  }
}

/** INBOX-3: amber from half of the target, red when overdue. */
export function clockColour({ amberAt, overdueAt }: ResponseDeadlines, now: Date): ClockColour {
  if (overdueAt !== null && overdueAt <= now) return 'red'
  return amberAt !== null && amberAt <= now ? 'amber' : 'green'
}

/** INBOX-3: business minutes between two instants, whole ones. */
export function businessMinutes(place: OpeningPlace, from: Date, to: Date): number {
  let ms = 0
  for (const { start, end } of openTimes(place, from, to)) {
    if (start >= to.getTime()) break
    ms += Math.max(0, Math.min(end, to.getTime()) - Math.max(start, from.getTime()))
  }
  return Math.floor(ms / MS_PER_MINUTE)
}

/** INBOX-3: the first instant at which this many business minutes have passed; null if none within a year. */
export function afterBusinessMinutes(place: OpeningPlace, from: Date, minutes: number): Date | null {
  let left = minutes * MS_PER_MINUTE
  for (const { start, end } of openTimes(place, from, new Date(from.getTime() + LONGEST_MS))) {
    const begin = Math.max(start, from.getTime())
    if (end <= begin) continue
    if (end - begin >= left) return new Date(begin + left)
    left -= end - begin
  }
  return null
}

const MS_PER_MINUTE = 60_000
const LONGEST_MS = 366 * 24 * 60 * MS_PER_MINUTE

/**
 * The times at which the place is open, in order, each day that touches the range. A place without hours on any weekday
 * counts every minute: otherwise its leads would never be overdue.
 */
function* openTimes(place: OpeningPlace, from: Date, to: Date): Generator<{ start: number; end: number }> {
  const everyMinute = !place.hours.some(({ open, close, byAppointment }) => open && close && !byAppointment)
  if (everyMinute) {
    yield { start: from.getTime(), end: to.getTime() }
    return
  }
  const last = zonedTime(to, place.timezone).date
  for (let date = zonedTime(from, place.timezone).date; date <= last; date = dateAfter(date, 1)) {
    const { open, close } = hoursOn(place, date)
    if (open === null || close === null) continue
    // Instants, not minutes of the day: on the day of a clock change the day is an hour shorter or longer.
    const start = instantOfLocal(date, minutesOf(open), place.timezone).getTime()
    const end = instantOfLocal(date, minutesOf(close), place.timezone).getTime()
    if (start < end) yield { start, end }
  }
}
