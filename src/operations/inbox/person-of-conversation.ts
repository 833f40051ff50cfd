import { type Actor, EVERYWHERE } from '#domain/staff/actor.ts'
import { authorise, Refusal } from '#domain/staff/authorise.ts'
import type { StaffAction } from '#domain/staff/roles.ts'
import type { Site } from '#site/site.ts'
import { erasePerson, type FoundPerson, findPerson, type Person } from '../person/people.ts'
import type { Platform } from '../platform.ts'
import { recordAudit } from '../staff/record-audit.ts'

/**
 * INBOX-12: everything that the site stores about the person of a conversation. Throws `Refusal`; asks for a fresh second
 * factor (STAFF-6). The audit log says that it was read, without the details.
 */
export async function exportPerson(platform: Platform, site: Site, actor: Actor, id: string): Promise<FoundPerson> {
  const person = await personOf(platform, site, actor, id, 'lead.export')
  const found = await findPerson(platform, site, person)
  await audit(platform, site, actor, id, 'lead.export', null)
  return found
}

/** STAFF-12: who and what would be erased, for the question before it. Asks for a fresh second factor too (STAFF-6). */
export async function personToErase(
  platform: Platform,
  site: Site,
  actor: Actor,
  id: string,
): Promise<{ readonly name: string; readonly enquiries: number; readonly appointments: number }> {
  const person = await personOf(platform, site, actor, id, 'person.erase')
  const { leads, appointments } = await findPerson(platform, site, person)
  return { name: person.name, enquiries: leads.length, appointments: appointments.length }
}

/** INBOX-12: erases that person. Counts remain. False: a deposit is still held or being refunded, so nothing is erased. */
export async function eraseConversationPerson(
  platform: Platform,
  site: Site,
  actor: Actor,
  id: string,
): Promise<boolean> {
  const person = await personOf(platform, site, actor, id, 'person.erase')
  const done = await erasePerson(platform, site, person)
  if (done.ok) await audit(platform, site, actor, id, 'person.erase', done.erased)
  return done.ok
}

async function personOf(
  platform: Platform,
  site: Site,
  actor: Actor,
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
  { storage, clock }: Platform,
  site: Site,
  actor: Actor,
  id: string,
  action: StaffAction,
  after: unknown,
): Promise<void> {
  await storage
    .forSite(site)
    .transaction((within) =>
      recordAudit(storage, within, actor, action, { kind: 'conversation', id }, { after }, clock.now()),
    )
}
