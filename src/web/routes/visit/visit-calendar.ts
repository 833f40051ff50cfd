import { showAppointment } from '#operations/appointment/show-appointment.ts'
import { idOfBuyerToken } from '#operations/buyer-link.ts'
import { calendarAnswer } from '../../calls/calendar-answer.ts'
import { orNotFound } from '../../or-not-found.ts'
import { contextOf } from '../../request-context.ts'
import type { RouteArgs } from '../../route-args.ts'

/** FORM-17: the visit as it is now, as a calendar file, by the signed link. */
export async function loader(args: RouteArgs<{ readonly token: string }>) {
  const context = contextOf(args)
  const id = idOfBuyerToken(context.platform, context.site, 'visit', args.params.token)
  return calendarAnswer(orNotFound(id && (await showAppointment(context, id))))
}
