import type { AppointmentKind, AppointmentState } from '#domain/appointment/appointment.ts'
import { dateAfter } from '#domain/date-after.ts'
import { clockOf, timeOfDay } from '#domain/local-time.ts'
import { may } from '#domain/staff/actor.ts'
import { zonedInstant } from '#domain/zoned-instant.ts'
import { zonedTime } from '#domain/zoned-time.ts'
import { type CalendarDay, showCalendar } from '#operations/appointment/show-calendar.ts'
import type { Site } from '#site/site.ts'
import type { ConsoleHandler } from '../console-call.ts'
import { onSite } from '../on-site.ts'
import type { CalendarEntry, CalendarPageDay } from '../pages/calendar-page.ts'
import { dateOf, dayText, mondayOf, weekdayText, weekText } from '../time/day-text.ts'

/** INBOX-9: the week of appointments, by location. The detail pages are in `appointment.ts`. */
export const CALENDAR = {
  'GET /calendar': async (call) => {
    const { site, actor } = onSite(call)
    const today = zonedTime(call.platform.clock.now(), site.timezone).date
    const monday = mondayOf(dateOf(call.query.get('week')) ?? today)
    const location = call.query.get('location') || null
    const found = await showCalendar(call.platform, site, actor, { from: monday, days: 7, locationId: location })
    const hrefOf = (week: string) => calendarHref({ week, location })
    const mayManage = may(actor, site, 'appointment.manage')
    const severalPlaces = location === null && found.locations.length > 1
    const shape = { site, today, now: call.platform.clock.now(), location, mayManage, severalPlaces }
    return {
      page: {
        kind: 'calendar',
        week: weekText(monday, site.region),
        previous: hrefOf(dateAfter(monday, -7)),
        next: hrefOf(dateAfter(monday, 7)),
        thisWeek: hrefOf(mondayOf(today)),
        isThisWeek: monday === mondayOf(today),
        locations: found.locations.map(({ id, name }) => ({ value: id, label: name })),
        location: location ?? '',
        monday,
        newHref: mayManage ? '/calendar/new' : null,
        hasReservations: may(actor, site, 'reservation.read'),
        days: found.days.map((day) => dayOf(day, shape)),
      },
    }
  },
} as const satisfies Readonly<Record<string, ConsoleHandler>>

/** The address of a week. */
export function calendarHref({ week, location }: { readonly week: string; readonly location: string | null }): string {
  return `/calendar?${new URLSearchParams({ week, ...(location === null ? {} : { location }) })}`
}

interface Shape {
  readonly site: Site
  readonly today: string
  readonly now: Date
  readonly location: string | null
  readonly mayManage: boolean
  readonly severalPlaces: boolean
}

function dayOf({ date, specialDays, places, appointments }: CalendarDay, shape: Shape): CalendarPageDay {
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
    free:
      free === 0
        ? null
        : { text: `${free} free ${free === 1 ? 'time' : 'times'}`, href: shape.mayManage ? newHref : null },
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
        badge: each.state === 'booked' && each.end > shape.now ? null : badgeOf(each.state),
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

/** What the page calls a kind. */
export const KIND_TEXTS: Readonly<Record<AppointmentKind, string>> = {
  drive: 'Test drive',
  service: 'Service',
  visit: 'Visit',
}

/** A state in words. An appointment that is over and still booked waits for a mark. */
export function badgeOf(state: AppointmentState): NonNullable<CalendarEntry['badge']> {
  return BADGES[state]
}

const BADGES: Readonly<Record<AppointmentState, NonNullable<CalendarEntry['badge']>>> = {
  booked: { text: 'Did they come?', tone: 'warning' },
  kept: { text: 'Came', tone: 'good' },
  missed: { text: 'Did not come', tone: 'danger' },
  cancelled: { text: 'Cancelled', tone: 'plain' },
}

/** Reads a location from the query or a form; the first that the person works at without one. */
export function locationOf(text: string, locations: readonly { readonly id: string }[]): string {
  return locations.find(({ id }) => id === text)?.id ?? locations[0]?.id ?? ''
}
