import { dateAfter } from '../date/date-after.ts'
import { instantOfLocal } from '../date/zoned-instant.ts'
import { zonedTime } from '../date/zoned-time.ts'
import { hoursOn, minutesOf, type OpeningPlace } from '../location/opening-hours.ts'

/** A bookable time, and whether it is still available. */
export interface Slot {
  readonly start: Date
  readonly end: Date
  readonly available: boolean
}

/** The site's appointment options (site/options/appointments.ts). */
export interface AppointmentOptions {
  readonly slotMinutes: number
  /** Minimum notice: whole hours between now and the earliest slot. */
  readonly leadHours: number
  readonly daysAhead: number
  /** Visitors that a location can see at the same time. */
  readonly atOnce: number
}

/** A place that takes appointments, such as a site's location. */
export type AppointmentPlace = OpeningPlace

/**
 * FORM-14: the slots of one date at a place: its opening hours cut into slots; a slot that would end after closing is
 * left out. A slot is available when it is at least `leadHours` away, within `daysAhead` days of today, and has fewer
 * than `atOnce` bookings. `booked` holds the start times of that day's bookings.
 */
export function daySlots(
  place: AppointmentPlace,
  options: AppointmentOptions,
  { date, booked }: { readonly date: string; readonly booked: readonly Date[] },
  now: Date,
): readonly Slot[] {
  const opening = hoursOf(place, date)
  if (opening === null) return []
  const { slotMinutes } = options
  const count = Math.max(0, Math.floor((opening.close - opening.open) / slotMinutes))
  const earliest = now.getTime() + options.leadHours * 60 * MS_PER_MINUTE
  const isWithin = date <= dateAfter(zonedTime(now, place.timezone).date, options.daysAhead)
  return Array.from({ length: count }, (_, index) => {
    const start = instantOfLocal(date, opening.open + index * slotMinutes, place.timezone)
    const end = new Date(start.getTime() + slotMinutes * MS_PER_MINUTE)
    const taken = booked.filter((other) => overlaps(other, slotMinutes, start, end)).length
    return { start, end, available: isWithin && start.getTime() >= earliest && taken < options.atOnce }
  })
}

/**
 * FORM-14: the first available slot later than `after.instant`, from `after.date` on; null if the booking window has
 * none. `bookings` holds the start times of all bookings.
 */
export function nextFreeSlot(
  place: AppointmentPlace,
  options: AppointmentOptions,
  {
    after,
    bookings,
  }: { readonly after: { readonly date: string; readonly instant: Date }; readonly bookings: readonly Date[] },
  now: Date,
): Slot | null {
  for (let day = 0; day <= options.daysAhead; day += 1) {
    const slots = daySlots(place, options, { date: dateAfter(after.date, day), booked: bookings }, now)
    const free = slots.find(({ start, available }) => available && start > after.instant)
    if (free) return free
  }
  return null
}

const MS_PER_MINUTE = 60_000

/** Opening and closing time on a date, in minutes since midnight; null on a closed day. */
function hoursOf(place: AppointmentPlace, date: string): { readonly open: number; readonly close: number } | null {
  const { open, close } = hoursOn(place, date)
  return open === null || close === null ? null : { open: minutesOf(open), close: minutesOf(close) }
}

/**
 * Stored bookings have no end, so they get today's slot length: changing `slotMinutes` also changes when existing
 * bookings end.
 */
function overlaps(booked: Date, minutes: number, start: Date, end: Date): boolean {
  return booked < end && booked.getTime() + minutes * MS_PER_MINUTE > start.getTime()
}

/** The time of a booked appointment. */
export function slotAt({ slotMinutes }: Pick<AppointmentOptions, 'slotMinutes'>, start: Date): Slot {
  return { start, end: new Date(start.getTime() + slotMinutes * MS_PER_MINUTE), available: true }
}
