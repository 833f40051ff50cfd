import { calendarFile } from '#domain/appointment/calendar-file.ts'
import { leadReference } from '#domain/lead/lead-reference.ts'
import { addressText } from '#domain/location/location.ts'
import { inRegion } from '#domain/region.ts'
import { inTrade, isDriven } from '#domain/trade.ts'
import { BRING_LICENCE } from '#views/lead-page/next-steps.ts'
import type { SiteRequest } from '../site-request.ts'

/**
 * ROUTE-6, FORM-14: calendar file (.ics) of the appointment booked with a lead, at the time to which staff moved it. Null
 * without one, or if it is cancelled.
 */
export async function showAppointment(
  { platform, site, origin }: Pick<SiteRequest, 'platform' | 'site' | 'origin'>,
  leadId: string,
): Promise<string | null> {
  const { leads, appointments } = platform.storage.forSite(site)
  const lead = await leads.find(leadId)
  const booked = lead?.payload.appointment ?? null
  const now = booked && (await appointments.find(leadId))
  const place = site.locations.find(({ id }) => id === (now?.locationId ?? lead?.locationId))
  if (!lead || !booked || !place || now?.state === 'cancelled') return null
  const start = now?.start ?? new Date(booked.start)
  const length = Date.parse(booked.end) - Date.parse(booked.start)
  const { vehicle } = lead.payload
  return calendarFile({
    uid: `${lead.id}@${new URL(origin).hostname}`,
    start,
    end: new Date(start.getTime() + length),
    made: new Date(lead.createdAt),
    title: inTrade('Test drive', site.search) + (vehicle ? `: ${vehicle.title}` : ` at ${place.name}`),
    place: `${place.name}, ${addressText(place)}`,
    changes: now?.changes ?? 0,
    text: `${isDriven(site.search) ? `${inRegion(BRING_LICENCE, site.region)} ` : ''}Questions: ${place.phone}. Reference ${leadReference(lead.id)}.`,
  })
}
