import { dateAfter } from '../date/date-after.ts'
import { zonedTime } from '../date/zoned-time.ts'
import { isTextTime } from '../inbox/text-hours.ts'

/** Whether now is a good time for the reminder of a visit: by day, on the day before it, by the clock of its place. */
export function isReminderTime(start: Date, now: Date, timezone: string): boolean {
  const tomorrow = dateAfter(zonedTime(now, timezone).date, 1)
  return tomorrow === zonedTime(start, timezone).date && isTextTime(now, timezone)
}

/** A time that was agreed on the day before needs no reminder: the text that confirmed it is still the latest. */
export function isFresh(confirmedAt: Date, start: Date, timezone: string): boolean {
  return dateAfter(zonedTime(confirmedAt, timezone).date, 1) >= zonedTime(start, timezone).date
}

/** No reminder is further ahead than this, in any time zone. */
export const REMINDER_HOURS = 48
