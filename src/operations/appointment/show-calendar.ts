import { type AppointmentAct, appointmentActs } from '#domain/appointment/appointment.ts'
import { type Slot, slotAt } from '#domain/appointment/slots.ts'
import { dateAfter } from '#domain/date/date-after.ts'
import { clockText } from '#domain/date/local-time.ts'
import { instantOfLocal } from '#domain/date/zoned-instant.ts'
import { zonedTime } from '#domain/date/zoned-time.ts'
import { hoursOn, type OpeningDay, openingText } from '#domain/location/opening-hours.ts'
import type { RegionCode } from '#domain/region.ts'
import { isInScope, may } from '#domain/staff/actor.ts'
import { authorise, Refusal } from '#domain/staff/authorise.ts'
import type { Location } from '#site/site.ts'
import type { CalendarAppointment } from '#storage/appointments.ts'
import type { StaffRequest } from '../staff-request.ts'
import { placeOfAppointment } from './change-appointment.ts'
import { timesOf } from './staff-times.ts'

/** INBOX-9: the calendar of one or all locations that the person works at. */
export interface Calendar {
  readonly locations: readonly Location[]
  readonly days: readonly CalendarDay[]
}

export interface CalendarDay {
  /** '2026-11-23' */
  readonly date: string
  /** Names of public holidays and the site's own special days, each once. */
  readonly specialDays: readonly string[]
  /** The locations with their hours: '8:30 am – 5:00 pm', 'Closed'. */
  readonly places: readonly {
    readonly location: Location
    readonly hours: string
    /** Times that are still free; 0 on a past day. */
    readonly free: number
  }[]
  readonly appointments: readonly (CalendarAppointment & { readonly end: Date })[]
}

/** INBOX-9: days of the calendar from a date on. Throws `Refusal` for a location outside the person's scope. */
export async function showCalendar(
  { platform, site, actor }: StaffRequest,
  { from, days, locationId }: { readonly from: string; readonly days: number; readonly locationId: string | null },
): Promise<Calendar> {
  const now = platform.clock.now()
  authorise(actor, site, 'appointment.read', now, locationId === null ? {} : { location: locationId })
  const locations = site.locations.filter(({ id }) => isInScope(actor.scope, { location: id }))
  const shownLocations = locationId === null ? locations : locations.filter(({ id }) => id === locationId)
  if (locationId !== null && shownLocations.length === 0) throw new Refusal('absent', 'appointment.read')
  const dates = Array.from({ length: days }, (_, index) => dateAfter(from, index))
  const { appointments } = platform.storage.forSite(site)
  // A day more on each side: locations may have zones of their own.
  const range = {
    from: instantOfLocal(dateAfter(from, -1), 0, site.timezone),
    to: instantOfLocal(dateAfter(from, days + 1), 0, site.timezone),
  }
  const listedAppointments = await appointments.list({ ...range, locationId }, actor.scope)
  const starts = new Map(
    await Promise.all(
      shownLocations.map(async ({ id }) => [id, await appointments.starts(id, range.from, range.to)] as const),
    ),
  )
  const zones = new Map(site.locations.map(({ id, timezone }) => [id, timezone]))
  return {
    locations,
    days: dates.map((date) => ({
      date,
      specialDays: specialDays(shownLocations, date),
      places: shownLocations.map((location) => ({
        location,
        hours: staffHours(hoursOn(location, date), site.region),
        free: timesOf(site, location, { date, booked: starts.get(location.id) ?? [], now }).filter(
          ({ available }) => available,
        ).length,
      })),
      appointments: listedAppointments
        .filter(({ locationId: id, start }) => zonedTime(start, zones.get(id) ?? site.timezone).date === date)
        .map((each) => ({ ...each, end: slotAt(site.appointments, each.start).end })),
    })),
  }
}

/** Hours as staff read every time. */
function staffHours(day: OpeningDay, region: RegionCode): string {
  const { open, close } = day
  if (open === null || close === null) return openingText(day, region)
  return `${clockText(open, region)} – ${clockText(close, region)}`
}

/** INBOX-9: one appointment, and what the person may do with it now. Throws `Refusal`. */
export async function showOneAppointment(
  { platform, site, actor }: StaffRequest,
  id: string,
): Promise<{
  readonly appointment: CalendarAppointment
  readonly slot: Slot
  readonly acts: readonly AppointmentAct[]
}> {
  const now = platform.clock.now()
  authorise(actor, site, 'appointment.read', now)
  const appointment = await platform.storage.forSite(site).appointments.find(id)
  if (appointment === null) throw new Refusal('absent', 'appointment.read')
  const place = placeOfAppointment(appointment)
  authorise(actor, site, 'appointment.read', now, place)
  const acts = may(actor, site, 'appointment.manage', place) ? appointmentActs(appointment, now) : []
  return { appointment, slot: slotAt(site.appointments, appointment.start), acts }
}

/** The first location with special hours names the day; others may call it by another name. */
function specialDays(locations: readonly Location[], date: string): readonly string[] {
  return [
    ...new Set(
      locations.flatMap(({ specialHours }) => specialHours.filter((day) => day.date === date).map(({ name }) => name)),
    ),
  ]
}
