import { zonedTime } from '../zoned-time.ts'

/** One day's hours; weekday 0 is Sunday. A day left out is closed (PLACE-3). Times as '08:30'. */
export interface DayHours {
  readonly weekday: number
  readonly open: string | null
  readonly close: string | null
  readonly byAppointment: boolean
}

/** A row of the table of hours, in the words of PLACE-3. */
export interface OpeningDay {
  readonly weekday: number
  readonly name: string
  readonly status: 'Open' | 'Closed'
  /** '8:30 am – 5 pm', 'Closed' or 'By appointment only' */
  readonly formated_hours: string
  readonly open: string | null
  readonly close: string | null
}

/** The seven days of a location, Monday first (PLACE-3). */
export function openingDays(hours: readonly DayHours[]): readonly OpeningDay[] {
  return MONDAY_FIRST.map((weekday) => openingDay(hours, weekday))
}

/** What the location's clock says of today: 'Open today 8:30 am – 5:30 pm', 'Closed today', 'By appointment only' (PLACE-3). */
export function hoursToday(hours: readonly DayHours[], timezone: string, now: Date): string {
  const { status, formated_hours } = openingDay(hours, zonedTime(now, timezone).weekday)
  if (status === 'Open') return `Open today ${formated_hours}`
  return formated_hours === CLOSED ? 'Closed today' : formated_hours
}

/** Whether the doors are open at an instant, in the location's own time zone; the closing minute is closed (PLACE-3). */
export function isOpenNow(hours: readonly DayHours[], timezone: string, now: Date): boolean {
  const { weekday, minutes } = zonedTime(now, timezone)
  const { open, close } = openingDay(hours, weekday)
  return open !== null && close !== null && minutesOf(open) <= minutes && minutes < minutesOf(close)
}

const MONDAY_FIRST = [1, 2, 3, 4, 5, 6, 0]
const DAY_NAMES = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const CLOSED = 'Closed'

function openingDay(hours: readonly DayHours[], weekday: number): OpeningDay {
  const name = `${DAY_NAMES[weekday]}`
  const day = hours.find((each) => each.weekday === weekday)
  const shut = { weekday, name, status: 'Closed', open: null, close: null } as const
  if (day === undefined) return { ...shut, formated_hours: CLOSED }
  if (day.byAppointment) return { ...shut, formated_hours: 'By appointment only' }
  const { open, close } = day
  if (open === null || close === null) return { ...shut, formated_hours: CLOSED }
  return { weekday, name, status: 'Open', formated_hours: `${timeText(open)} – ${timeText(close)}`, open, close }
}

/** '8:30 am' of '08:30', '5 pm' of '17:00' */
function timeText(time: string): string {
  const hour = Math.floor(minutesOf(time) / 60)
  const minutes = minutesOf(time) % 60
  const past = minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`
  return `${hour % 12 || 12}${past} ${hour < 12 ? 'am' : 'pm'}`
}

function minutesOf(time: string): number {
  const [hours, minutes] = time.split(':').map(Number)
  return Number(hours) * 60 + Number(minutes)
}
