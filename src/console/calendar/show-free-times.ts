import { dateAfter } from '#domain/date/date-after.ts'
import { clockOf, timeOfDay } from '#domain/date/local-time.ts'
import { zonedInstant } from '#domain/date/zoned-instant.ts'
import { zonedTime } from '#domain/date/zoned-time.ts'
import type { FieldState } from '#domain/form/compare-shown.ts'
import { isInScope } from '#domain/staff/actor.ts'
import { staffTimes } from '#operations/appointment/staff-times.ts'
import type { StaffRequest } from '#operations/staff-request.ts'
import { dateOf, longDayText } from '../time/day-text.ts'
import type { FreeTimes } from './calendar-values.ts'
import { locationOf } from './calendar-words.ts'

/** Free times of the wanted day; without a wish (nothing can be moved) none. */
export async function timesOf(
  request: StaffRequest,
  wanted: { readonly date: string; readonly location: string; readonly isChosen: boolean } | null,
  time: FieldState,
): Promise<FreeTimes> {
  const { platform, site, actor } = request
  const places = site.locations.filter(({ id }) => isInScope(actor.scope, { location: id }))
  const location = locationOf(wanted?.location ?? '', places)
  const clock = clockOf(site, location)
  const today = zonedTime(platform.clock.now(), clock.timezone).date
  const first = dateOf(wanted?.date ?? null) ?? today
  const freeOn = async (date: string) => {
    const slots = location === '' ? [] : await staffTimes(request, { locationId: location, date })
    return slots.filter(({ available }) => available)
  }
  let [date, free] = [first, wanted === null ? [] : await freeOn(first)]
  // Nobody has chosen this day: show the next one with a free time.
  for (let later = 1; wanted && !wanted.isChosen && free.length === 0 && later <= DAYS_AHEAD; later += 1) {
    date = dateAfter(first < today ? today : first, later)
    free = await freeOn(date)
  }
  return {
    locations: places.map(({ id, name }) => ({ value: id, label: name })),
    location,
    date,
    day: longDayText(date, site.region),
    times: free.map(({ start }) => ({
      value: zonedInstant(start, clock.timezone),
      label: timeOfDay(start, clock),
    })),
    time,
  }
}

const DAYS_AHEAD = 10
