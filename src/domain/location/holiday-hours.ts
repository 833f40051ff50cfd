import { dateText } from '../date/date-text.ts'
import { zonedTime } from '../date/zoned-time.ts'
import { REGIONS, type RegionCode } from '../region.ts'
import { hoursOn, type OpeningPlace, openingText, type SpecialHours } from './opening-hours.ts'

/** A date with special hours (PLACE-4). */
export interface HolidayDay {
  /** '2026-12-25' */
  readonly date: string
  /** 'Friday 25 December 2026'; in the US 'Friday, December 25, 2026'. */
  readonly day: string
  /** 'Christmas Day' */
  readonly name: string
  readonly status: 'Open' | 'Closed'
  /** '9 am – 12 pm', in the US '9 AM – 12 PM'; or 'Closed' */
  readonly text: string
}

interface NamedDay extends SpecialHours {
  readonly name: string
}

/** PLACE-4: the dates with special hours from today on, the next first. If empty, no dialog is shown. */
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
      const opening = hoursOn(place, date)
      return {
        date,
        day: `${opening.name}${REGIONS[region].dayFirst ? '' : ','} ${dateText(date, region)}`,
        name,
        status: opening.status,
        text: openingText(opening, region),
      }
    })
}

/** PLACE-4: merges the special hours of a location and its site. The location's win. */
export function withHolidays<Day extends SpecialHours>(own: readonly Day[], ofSite: readonly Day[]): readonly Day[] {
  return [...own, ...ofSite.filter(({ date }) => !own.some((day) => day.date === date))]
}
