import type { Actor, StaffScope } from '#domain/staff/actor.ts'
import { authorise } from '#domain/staff/authorise.ts'
import { mayGive, type Role } from '#domain/staff/roles.ts'
import type { Site } from '#site/site.ts'
import type { StaffMember } from '#storage/staff/staff-members.ts'
import { recordAudit } from './record-audit.ts'
import type { StaffPlatform } from './staff-platform.ts'

/** `last-owner`: a site always has one. `role`: above the actor's own. */
export type MemberChange =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'absent' | 'last-owner' | 'role' }

/** The members of a site and its open invitations (STAFF-3, STAFF-4). */
export async function listStaff({ storage, clock }: StaffPlatform, site: Site, actor: Actor) {
  const now = clock.now()
  authorise(actor, site, 'staff.read', now)
  return {
    members: await storage.forSite(site).members.all(),
    invitations: await storage.staff.invitations.open(site.slug, now),
  }
}

/** STAFF-3, STAFF-6: changes what a member may do, and where. Needs a fresh second factor. */
export async function setRoles(
  { storage, clock }: StaffPlatform,
  site: Site,
  actor: Actor,
  personId: string,
  { roles, scope }: { readonly roles: readonly Role[]; readonly scope: StaffScope },
): Promise<MemberChange> {
  const now = clock.now()
  authorise(actor, site, 'staff.roles', now)
  if (roles.length === 0 || (actor.kind === 'member' && !mayGive(actor.roles, roles)))
    return { ok: false, reason: 'role' }
  const { members, transaction } = storage.forSite(site)
  return transaction(async (within) => {
    await members.lock(within)
    const all = await members.all(within)
    const member = all.find((each) => each.personId === personId && each.deactivatedAt === null)
    if (!member) return { ok: false, reason: 'absent' }
    if (!roles.includes('owner') && isLastOwner(member, all)) return { ok: false, reason: 'last-owner' }
    await members.setRoles(within, personId, roles, scope)
    const change = { before: { roles: member.roles, scope: member.scope }, after: { roles, scope } }
    await recordAudit(storage, within, actor, 'staff.roles', { kind: 'member', id: personId }, change, now)
    return { ok: true }
  })
}

/** STAFF-9: ends a person's sessions and membership, and makes their open leads unassigned. Their history stays. */
export async function deactivate(
  { storage, clock }: StaffPlatform,
  site: Site,
  actor: Actor,
  personId: string,
): Promise<MemberChange> {
  const now = clock.now()
  authorise(actor, site, 'staff.deactivate', now)
  const { members, inbox, transaction } = storage.forSite(site)
  return transaction(async (within) => {
    await members.lock(within)
    const all = await members.all(within)
    const member = all.find((each) => each.personId === personId && each.deactivatedAt === null)
    if (!member) return { ok: false, reason: 'absent' }
    if (actor.kind !== 'command' && member.roles.includes('owner') && !actor.roles.includes('owner'))
      return { ok: false, reason: 'role' }
    if (isLastOwner(member, all)) return { ok: false, reason: 'last-owner' }
    await members.deactivate(within, personId, now)
    const unassigned = await inbox.conversations.unassign(personId, now, within)
    const change = { before: { roles: member.roles }, after: { deactivated: true, unassigned } }
    await recordAudit(storage, within, actor, 'staff.deactivate', { kind: 'member', id: personId }, change, now)
    return { ok: true }
  })
}

function isLastOwner(member: StaffMember, all: readonly StaffMember[]): boolean {
  const owners = all.filter(({ roles, deactivatedAt }) => deactivatedAt === null && roles.includes('owner'))
  return owners.length === 1 && owners[0]?.personId === member.personId
}
