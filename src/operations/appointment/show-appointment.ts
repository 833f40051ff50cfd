import { appointmentName } from '#domain/appointment/appointment-name.ts'
import { calendarFile } from '#domain/appointment/calendar-file.ts'
import { slotAt } from '#domain/appointment/slots.ts'
import { leadReference } from '#domain/lead/lead-reference.ts'
import { addressText } from '#domain/location/location.ts'
import { visitPath } from '#domain/paths.ts'
import { formatPhone } from '#domain/phone/phone.ts'
import { inRegion } from '#domain/region.ts'
import { isDriven } from '#domain/trade.ts'
import { bringLicence } from '#views/lead-page/next-steps.ts'
import { organizerOf } from '#views/mail/organizer.ts'
import * as words from '#words/calendar.ts'
import { say } from '#words/say.ts'
import { buyerToken } from '../buyer-link.ts'
import type { SiteRequest } from '../site-request.ts'

/**
 * ROUTE-6, FORM-14, FORM-17: calendar file (.ics) of an appointment as it is now; a cancelled one takes the event out of
 * the reader's calendar. The buyer's has the link by which it is moved, the dealer's has the person. Null without one.
 */
export async function showAppointment(
  { platform, site, origin }: Pick<SiteRequest, 'platform' | 'site' | 'origin'>,
  id: string,
  reader: 'buyer' | 'dealer' = 'buyer',
): Promise<string | null> {
  const booked = await platform.storage.forSite(site).appointments.find(id)
  const lead = booked && (await platform.storage.forSite(site).leads.find(booked.leadId))
  const place = site.locations.find((location) => location.id === booked?.locationId)
  if (!lead || !booked || !place) return null
  const { start, end } = slotAt(site.appointments, booked.start)
  const what = appointmentName(booked.kind, 'title')
  const bring = booked.kind === 'drive' && isDriven(site.search) ? inRegion(bringLicence(), site.region) : null
  const reference = say(words.reference, { reference: leadReference(lead.id) })
  const texts = {
    buyer: [
      ...(booked.state === 'cancelled'
        ? []
        : [bring, say(words.moveOrCancel, { link: `${origin}${visitPath(buyerToken(platform, site, 'visit', id))}` })]),
      say(words.questions, { phone: formatPhone(place.phone, site.region) }),
    ],
    dealer: [booked.name, booked.phone && formatPhone(booked.phone, site.region)],
  }
  return calendarFile({
    uid: `${id}@${new URL(origin).hostname}`,
    start,
    end,
    made: platform.clock.now(),
    title: booked.carTitle
      ? say(words.whatOfCar, { what, car: booked.carTitle })
      : say(words.whatAtPlace, { what, place: place.name }),
    place: `${place.name}, ${addressText(place)}`,
    organizer: organizerOf(site, origin),
    changes: booked.changes,
    text: [...texts[reader], reference].filter(Boolean).join('\n'),
    isCancelled: booked.state === 'cancelled',
  })
}
