import { daySlots, type Slot } from '#domain/appointment/slots.ts'
import { dateAfter } from '#domain/date/date-after.ts'
import { instantOfLocal } from '#domain/date/zoned-instant.ts'
import { zonedTime } from '#domain/date/zoned-time.ts'
import { authorise } from '#domain/staff/authorise.ts'
import type { Location, Site } from '#site/site.ts'
import type { Transaction } from '#storage/transaction.ts'
import type { SiteRequest } from '../site-request.ts'
import type { StaffRequest } from '../staff-request.ts'

/**
 * INBOX-9: the times of a date at a location that staff may book: those of the booking page (FORM-14), without its
 * notice, because a person on the phone may come at once. Empty without such a location.
 */
export async function staffTimes(
  request: StaffRequest,
  { locationId, date }: { readonly locationId: string; readonly date: string },
): Promise<readonly Slot[]> {
  const { platform, site, actor } = request
  authorise(actor, site, 'appointment.manage', platform.clock.now(), { location: locationId })
  const place = site.locations.find(({ id }) => id === locationId)
  if (!place || !isDate(date)) return []
  return timesOf(site, place, { date, booked: await bookedAround(request, place, date), now: platform.clock.now() })
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
  request: SiteRequest,
  { place, start, moved, notice = 0 }: WantedTime,
  within: Transaction,
): Promise<Slot | null> {
  const { platform, site } = request
  const date = zonedTime(start, place.timezone).date
  const booked = [...(await bookedAround(request, place, date, within))]
  const movedIndex = booked.findIndex((each) => each.getTime() === moved?.getTime())
  if (movedIndex >= 0) booked.splice(movedIndex, 1)
  const times = timesOf(site, place, { date, booked, now: platform.clock.now(), notice })
  return times.find((slot) => slot.available && slot.start.getTime() === start.getTime()) ?? null
}

/** The times of a date, from the starts of its bookings. `notice`: whole hours between now and the earliest one. */
export function timesOf(
  { appointments }: Site,
  place: Location,
  {
    date,
    booked,
    now,
    notice = 0,
  }: {
    readonly date: string
    readonly booked: readonly Date[]
    readonly now: Date
    readonly notice?: number | undefined
  },
): readonly Slot[] {
  return daySlots(place, { ...appointments, leadHours: notice }, { date, booked }, now)
}

/** Starts a day early: a booking of the evening before may reach into the day. */
function bookedAround({ platform, site }: SiteRequest, { id, timezone }: Location, date: string, within?: Transaction) {
  const from = instantOfLocal(dateAfter(date, -1), 0, timezone)
  const to = instantOfLocal(dateAfter(date, 1), 0, timezone)
  return platform.storage.forSite(site).appointments.starts(id, from, to, within)
}

function isDate(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`))
}
