import * as words from '#words/hours.ts'
import { say } from '#words/say.ts'
import { dateAfter } from '../date/date-after.ts'
import { type ZonedTime, zonedTime } from '../date/zoned-time.ts'
import type { RegionCode } from '../region.ts'
import { hoursOn, isOpenNow, minutesOf, type OpeningPlace, timeText } from './opening-hours.ts'

/** Whether a location is open, and when that changes (PLACE-3). */
export interface OpenState {
  readonly open: boolean
  /** 'Open now' or 'Closed now' */
  readonly label: string
  /** 'until 5:30 pm', 'opens Monday 8:30 am'; null if it does not open within a week. */
  readonly next: string | null
}

/** PLACE-3, PLACE-4: the state in the location's time zone. Special hours are included. */
export function openState(place: OpeningPlace, now: Date, region: RegionCode): OpenState {
  const { date, minutes } = zonedTime(now, place.timezone)
  const today = hoursOn(place, date)
  if (isOpenNow(place, now) && today.close !== null)
    return { open: true, label: say(words.openNow), next: say(words.until, { time: timeText(today.close, region) }) }
  return { open: false, label: say(words.closedNow), next: nextOpening(place, { date, minutes }, region) }
}

function nextOpening(place: OpeningPlace, now: Pick<ZonedTime, 'date' | 'minutes'>, region: RegionCode): string | null {
  for (let days = 0; days <= DAYS_AHEAD; days += 1) {
    const { open, name } = hoursOn(place, dateAfter(now.date, days))
    if (open === null || (days === 0 && minutesOf(open) <= now.minutes)) continue
    const time = timeText(open, region)
    if (days === 0) return say(words.opens, { time })
    return days === 1 ? say(words.opensTomorrow, { time }) : say(words.opensOn, { weekday: name, time })
  }
  return null
}

/** The name of a weekday is unambiguous up to six days ahead. */
const DAYS_AHEAD = 6
