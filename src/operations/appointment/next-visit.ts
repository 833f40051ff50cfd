import { isInScope } from '#domain/staff/actor.ts'
import { authorise, Refusal } from '#domain/staff/authorise.ts'
import type { CalendarAppointment } from '#storage/appointments.ts'
import type { StaffRequest } from '../staff-request.ts'

/**
 * INBOX-9: the first booked appointment from `from` on that the person may see, at one or all locations; null without
 * one. Throws `Refusal` for a location outside the person's scope.
 */
export async function nextVisit(
  { platform, site, actor }: StaffRequest,
  { from, locationId }: { readonly from: Date; readonly locationId: string | null },
): Promise<CalendarAppointment | null> {
  const place = locationId === null ? {} : { location: locationId }
  authorise(actor, site, 'appointment.read', platform.clock.now(), place)
  if (locationId !== null && !isInScope(actor.scope, place)) throw new Refusal('absent', 'appointment.read')
  return platform.storage.forSite(site).appointments.firstFrom({ from, locationId }, actor.scope)
}
