import { type ClockPlace, timeInFigures } from '#domain/date/local-time.ts'
import { zonedInstant } from '#domain/date/zoned-instant.ts'
import type { Moment } from '../page-values.ts'
import { relativeTime } from './relative-time.ts'

/** SITE-6: '23/11/2026 2:05 pm' where the place is; in the US '11/23/2026 2:05 PM'. */
export function momentOf(at: Date, place: ClockPlace): Moment {
  return { text: timeInFigures(at, place), iso: zonedInstant(at, place.timezone) }
}

/** The same with how long ago it was. */
export function momentAgo(at: Date, place: ClockPlace, now: Date): Moment {
  const moment = momentOf(at, place)
  return { ...moment, ago: relativeTime(moment.iso, now, place.region) }
}
