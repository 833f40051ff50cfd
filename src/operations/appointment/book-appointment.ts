import { kindOfCategory } from '#domain/appointment/appointment.ts'
import type { Slot } from '#domain/appointment/slots.ts'
import { longTime } from '#domain/date/local-time.ts'
import type { Transaction } from '#storage/transaction.ts'
import * as words from '#words/appointment.ts'
import { say } from '#words/say.ts'
import { notifyOfLead } from '../notify/notify-of-lead.ts'
import type { SiteRequest } from '../site-request.ts'
import { type WishedSlot, wishedSlot } from './find-appointments.ts'
import { textVisit } from './text-visit.ts'

/**
 * FORM-14: the preferred time of a lead cannot be booked. Thrown inside the lead's transaction, so that nothing is
 * stored.
 */
export class SlotTaken extends Error {}

/** A booking that a lead asks for. */
export interface WishedAppointment {
  readonly locationId: string
  /** '2026-01-31T10:30' on the location's clock. */
  readonly wish: string
  readonly found: WishedSlot
}

/**
 * FORM-14: finds the appointment for a preferred time. Null where the site books none: the time then stays a
 * preference.
 */
export async function appointmentOf(
  request: SiteRequest,
  locationId: string | null,
  wish: string | null,
): Promise<WishedAppointment | null> {
  if (wish === null || locationId === null) return null
  const slot = await wishedSlot(request, locationId, wish)
  return slot && { locationId, wish, found: slot }
}

/**
 * FORM-14: books the appointment in the lead's own transaction. Throws SlotTaken when the slot is not free (any more).
 */
export async function bookAppointment(
  request: SiteRequest,
  { locationId, found }: WishedAppointment,
  { id, category }: { readonly id: string; readonly category: string },
  within: Transaction,
): Promise<void> {
  const { platform, site } = request
  if (!found.ok) throw new SlotTaken()
  const { atOnce } = site.appointments
  const kind = kindOfCategory(category)
  const booking = { id, locationId, start: found.slot.start, leadId: id, kind, atOnce }
  const booked = await platform.storage.forSite(site).appointments.book(booking, within)
  if (!booked) throw new SlotTaken()
  const appointment = { id, leadId: id, kind, locationId, start: found.slot.start, changes: 0 }
  await textVisit(request, appointment, 'made', within)
  await notifyOfBooking(request, id, { start: found.slot.start, locationId }, within)
}

/** INBOX-13: the booking of a lead that the inbox has placed. */
async function notifyOfBooking(
  request: SiteRequest,
  leadId: string,
  { start, locationId }: { readonly start: Date; readonly locationId: string },
  within: Transaction,
): Promise<void> {
  const { platform, site } = request
  const { leads, inbox } = platform.storage.forSite(site)
  const conversationId = await leads.conversationOf(leadId, within)
  const conversation = conversationId === null ? null : await inbox.conversations.find(conversationId, within)
  if (conversation === null) return
  const news = { event: 'appointment', key: `appointment ${leadId} make`, objectId: leadId } as const
  const data = { act: 'make', time: start.toISOString(), location: locationId }
  await notifyOfLead(request, conversation, { ...news, data }, within)
}

/** FORM-14: message for a visitor whose slot is taken, with the next time that is free now. */
export async function takenText(request: SiteRequest, { locationId, wish }: WishedAppointment): Promise<string> {
  const { site } = request
  const again = await wishedSlot(request, locationId, wish)
  const next: Slot | null = again && !again.ok ? again.next : null
  if (!again || again.ok || next === null) return say(words.timeTaken)
  return say(words.timeTakenNext, { time: longTime(next.start, { region: site.region, timezone: again.timezone }) })
}
