import { clockOf, dayTime } from '#domain/date/local-time.ts'
import { instantOfLocal, zonedInstant } from '#domain/date/zoned-instant.ts'
import { nextVisit } from '#operations/appointment/next-visit.ts'
import type { Calendar } from '#operations/appointment/show-calendar.ts'
import type { RoutePlatform } from '#operations/route-platform.ts'
import type { StaffRequest } from '#operations/staff-request.ts'
import { mondayOf } from '../time/day-text.ts'
import type { CalendarPage } from './calendar-values.ts'
import { calendarHref } from './calendar-words.ts'

interface Week {
  readonly monday: string
  readonly location: string | null
  readonly isThisWeek: boolean
}

/** INBOX-9: in a week without a visit, when the next one is: after that week, or after now where it is over. */
export async function weekWithoutVisit(
  request: StaffRequest<RoutePlatform>,
  { days }: Calendar,
  { monday, location, isThisWeek }: Week,
): Promise<CalendarPage['nextVisit']> {
  if (days.some(({ appointments }) => appointments.some(({ state }) => state !== 'cancelled'))) return null
  const { platform, site } = request
  const from = new Date(Math.max(platform.clock.now().getTime(), instantOfLocal(monday, 0, site.timezone).getTime()))
  const visit = await nextVisit(request, { from, locationId: location })
  if (visit === null) return null
  const clock = clockOf(site, visit.locationId)
  const local = zonedInstant(visit.start, clock.timezone)
  return {
    none: isThisWeek ? 'No visits this week.' : 'No visits in this week.',
    time: { text: dayTime(visit.start, clock), iso: local },
    href: calendarHref({ week: mondayOf(local.slice(0, 10)), location }),
  }
}
