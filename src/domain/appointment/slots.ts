import { dateAfter } from '../date-after.ts'
import { hoursOn, minutesOf, type OpeningPlace } from '../location/opening-hours.ts'
import { instantOfLocal } from '../zoned-instant.ts'
import { zonedTime } from '../zoned-time.ts'

/** A time at which somebody can come, and whether it can be had. */
export interface Slot {
  readonly start: Date
  readonly end: Date
  readonly available: boolean
}

/** What a dealer says about appointments (site/options/appointments.ts). */
export interface AppointmentOptions {
  readonly slotMinutes: number
  /** Whole hours before the first time that can be had. */
  readonly leadHours: number
  readonly daysAhead: number
  /** How many visitors a location can take at one time. */
  readonly atOnce: number
}

/** A place that takes appointments; a site's location is one. */
export type AppointmentPlace = OpeningPlace

/**
 * FORM-14: the times of a day at a place: its opening hours on that date cut into slots, a slot that would end after
 * closing left out. One can be had when it is at least `leadHours` away, within `daysAhead` days of today, and fewer than
 * `atOnce` visitors have booked it. `booked` are the starts of the bookings of that day.
 */
export function daySlots(
  place: AppointmentPlace,
  options: AppointmentOptions,
  date: string,
  booked: readonly Date[],
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

/** FORM-14: the first slot of the days from `date` on that can be had, or null. `bookedOn` gives each day's bookings. */
export function nextFreeSlot(
  place: AppointmentPlace,
  options: AppointmentOptions,
  after: { readonly date: string; readonly instant: Date },
  bookings: readonly Date[],
  now: Date,
): Slot | null {
  for (let day = 0; day <= options.daysAhead; day += 1) {
    const slots = daySlots(place, options, dateAfter(after.date, day), bookings, now)
    const free = slots.find(({ start, available }) => available && start > after.instant)
    if (free) return free
  }
  return null
}

const MS_PER_MINUTE = 60_000

/** When the doors open and close on a date, minutes since midnight; null on a closed day. */
function hoursOf(place: AppointmentPlace, date: string): { readonly open: number; readonly close: number } | null {
  const { open, close } = hoursOn(place, date)
  return open === null || close === null ? null : { open: minutesOf(open), close: minutesOf(close) }
}

/** Bookings keep the length that slots have now: a dealer who changes it changes where those booked already end. */
function overlaps(booked: Date, minutes: number, start: Date, end: Date): boolean {
  return booked < end && booked.getTime() + minutes * MS_PER_MINUTE > start.getTime()
}
