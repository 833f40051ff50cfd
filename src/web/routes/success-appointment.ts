import { showAppointment } from '#operations/appointment/show-appointment.ts'
import { calendarAnswer } from '../calls/calendar-answer.ts'
import { readLeadCookie } from '../cookies/lead-cookie.ts'
import { orNotFound } from '../or-not-found.ts'
import { contextOf } from '../request-context.ts'
import type { RouteArgs } from '../route-args.ts'

/** ROUTE-6: the booked time as a calendar file, only for the browser that sent the lead. */
export async function loader(args: RouteArgs) {
  const context = contextOf(args)
  const sent = await readLeadCookie(context, args.request)
  const file = orNotFound(sent && (await showAppointment(context, sent.leadId)))
  return calendarAnswer(file)
}
