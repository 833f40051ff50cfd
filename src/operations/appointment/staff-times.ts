import { daySlots, type Slot } from '#domain/appointment/slots.ts'
import { dateAfter } from '#domain/date-after.ts'
import type { Actor } from '#domain/staff/actor.ts'
import { authorise } from '#domain/staff/authorise.ts'
import { instantOfLocal } from '#domain/zoned-instant.ts'
import { zonedTime } from '#domain/zoned-time.ts'
import type { Location, Site } from '#site/site.ts'
import type { Transaction } from '#storage/transaction.ts'
import type { Platform } from '../platform.ts'

/**
 * INBOX-9: the times of a date at a location that staff may book: those of the booking page (FORM-14), without its
 * notice, because a person on the phone may come at once. Empty without such a location.
 */
export async function staffTimes(
  platform: Platform,
  site: Site,
  actor: Actor,
  { locationId, date }: { readonly locationId: string; readonly date: string },
): Promise<readonly Slot[]> {
  authorise(actor, site, 'appointment.manage', platform.clock.now(), { location: locationId })
  const place = site.locations.find(({ id }) => id === locationId)
  if (!place || !isDate(date)) return []
  return timesOf(site, place, date, await bookedAround(platform, site, place, date), platform.clock.now())
}

/** The free time that begins at an instant, without the appointment that is to be moved there; null if it is taken. */
export async function freeTime(
  platform: Platform,
  site: Site,
  { place, start, moved }: { readonly place: Location; readonly start: Date; readonly moved: Date | null },
  within: Transaction,
): Promise<Slot | null> {
  const date = zonedTime(start, place.timezone).date
  const booked = [...(await bookedAround(platform, site, place, date, within))]
  const own = booked.findIndex((each) => each.getTime() === moved?.getTime())
  if (own >= 0) booked.splice(own, 1)
  const times = timesOf(site, place, date, booked, platform.clock.now())
  return times.find((slot) => slot.available && slot.start.getTime() === start.getTime()) ?? null
}

/** The times of a date, from the starts of its bookings. */
export function timesOf(
  { appointments }: Site,
  place: Location,
  date: string,
  booked: readonly Date[],
  now: Date,
): readonly Slot[] {
  return daySlots(place, { ...appointments, leadHours: 0 }, date, booked, now)
}

/** Starts a day early: a booking of the evening before may reach into the day. */
function bookedAround(platform: Platform, site: Site, { id, timezone }: Location, date: string, within?: Transaction) {
  const from = instantOfLocal(dateAfter(date, -1), 0, timezone)
  const to = instantOfLocal(dateAfter(date, 1), 0, timezone)
  return platform.storage.forSite(site).appointments.starts(id, from, to, within)
}

function isDate(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`))
}
