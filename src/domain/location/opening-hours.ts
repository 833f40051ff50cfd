import * as words from '#words/hours.ts'
import { say } from '#words/say.ts'
import { clockText } from '../date/local-time.ts'
import { zonedTime } from '../date/zoned-time.ts'
import type { RegionCode } from '../region.ts'

/** Hours of a weekday (0 is Sunday). A missing day is closed (PLACE-3). Times as '08:30'. */
export interface DayHours {
  readonly weekday: number
  readonly open: string | null
  readonly close: string | null
  readonly byAppointment: boolean
}

/** A date that differs from its weekday: other hours, or closed if null (PLACE-4). */
export interface SpecialHours {
  /** '2026-12-25' */
  readonly date: string
  readonly open: string | null
  readonly close: string | null
}

/** Weekly hours, special hours and time zone of a place. */
export interface OpeningPlace {
  readonly timezone: string
  readonly hours: readonly DayHours[]
  readonly specialHours: readonly SpecialHours[]
}

/** A row of the table of hours (PLACE-3). */
export interface OpeningDay {
  readonly weekday: number
  readonly name: string
  readonly status: 'Open' | 'Closed'
  readonly open: string | null
  readonly close: string | null
  readonly byAppointment: boolean
}

/** PLACE-3: the seven days of a week, from Monday. */
export function openingDays(hours: readonly DayHours[]): readonly OpeningDay[] {
  return MONDAY_FIRST.map((weekday) => openingDay(hours, weekday))
}

/** PLACE-3, PLACE-4: the hours of a date: special hours if it has any, else its weekday's. */
export function hoursOn(place: Omit<OpeningPlace, 'timezone'>, date: string): OpeningDay {
  const weekday = weekdayOf(date)
  const special = place.specialHours.find((each) => each.date === date)
  return special
    ? openingDay([{ ...special, weekday, byAppointment: false }], weekday)
    : openingDay(place.hours, weekday)
}

/** PLACE-3, SITE-6: '8:30 am – 5 pm', in the US '8:30 AM – 5 PM'; 'Closed' or 'By appointment only'. */
export function openingText({ open, close, byAppointment }: OpeningDay, region: RegionCode): string {
  if (open !== null && close !== null) return `${timeText(open, region)} – ${timeText(close, region)}`
  return say(byAppointment ? words.byAppointmentOnly : words.closed)
}

/**
 * PLACE-3: today's hours in the location's time zone: 'Open today 8:30 am – 5:30 pm', 'Closed today' or 'By appointment
 * only'.
 */
export function hoursToday(place: OpeningPlace, now: Date, region: RegionCode): string {
  const day = hoursOn(place, zonedTime(now, place.timezone).date)
  const hours = openingText(day, region)
  if (day.status === 'Open') return say(words.openToday, { hours })
  return day.byAppointment ? hours : say(words.closedToday)
}

/** PLACE-3: whether the location is open at an instant, in its own time zone. The closing minute counts as closed. */
export function isOpenNow(place: OpeningPlace, now: Date): boolean {
  const { date, minutes } = zonedTime(now, place.timezone)
  const { open, close } = hoursOn(place, date)
  return open !== null && close !== null && minutesOf(open) <= minutes && minutes < minutesOf(close)
}

/** SITE-6: '08:30' becomes '8:30 am', '17:00' becomes '5 pm'; in the US '8:30 AM' and '5 PM'. */
export function timeText(time: string, region: RegionCode): string {
  return clockText(time, region).replace(':00', '')
}

/** '08:30' as minutes since midnight. */
export function minutesOf(time: string): number {
  const [hours, minutes] = time.split(':').map(Number)
  return Number(hours) * 60 + Number(minutes)
}

const MONDAY_FIRST = [1, 2, 3, 4, 5, 6, 0]
const DAYS = [
  words.sunday,
  words.monday,
  words.tuesday,
  words.wednesday,
  words.thursday,
  words.friday,
  words.saturday,
] as const

function openingDay(hours: readonly DayHours[], weekday: number): OpeningDay {
  const name = say(DAYS[weekday] ?? '')
  const day = hours.find((each) => each.weekday === weekday)
  const { open = null, close = null, byAppointment = false } = day ?? {}
  if (byAppointment || open === null || close === null)
    return { weekday, name, status: 'Closed', open: null, close: null, byAppointment }
  return { weekday, name, status: 'Open', open, close, byAppointment }
}

function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay()
}
