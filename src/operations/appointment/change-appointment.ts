import { type AppointmentAct, appointmentActs, buyerActs, STATE_AFTER } from '#domain/appointment/appointment.ts'
import { type Slot, slotAt } from '#domain/appointment/slots.ts'
import type { StaffPlace } from '#domain/staff/actor.ts'
import { authorise, Refusal } from '#domain/staff/authorise.ts'
import type { Location, Site } from '#site/site.ts'
import type { CalendarAppointment } from '#storage/appointments.ts'
import type { Conversation } from '#storage/inbox/conversation-row.ts'
import type { Transaction } from '#storage/transaction.ts'
import { tellDealer } from '../delivery/tell-dealer.ts'
import { notifyOfLead } from '../notify/notify-of-lead.ts'
import type { Platform } from '../platform.ts'
import { requestOn } from '../site-request.ts'
import { recordAudit } from '../staff/record-audit.ts'
import type { StaffRequest } from '../staff-request.ts'
import type { ChangeRequest, Changer } from './changer.ts'
import { mailAppointment } from './mail-appointment.ts'
import { freeTime } from './staff-times.ts'
import { endTexts, textVisit } from './text-visit.ts'

/**
 * - `not-now`: its state does not allow it (any more).
 * - `taken`: no free time begins then.
 * - `not-placed`: the inbox has not placed its enquiry yet; that takes half a minute.
 */
export type AppointmentRefusal = 'not-now' | 'taken' | 'not-placed'

export type ChangedAppointment =
  /** `mailed`: whether a mail to the buyer is on its way; false without an address, and for a mark. */
  | { readonly ok: true; readonly appointment: CalendarAppointment; readonly mailed: boolean }
  | { readonly ok: false; readonly reason: AppointmentRefusal }

/** INBOX-9: gives an appointment a free time, at its location or another one, and mails it to the buyer. */
export function moveAppointment(
  request: ChangeRequest,
  id: string,
  to: { readonly locationId: string; readonly start: Date; readonly seen?: string | undefined },
): Promise<ChangedAppointment> {
  const { platform, site, actor } = request
  const place = site.locations.find((location) => location.id === to.locationId)
  return changed(request, { id, act: 'move', to: place ?? null, seen: to.seen }, async ({ before, within }) => {
    if (!place) return 'taken'
    const moved = before.locationId === place.id && before.state === 'booked' ? before.start : null
    if (moved?.getTime() === to.start.getTime()) return 'not-now'
    // A person on the phone may come at once (staff-times.ts); a buyer by the link as one who books.
    const notice = actor === null ? site.appointments.leadHours : 0
    const slot = await freeTime(request, { place, start: to.start, moved, notice }, within)
    if (slot === null) return 'taken'
    const { appointments } = platform.storage.forSite(site)
    await appointments.drop(id, within)
    const { leadId, kind, changes } = before
    const next = { id, leadId, kind, locationId: place.id, start: slot.start, changes: changes + 1 }
    if (!(await appointments.book({ ...next, atOnce: site.appointments.atOnce }, within))) throw new TimeTaken()
    return { news: 'moved', slot }
  })
}

/** INBOX-9: cancels an appointment, gives its time back and mails it to the buyer. */
export function cancelAppointment(request: ChangeRequest, id: string, seen?: string): Promise<ChangedAppointment> {
  const { platform, site } = request
  return changed(request, { id, act: 'cancel', to: null, seen }, async ({ before, within }) => {
    await platform.storage.forSite(site).appointments.cancel(id, within)
    return { news: 'cancelled', slot: slotAt(site.appointments, before.start) }
  })
}

/** INBOX-9: marks that the person came or did not come. */
export function markAppointment(
  request: StaffRequest,
  id: string,
  act: 'came' | 'missed',
  seen?: string,
): Promise<ChangedAppointment> {
  const { platform, site } = request
  return changed(request, { id, act, to: null, seen }, async ({ within }) => {
    await platform.storage.forSite(site).appointments.setState(id, act === 'came' ? 'kept' : 'missed', within)
    return { news: null, slot: null }
  })
}

/** The parts of an appointment that a scope looks at. */
export function placeOfAppointment({
  locationId,
  category,
  dealershipSlug,
}: Pick<CalendarAppointment, 'locationId' | 'category' | 'dealershipSlug'>): StaffPlace {
  return { location: locationId, category, dealership: dealershipSlug }
}

/** STAFF-11: when and where an appointment is, and its state, as a form says it back. */
export function seenOf({ start, locationId, state }: CalendarAppointment): string {
  return `${start.toISOString()} ${locationId} ${state}`
}

/** Another booking took the time's last place; nothing is stored. */
class TimeTaken extends Error {}

interface Changing {
  readonly id: string
  readonly act: AppointmentAct
  /** Null: the location stays. */
  readonly to: Location | null
  /** STAFF-11: the appointment as the page showed it (`seenOf`). A change is refused if it differs; absent: unchecked. */
  readonly seen?: string | undefined
}

interface Changed {
  readonly before: CalendarAppointment
  readonly conversation: Conversation
  readonly within: Transaction
}

type Done = AppointmentRefusal | { readonly news: 'moved' | 'cancelled' | null; readonly slot: Slot | null }

/** Changes an appointment, its conversation's history, the buyer's mail and the audit log in one transaction. */
async function changed(
  request: ChangeRequest,
  { id, act, to, seen }: Changing,
  work: (change: Changed) => Promise<Done>,
): Promise<ChangedAppointment> {
  const { platform, site, actor } = request
  const now = platform.clock.now()
  if (actor !== null) authorise(actor, site, 'appointment.manage', now, to ? { location: to.id } : {})
  const storage = platform.storage.forSite(site)
  const appointment = await storage.appointments.find(id)
  if (appointment === null) throw new Refusal('absent', 'appointment.manage')
  const locations = [...new Set([appointment.locationId, to?.id ?? appointment.locationId])].sort()
  const run = async (within: Transaction): Promise<ChangedAppointment> => {
    for (const location of locations) await storage.appointments.lockLocation(location, within)
    const before = await storage.appointments.find(id, within)
    if (before === null) throw new Refusal('absent', 'appointment.manage')
    if (actor !== null) authorise(actor, site, 'appointment.manage', now, placeOfAppointment(before))
    if (seen !== undefined && seen !== seenOf(before)) return { ok: false, reason: 'not-now' }
    const acts = actor === null ? buyerActs(before, now, site.appointments.changeHours) : appointmentActs(before, now)
    if (!locations.includes(before.locationId) || !acts.includes(act)) return { ok: false, reason: 'not-now' }
    const conversation =
      before.conversationId && (await storage.inbox.conversations.lock(before.conversationId, within))
    if (!conversation) return { ok: false, reason: 'not-placed' }
    const result = await work({ before, conversation, within })
    if (typeof result === 'string') return { ok: false, reason: result }
    const after = (await storage.appointments.find(id, within)) ?? before
    const told = { site, actor, appointment: after, conversation, now, within }
    const mailed =
      result.news !== null && result.slot !== null && (await mailAppointment(platform, result.news, result.slot, told))
    if (result.news !== null) {
      await endTexts(request, before, conversation.id, within)
      await textVisit(request, after, result.news, within)
    }
    await noteAppointment(platform, { ...told, act, before })
    if (actor === null) await tellDealer(request, after, within)
    return { ok: true, appointment: { ...after, state: STATE_AFTER[act] }, mailed }
  }
  return storage.transaction(run).catch((error: unknown) => {
    if (error instanceof TimeTaken) return { ok: false, reason: 'taken' }
    throw error
  })
}

/** Writes an act into the conversation's history and the audit log. */
export async function noteAppointment(
  platform: Platform,
  {
    site,
    actor,
    appointment,
    conversation,
    act,
    before,
    now,
    within,
  }: {
    readonly site: Site
    readonly actor: Changer
    readonly appointment: CalendarAppointment
    readonly conversation: Conversation
    readonly act: AppointmentAct | 'make'
    readonly before: CalendarAppointment | null
    readonly now: Date
    readonly within: Transaction
  },
): Promise<void> {
  const { inbox } = platform.storage.forSite(site)
  const { id, kind, locationId, leadId } = appointment
  const start = appointment.start.toISOString()
  const data = { act, appointmentId: id, kind, start, locationId, ...(actor === null ? { by: 'buyer' } : {}) }
  await inbox.events.add(
    conversation.id,
    [{ kind: 'appointment', at: now, by: actor && { id: actor.id, name: actor.name }, leadId, data }],
    within,
  )
  await inbox.conversations.touch(conversation.id, 'appointment', now, within)
  if (act === 'make' || act === 'move' || act === 'cancel') {
    const news = { event: 'appointment', key: `appointment ${id} ${act} ${now.getTime()}`, objectId: id } as const
    const told = { by: actor?.id ?? null, data: { act, time: start, location: locationId } }
    await notifyOfLead(requestOn(platform, site), conversation, { ...news, ...told }, within)
  }
  // STAFF-8 is about staff; a buyer's change is in the history of the conversation.
  if (actor === null) return
  const change = { before: before && auditedOf(before), after: auditedOf(appointment) }
  await recordAudit(platform.storage, within, actor, {
    action: 'appointment.manage',
    object: { kind: 'appointment', id },
    change,
    now,
  })
}

function auditedOf({ start, state, locationId }: CalendarAppointment) {
  return { start: start.toISOString(), state, location: locationId }
}
