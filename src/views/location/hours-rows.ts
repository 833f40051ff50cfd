import { zonedTime } from '#domain/date/zoned-time.ts'
import { hoursOn, type OpeningPlace, openingDays, openingText } from '#domain/location/opening-hours.ts'
import type { RegionCode } from '#domain/region.ts'

export interface HoursRow {
  readonly day: string
  readonly text: string
  /** Whether it is today, in the location's time zone. */
  readonly today: boolean
}

/** PLACE-3: the week from Monday. Today's row, in the location's time zone, is marked and has the hours of its date. */
export function hoursRows(place: OpeningPlace, now: Date, region: RegionCode): readonly HoursRow[] {
  const { date, weekday } = zonedTime(now, place.timezone)
  return openingDays(place.hours).map((day) => {
    const today = day.weekday === weekday
    return { day: day.name, text: openingText(today ? hoursOn(place, date) : day, region), today }
  })
}
