import type { Slot } from '#domain/appointment/slots.ts'
import { businessMinutes } from '#domain/inbox/response-clock.ts'
import { visitPath } from '#domain/paths.ts'
import { buyerFirstName } from '#domain/person/first-name.ts'
import { formatPhone } from '#domain/phone/phone.ts'
import { inWordsOfSite } from '#site/own-words.ts'
import type { Site } from '#site/site.ts'
import type { CalendarAppointment } from '#storage/appointments.ts'
import type { Conversation } from '#storage/inbox/conversation-row.ts'
import type { Transaction } from '#storage/transaction.ts'
import { type AppointmentNews, appointmentMail } from '#views/mail/appointment-mail.ts'
import { organizerOf } from '#views/mail/organizer.ts'
import { buyerToken } from '../buyer-link.ts'
import { placeOf } from '../inbox/lead-place.ts'
import { mailBuyer } from '../inbox/mail/mail-buyer.ts'
import { signatureOf } from '../inbox/mail/write-reply.ts'
import { takeUp } from '../inbox/take-up.ts'
import type { Platform } from '../platform.ts'
import { requestOn } from '../site-request.ts'
import type { Changer } from './changer.ts'

/**
 * INBOX-9: stores the buyer's mail about an appointment with its calendar file, as a delivery of the lead in the
 * transaction of the change (docs/decisions/149). One that staff write stops the response clock (INBOX-3). False if
 * the buyer gave no address.
 */
export async function mailAppointment(
  platform: Platform,
  news: AppointmentNews,
  { start, end }: Slot,
  {
    site,
    actor,
    appointment,
    conversation,
    now,
    within,
  }: {
    readonly site: Site
    readonly actor: Changer
    readonly appointment: CalendarAppointment
    readonly conversation: Conversation
    readonly now: Date
    readonly within: Transaction
  },
): Promise<boolean> {
  const { inbox, leads } = platform.storage.forSite(site)
  const lead = await leads.find(appointment.leadId, within)
  const place = site.locations.find(({ id }) => id === appointment.locationId)
  if (lead === null || !place || conversation.email === null) return false
  const { id, kind, carTitle, changes } = appointment
  const { hostname, origin } = new URL(lead.payload.url)
  const uid = `${id}@${hostname}`
  const link = `${origin}${visitPath(buyerToken(platform, site, 'visit', id))}`
  const written = {
    uid,
    kind,
    firstName: buyerFirstName(lead.payload),
    carTitle,
    start,
    end,
    changes,
    at: now,
    link,
    isByBuyer: actor === null,
    organizer: organizerOf(site, origin),
  }
  const { subject, text, calendar } = inWordsOfSite(site, () => appointmentMail(news, written, place, site))
  const mail = {
    id: `${id}-${changes}-${news}`,
    subject,
    text,
    signature:
      actor === null
        ? `${place.name}\n${formatPhone(place.phone, site.region)}`
        : signatureOf(site, actor, conversation),
    fromName: actor === null ? site.name : `${actor.name}, ${site.name}`,
    calendar,
    by: actor && { id: actor.id, name: actor.name },
  }
  await mailBuyer(requestOn(platform, site), { lead, conversation }, mail, within)
  if (actor !== null && conversation.clock !== null) {
    const hours = placeOf(site, conversation.locationId)
    await inbox.conversations.stopClock(conversation.id, (from) => businessMinutes(hours, from, now), now, within)
  }
  if (actor !== null) await takeUp(requestOn(platform, site), { actor, conversation, now, within })
  return true
}
