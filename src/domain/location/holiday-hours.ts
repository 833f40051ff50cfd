import { dateText } from '../date-text.ts'
import { REGIONS, type RegionCode } from '../region.ts'
import { zonedTime } from '../zoned-time.ts'
import { hoursOn, type OpeningPlace, type SpecialHours } from './opening-hours.ts'

/** A dated day of the holiday hours (PLACE-4). */
export interface HolidayDay {
  /** '2026-12-25' */
  readonly date: string
  /** 'Friday 25 December 2026', 'Friday, December 25, 2026' in the US */
  readonly day: string
  /** 'Christmas Day' */
  readonly name: string
  readonly status: 'Open' | 'Closed'
  /** '9 am – 12 pm' or 'Closed' */
  readonly text: string
}

interface NamedDay extends SpecialHours {
  readonly name: string
}

/** PLACE-4: the dated days of a place from today on, the next first; none when all are past, and then no dialog shows. */
export function holidayHours(
  place: Omit<OpeningPlace, 'specialHours'> & { readonly specialHours: readonly NamedDay[] },
  now: Date,
  region: RegionCode,
): readonly HolidayDay[] {
  const today = zonedTime(now, place.timezone).date
  return place.specialHours
    .filter(({ date }) => date >= today)
    .sort((one, other) => one.date.localeCompare(other.date))
    .map(({ date, name }) => {
      const { name: weekday, status, formated_hours } = hoursOn(place, date)
      return {
        date,
        day: `${weekday}${REGIONS[region].dayFirst ? '' : ','} ${dateText(date, region)}`,
        name,
        status,
        text: formated_hours,
      }
    })
}

/** PLACE-4: a location's dated days with its site's; where both name a date the location's own stands. */
export function withHolidays<Day extends SpecialHours>(own: readonly Day[], ofSite: readonly Day[]): readonly Day[] {
  return [...own, ...ofSite.filter(({ date }) => !own.some((day) => day.date === date))]
}
