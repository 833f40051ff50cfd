import { calendarFile } from '#domain/appointment/calendar-file.ts'
import { addressText } from '#domain/location/location.ts'
import { inRegion } from '#domain/region.ts'
import { inTrade, isDriven } from '#domain/trade.ts'
import { BRING_LICENCE } from '#views/lead-page/next-steps.ts'
import type { SiteRequest } from '../site-request.ts'

/** ROUTE-6, FORM-14: calendar file (.ics) of the appointment booked with a lead, or null without one. */
export async function showAppointment({ platform, site, origin }: SiteRequest, leadId: string): Promise<string | null> {
  const lead = await platform.storage.forSite(site).leads.find(leadId)
  const booked = lead?.payload.appointment ?? null
  const place = site.locations.find(({ id }) => id === lead?.locationId)
  if (!lead || !booked || !place) return null
  const { vehicle } = lead.payload
  return calendarFile({
    uid: `${lead.id}@${new URL(origin).hostname}`,
    start: new Date(booked.start),
    end: new Date(booked.end),
    made: new Date(lead.createdAt),
    title: inTrade('Test drive', site.search) + (vehicle ? `: ${vehicle.title}` : ` at ${place.name}`),
    place: `${place.name}, ${addressText(place)}`,
    text: `${isDriven(site.search) ? `${inRegion(BRING_LICENCE, site.region)} ` : ''}Questions: ${place.phone}. Reference ${lead.id}.`,
  })
}
