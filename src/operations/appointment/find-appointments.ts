import { type AppointmentPlace, daySlots, nextFreeSlot, type Slot } from '#domain/appointment/slots.ts'
import { dateAfter } from '#domain/date/date-after.ts'
import { instantOfLocal, zonedInstant } from '#domain/date/zoned-instant.ts'
import type { Location, Site } from '#site/site.ts'
import type { SiteRequest } from '../site-request.ts'

/** A slot as http-api.md describes it: instants with the location's UTC offset. */
export interface SlotAnswer {
  readonly start: string
  readonly end: string
  readonly available: boolean
}

/**
 * FORM-14: slots of a date ('2026-01-31') at a location. Null if the site has no such location or books no
 * appointments.
 */
export async function findAppointments(
  request: SiteRequest,
  { locationId, date }: { readonly locationId: string; readonly date: string },
): Promise<readonly SlotAnswer[] | null> {
  const { platform, site } = request
  const place = placeOf(site, locationId)
  if (!place) return null
  const booked = await bookedFrom(request, place, date, 1)
  const slots = daySlots(place, site.appointments, { date, booked }, platform.clock.now())
  return slots.map(({ start, end, available }) => ({
    start: zonedInstant(start, place.timezone),
    end: zonedInstant(end, place.timezone),
    available,
  }))
}

/** FORM-14: how many times are free on each of `count` days from `date`; null as `findAppointments`. */
export async function findFreeDays(
  request: SiteRequest,
  { locationId, date, count }: { readonly locationId: string; readonly date: string; readonly count: number },
): Promise<readonly { readonly date: string; readonly free: number }[] | null> {
  const { platform, site } = request
  const place = placeOf(site, locationId)
  if (!place) return null
  const booked = await bookedFrom(request, place, date, count)
  const now = platform.clock.now()
  return Array.from({ length: count }, (_, ahead) => {
    const day = dateAfter(date, ahead)
    const slots = daySlots(place, site.appointments, { date: day, booked }, now)
    return { date: day, free: slots.filter(({ available }) => available).length }
  })
}

/** Slot of a preferred time, or the next free slot if that one cannot be booked (null: none is free). */
export type WishedSlot =
  | { readonly ok: true; readonly slot: Slot }
  | { readonly ok: false; readonly next: Slot | null; readonly timezone: string }

/**
 * FORM-14: finds the slot of a preferred time such as '2026-01-31T10:30', on the location's clock. Text that is not a
 * time has no slot (D-15). Null if the location takes no bookings, or if the text is a date without a time.
 */
export async function wishedSlot(
  request: SiteRequest,
  locationId: string | null,
  wish: string,
): Promise<WishedSlot | null> {
  const { platform, site } = request
  const place = placeOf(site, locationId)
  const local = LOCAL_TIME.exec(wish)
  // Service forms ask for a date only; staff arrange the time.
  if (!place || DAY.test(wish)) return null
  if (!local) return { ok: false, next: null, timezone: place.timezone }
  const date = String(local[1])
  const minutes = Number(local[2]) * 60 + Number(local[3])
  const instant = new Date(instantOfLocal(date, minutes, place.timezone).getTime() + Number(local[4] ?? 0) * 1000)
  const now = platform.clock.now()
  const { daysAhead } = site.appointments
  const booked = await bookedFrom(request, place, date, daysAhead + 1)
  const slot = daySlots(place, site.appointments, { date, booked }, now).find(
    ({ start, available }) => available && start.getTime() === instant.getTime(),
  )
  if (slot) return { ok: true, slot }
  return {
    ok: false,
    next: nextFreeSlot(place, site.appointments, { after: { date, instant }, bookings: booked }, now),
    timezone: place.timezone,
  }
}

const LOCAL_TIME = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})(?::(\d{2}))?$/
const DAY = /^\d{4}-\d{2}-\d{2}$/
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:?\d{2})$/i

/**
 * D-15: converts a preferred time to the location's local time. An instant with an offset, as GET /api/appointments
 * returns them, becomes '2026-11-25T08:00'; other text is returned unchanged.
 */
export function localWish(site: Site, locationId: string | null, wish: string): string {
  const instant = new Date(INSTANT.test(wish) ? wish : Number.NaN)
  if (Number.isNaN(instant.getTime())) return wish
  const { timezone } = site.locations.find(({ id }) => id === locationId) ?? site
  const local = zonedInstant(instant, timezone)
  return local.slice(16, 19) === ':00' ? local.slice(0, 16) : local.slice(0, 19)
}

function placeOf(site: Site, locationId: string | null): (Location & AppointmentPlace) | null {
  if (!site.appointments.booking) return null
  return site.locations.find(({ id }) => id === locationId) ?? null
}

/**
 * Bookings on `days` days from `date`. Starts a day early: a booking of the evening before may reach into the first
 * day.
 */
function bookedFrom({ platform, site }: SiteRequest, place: Location, date: string, days: number) {
  const from = instantOfLocal(dateAfter(date, -1), 0, place.timezone)
  const to = instantOfLocal(dateAfter(date, days), 0, place.timezone)
  return platform.storage.forSite(site).appointments.starts(place.id, from, to)
}
