import { counted } from '#domain/counted.ts'
import { clockOf, timeOfDay } from '#domain/date/local-time.ts'
import { zonedInstant } from '#domain/date/zoned-instant.ts'
import type { CalendarDay } from '#operations/appointment/show-calendar.ts'
import type { Site } from '#site/site.ts'
import { dayText, weekdayText } from '../time/day-text.ts'
import type { CalendarPageDay } from './calendar-values.ts'
import { badgeOf, KIND_TEXTS } from './calendar-words.ts'

export interface Shape {
  readonly site: Site
  readonly today: string
  readonly now: Date
  readonly location: string | null
  readonly mayManage: boolean
  readonly severalPlaces: boolean
}

/** INBOX-9: a day of the week's page. */
export function dayOf({ date, specialDays, places, appointments }: CalendarDay, shape: Shape): CalendarPageDay {
  const { site, today, severalPlaces } = shape
  const free = places.reduce((sum, place) => sum + place.free, 0)
  const firstFree = places.find((place) => place.free > 0)?.location.id
  const newHref = `/calendar/new?${new URLSearchParams({ on: date, location: shape.location ?? firstFree ?? '' })}`
  const names = new Map(site.locations.map(({ id, name }) => [id, name]))
  return {
    date,
    weekday: weekdayText(date, site.region),
    day: dayText(date, site.region),
    isToday: date === today,
    isPast: date < today,
    specialDays,
    hours: hoursOf(places, severalPlaces),
    free: free === 0 ? null : { text: counted(free, 'free time'), href: shape.mayManage ? newHref : null },
    appointments: appointments.map((each) => {
      const clock = clockOf(site, each.locationId)
      return {
        href: `/calendar/${each.id}`,
        time: { text: timeOfDay(each.start, clock), iso: zonedInstant(each.start, clock.timezone) },
        kind: KIND_TEXTS[each.kind],
        name: each.name,
        car: each.carTitle,
        place: severalPlaces ? (names.get(each.locationId) ?? null) : null,
        state: each.state,
        badge: each.state === 'booked' && each.end > shape.now ? null : badgeOf(each.state, site.region),
      }
    }),
  }
}

/** Locations with the same hours share a line. */
function hoursOf(places: CalendarDay['places'], severalPlaces: boolean): readonly string[] {
  const same = new Set(places.map(({ hours }) => hours))
  if (!severalPlaces || same.size === 1) return [...same]
  return places.map(({ location, hours }) => `${location.name}: ${hours}`)
}
