import { dateAfter } from '#domain/date/date-after.ts'
import { zonedTime } from '#domain/date/zoned-time.ts'
import { may } from '#domain/staff/actor.ts'
import { showCalendar } from '#operations/appointment/show-calendar.ts'
import type { ConsoleHandler } from '../console-call.ts'
import { staffRequest } from '../on-site.ts'
import { typedPage } from '../shown.ts'
import { dateOf, mondayOf, weekText } from '../time/day-text.ts'
import { dayOf } from './calendar-day.ts'
import type { CalendarPage } from './calendar-values.ts'
import { calendarHref } from './calendar-words.ts'
import { weekWithoutVisit } from './week-without-visit.ts'

/** INBOX-9: the week of appointments, by location. The detail pages are in `appointment.ts`. */
export const routes = {
  'GET /calendar': async (call) => {
    const request = staffRequest(call)
    const { site, actor } = request
    const today = zonedTime(call.platform.clock.now(), site.timezone).date
    const monday = mondayOf(dateOf(call.query.get('week')) ?? today)
    const location = call.query.get('location') || null
    const calendar = await showCalendar(request, { from: monday, days: 7, locationId: location })
    const isThisWeek = monday === mondayOf(today)
    const hrefOf = (week: string) => calendarHref({ week, location })
    const mayManage = may(actor, site, 'appointment.manage')
    const severalPlaces = location === null && calendar.locations.length > 1
    const shape = { site, today, now: call.platform.clock.now(), location, mayManage, severalPlaces }
    return {
      page: typedPage<CalendarPage>({
        kind: 'calendar',
        week: weekText(monday, site.region),
        previous: hrefOf(dateAfter(monday, -7)),
        next: hrefOf(dateAfter(monday, 7)),
        thisWeek: hrefOf(mondayOf(today)),
        isThisWeek,
        locations: calendar.locations.map(({ id, name }) => ({ value: id, label: name })),
        location: location ?? '',
        monday,
        newHref: mayManage ? '/calendar/new' : null,
        hasReservations: may(actor, site, 'reservation.read'),
        nextVisit: await weekWithoutVisit(request, calendar, { monday, location, isThisWeek }),
        days: calendar.days.map((day) => dayOf(day, shape)),
      }),
    }
  },
} as const satisfies Readonly<Record<string, ConsoleHandler>>
