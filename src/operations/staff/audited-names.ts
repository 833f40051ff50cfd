import { fullName } from '#domain/car/car-title.ts'
import { WHOLE_SITE } from '#domain/staff/actor.ts'
import { authorise } from '#domain/staff/authorise.ts'
import type { AuditEvent } from '#storage/staff/audit-events.ts'
import type { StaffRequest } from '../staff-request.ts'
import type { StaffPlatform } from './staff-platform.ts'

/** What ids in the audit log are called now; an id that is in none of these is gone. */
export interface AuditedNames {
  readonly people: ReadonlyMap<string, string>
  readonly cars: ReadonlyMap<string, string>
  readonly leads: ReadonlyMap<string, string>
  readonly keys: ReadonlyMap<string, string>
  /** Addresses of the people who are invited. */
  readonly invitations: ReadonlyMap<string, string>
}

/**
 * STAFF-8: the log holds ids alone, so that an erased buyer leaves no name in it. STAFF-13: names of leads are for people
 * who see the leads of the whole site.
 */
export async function auditedNames(
  { platform: { storage }, site, actor, now }: StaffRequest<StaffPlatform>,
  events: readonly Pick<AuditEvent, 'object'>[],
): Promise<AuditedNames> {
  authorise(actor, site, 'audit.read', now)
  const { members, cars, inbox, apiKeys, hookEndpoints } = storage.forSite(site)
  const idsOf = (kind: string) => [
    ...new Set(events.flatMap(({ object }) => (object.kind === kind ? [object.id] : []))),
  ]
  const seesAll = Object.keys(WHOLE_SITE).every((part) => actor.scope[part as keyof typeof WHOLE_SITE] === null)
  const [people, found, leads, keys, hooks, invited] = await Promise.all([
    members.all(),
    cars.findAll(idsOf('car')),
    seesAll ? inbox.conversations.findAll(idsOf('conversation')) : [],
    apiKeys.all(),
    hookEndpoints.all(),
    storage.staff.invitations.open(site.slug, now),
  ])
  return {
    people: new Map(people.map(({ personId, name }) => [personId, name])),
    cars: new Map(found.map((car) => [car.id, fullName(car)])),
    leads: new Map(leads.map(({ id, name }) => [id, name])),
    keys: new Map([...keys, ...hooks.map(({ id, url }) => ({ id, name: url }))].map(({ id, name }) => [id, name])),
    invitations: new Map(invited.map(({ id, email }) => [id, email])),
  }
}
