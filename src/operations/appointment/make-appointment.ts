import type { AppointmentKind } from '#domain/appointment/appointment.ts'
import { isInScope } from '#domain/staff/actor.ts'
import { authorise, Refusal } from '#domain/staff/authorise.ts'
import type { Conversation } from '#storage/inbox/conversation-row.ts'
import type { StaffRequest } from '../staff-request.ts'
import { type ChangedAppointment, noteAppointment } from './change-appointment.ts'
import { mailAppointment } from './mail-appointment.ts'
import { freeTime } from './staff-times.ts'
import { textVisit } from './text-visit.ts'

export interface WantedAppointment {
  /** Random id made with the form; a double click or reload makes one appointment. */
  readonly id: string
  readonly conversationId: string
  readonly locationId: string
  readonly kind: AppointmentKind
  readonly start: Date
}

/** INBOX-9: the conversation that an appointment would be made for. Throws `Refusal` outside the person's scope (STAFF-5). */
export async function conversationToMeet(
  { platform, site, actor }: StaffRequest,
  conversationId: string,
): Promise<Conversation> {
  const conversation = await platform.storage.forSite(site).inbox.conversations.find(conversationId)
  if (
    conversation === null ||
    !isInScope(actor.scope, { category: conversation.category, dealership: conversation.dealershipSlug })
  )
    throw new Refusal('absent', 'appointment.manage')
  return conversation
}

/** INBOX-9: books a free time for the person of a conversation, and mails it to them. */
export async function makeAppointment(
  request: StaffRequest,
  { id, conversationId, locationId, kind, start }: WantedAppointment,
): Promise<ChangedAppointment> {
  const { platform, site, actor } = request
  const now = platform.clock.now()
  authorise(actor, site, 'appointment.manage', now, { location: locationId })
  const place = site.locations.find((location) => location.id === locationId)
  const { appointments, inbox, leads, transaction } = platform.storage.forSite(site)
  if (!place || !ID.test(id)) return { ok: false, reason: 'taken' }
  return transaction(async (within): Promise<ChangedAppointment> => {
    await appointments.lockLocation(place.id, within)
    const conversation = await inbox.conversations.lock(conversationId, within)
    if (conversation === null) throw new Refusal('absent', 'appointment.manage')
    const { category, dealershipSlug: dealership } = conversation
    authorise(actor, site, 'appointment.manage', now, { category, dealership })
    const storedAppointment = await appointments.find(id, within)
    if (storedAppointment !== null)
      return storedAppointment.conversationId === conversationId
        ? { ok: true, appointment: storedAppointment, mailed: conversation.email !== null }
        : { ok: false, reason: 'taken' }
    const lead = (await leads.ofConversation(conversationId, within)).at(-1)
    const slot = await freeTime(request, { place, start, moved: null }, within)
    if (lead === undefined) return { ok: false, reason: 'not-placed' }
    if (slot === null) return { ok: false, reason: 'taken' }
    const booking = { id, locationId, start: slot.start, leadId: lead.id, kind, atOnce: site.appointments.atOnce }
    if (!(await appointments.book(booking, within))) return { ok: false, reason: 'taken' }
    const appointment = await appointments.find(id, within)
    if (appointment === null) throw new Error('The appointment that was just stored is not there.')
    const told = { site, actor, appointment, conversation, now, within }
    const mailed = await mailAppointment(platform, 'made', slot, told)
    await textVisit(request, appointment, 'made', within)
    await noteAppointment(platform, { ...told, act: 'make', before: null })
    return { ok: true, appointment, mailed }
  })
}

const ID = /^[\w-]{8,64}$/
