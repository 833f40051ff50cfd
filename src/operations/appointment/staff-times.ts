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

interface WantedTime {
  readonly place: Location
  readonly start: Date
  /** Start of the appointment that is to be moved there, if it is at this place. */
  readonly moved: Date | null
  /** Whole hours between now and the earliest time. */
  readonly notice?: number
}

/** The free time that begins at an instant, without the appointment that is to be moved there; null if it is taken. */
export async function freeTime(
  platform: Platform,
  site: Site,
  { place, start, moved, notice = 0 }: WantedTime,
  within: Transaction,
): Promise<Slot | null> {
  const date = zonedTime(start, place.timezone).date
  const booked = [...(await bookedAround(platform, site, place, date, within))]
  const own = booked.findIndex((each) => each.getTime() === moved?.getTime())
  if (own >= 0) booked.splice(own, 1)
  const times = timesOf(site, place, date, booked, platform.clock.now(), notice)
  return times.find((slot) => slot.available && slot.start.getTime() === start.getTime()) ?? null
}

/** The times of a date, from the starts of its bookings. `notice`: whole hours between now and the earliest one. */
export function timesOf(
  { appointments }: Site,
  place: Location,
  date: string,
  booked: readonly Date[],
  now: Date,
  notice = 0,
): readonly Slot[] {
  return daySlots(place, { ...appointments, leadHours: notice }, date, booked, now)
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
