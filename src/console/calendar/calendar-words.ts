import type { AppointmentKind, AppointmentState } from '#domain/appointment/appointment.ts'
import { inWordsOf, type RegionCode } from '#domain/region.ts'
import type { CalendarEntry } from './calendar-values.ts'

/** The address of a week. */
export function calendarHref({ week, location }: { readonly week: string; readonly location: string | null }): string {
  return `/calendar?${new URLSearchParams({ week, ...(location === null ? {} : { location }) })}`
}

/** What the page calls a kind. */
export const KIND_TEXTS: Readonly<Record<AppointmentKind, string>> = {
  drive: 'Test drive',
  service: 'Service',
  visit: 'Visit',
}

/** A state in words. An appointment that is over and still booked waits for a mark. */
export function badgeOf(state: AppointmentState, region: RegionCode): NonNullable<CalendarEntry['badge']> {
  const { text, tone } = BADGES[state]
  return { text: inWordsOf(region, text), tone }
}

const BADGES: Readonly<Record<AppointmentState, NonNullable<CalendarEntry['badge']>>> = {
  booked: { text: 'Not recorded', tone: 'warning' },
  kept: { text: 'Attended', tone: 'good' },
  missed: { text: 'No-show', tone: 'danger' },
  cancelled: { text: 'Cancelled', tone: 'plain' },
}

/** Reads a location from the query or a form; the first that the person works at without one. */
export function locationOf(text: string, locations: readonly { readonly id: string }[]): string {
  return locations.find(({ id }) => id === text)?.id ?? locations[0]?.id ?? ''
}
