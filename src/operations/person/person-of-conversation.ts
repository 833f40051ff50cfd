import { EVERYWHERE } from '#domain/staff/actor.ts'
import { authorise, Refusal } from '#domain/staff/authorise.ts'
import type { StaffAction } from '#domain/staff/roles.ts'
import { recordAudit } from '../staff/record-audit.ts'
import type { StaffRequest } from '../staff-request.ts'
import { erasePerson, type FoundPerson, findPerson, type Person } from './people.ts'

/**
 * INBOX-12: everything that the site stores about the person of a conversation. Throws `Refusal`; asks for a fresh second
 * factor (STAFF-6). The audit log says that it was read, without the details.
 */
export async function exportPerson(request: StaffRequest, id: string): Promise<FoundPerson> {
  const person = await personOf(request, id, 'lead.export')
  const details = await findPerson(request, person)
  await audit(request, id, 'lead.export', null)
  return details
}

/** STAFF-12: who and what would be erased, for the question before it. Asks for a fresh second factor too (STAFF-6). */
export async function personToErase(
  request: StaffRequest,
  id: string,
): Promise<{ readonly name: string; readonly enquiries: number; readonly appointments: number }> {
  const person = await personOf(request, id, 'person.erase')
  const { leads, appointments } = await findPerson(request, person)
  return { name: person.name, enquiries: leads.length, appointments: appointments.length }
}

/** INBOX-12: erases that person. Counts remain. False: a deposit is still held or being refunded, so nothing is erased. */
export async function eraseConversationPerson(request: StaffRequest, id: string): Promise<boolean> {
  const person = await personOf(request, id, 'person.erase')
  const erasure = await erasePerson(request, person)
  if (erasure.ok) await audit(request, id, 'person.erase', erasure.erased)
  return erasure.ok
}

async function personOf(
  { platform, site, actor }: StaffRequest,
  id: string,
  action: StaffAction,
): Promise<Person & { readonly name: string }> {
  // S3-12: the person's other conversations may be at any place, so a part of the site is not enough.
  authorise(actor, site, action, platform.clock.now(), EVERYWHERE)
  const conversation = await platform.storage.forSite(site).inbox.conversations.find(id)
  if (conversation === null) throw new Refusal('absent', action)
  const { name, email, phone } = conversation
  return { name: name || email || phone || 'this person', email, phone }
}

async function audit(
  { platform: { storage, clock }, site, actor }: StaffRequest,
  id: string,
  action: StaffAction,
  after: unknown,
): Promise<void> {
  await storage.forSite(site).transaction((within) =>
    recordAudit(storage, within, actor, {
      action,
      object: { kind: 'conversation', id },
      change: { after },
      now: clock.now(),
    }),
  )
}
