import { placeOfConversation } from '#domain/inbox/inbox-rights.ts'
import type { Actor } from '#domain/staff/actor.ts'
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
): Promise<Person> {
  const now = platform.clock.now()
  authorise(actor, site, action, now)
  const conversation = await platform.storage.forSite(site).inbox.conversations.find(id)
  if (conversation === null) throw new Refusal('absent', action)
  authorise(actor, site, action, now, placeOfConversation(conversation))
  const { email, phone } = conversation
  return { email, phone }
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
