import * as words from '#words/appointment.ts'
import { say } from '#words/say.ts'
import { longDay } from '../date/local-time.ts'
import { instantOfLocal } from '../date/zoned-instant.ts'
import { zonedTime } from '../date/zoned-time.ts'
import { hoursOn, minutesOf, type OpeningPlace, openingText } from '../location/opening-hours.ts'
import type { RegionCode } from '../region.ts'

/**
 * FORM-14: why nobody can come at a wished time, '2026-11-28T10:30' or '2026-11-28': it has passed, or the place is closed
 * then. Null: one can, or the text is no time. A day by appointment, and a place that says no hours, are open.
 */
export function wishFault(
  wish: string,
  { hours, specialHours, timezone }: OpeningPlace,
  region: RegionCode,
  now: Date,
): string | null {
  const [, date = '', hour, minute] = WISH.exec(wish) ?? []
  if (date === '') return null
  const minutes = hour === undefined ? null : Number(hour) * 60 + Number(minute)
  if (minutes === null && date < zonedTime(now, timezone).date) return say(words.dayHasPassed)
  if (minutes !== null && instantOfLocal(date, minutes, timezone) < now) return say(words.timeHasPassed)
  const opening = hoursOn({ hours, specialHours }, date)
  if (hours.length === 0 || opening.byAppointment) return null
  const day = longDay(new Date(`${date}T00:00:00Z`), { region, timezone: 'UTC' })
  const { open, close } = opening
  if (open === null || close === null) return say(words.closedThatDay, { day })
  const isOpen = minutes === null || (minutesOf(open) <= minutes && minutes < minutesOf(close))
  return isOpen ? null : say(words.openThatDay, { day, hours: openingText(opening, region) })
}

const WISH = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}):(\d{2})(?::\d{2})?)?$/
