import type { Actor } from '#domain/staff/actor.ts'
import { authorise } from '#domain/staff/authorise.ts'
import { type Access, givingFault, hasOwner, isWithin, losesLastOwner, meets } from '#domain/staff/giving.ts'
import type { Site } from '#site/site.ts'
import type { StaffMember } from '#storage/staff/staff-members.ts'
import { recordAudit } from './record-audit.ts'
import type { StaffPlatform } from './staff-platform.ts'

/** `last-owner`: a site always has one. `role`, `scope`: beyond the actor's own. */
export type MemberChange =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'absent' | 'last-owner' | 'role' | 'scope' }

/** The members of a site and its open invitations, as far as they share a place with the actor (STAFF-3, STAFF-4, STAFF-13). */
export async function listStaff({ storage, clock }: StaffPlatform, site: Site, actor: Actor) {
  const now = clock.now()
  authorise(actor, site, 'staff.read', now)
  const members = await storage.forSite(site).members.all()
  const siteHasOwner = hasOwner(members)
  const mayGive = (access: Access) => givingFault(actor, access, siteHasOwner) === null
  const invitations = await storage.staff.invitations.open(site.slug, now)
  return {
    siteHasOwner,
    members: members
      .filter(({ scope }) => meets(scope, actor.scope))
      .map((member) => ({ ...member, mayChange: mayChange(actor, member) })),
    invitations: invitations
      .filter(({ scope }) => isWithin(scope, actor.scope))
      .map((invitation) => ({ ...invitation, mayEnd: mayGive(invitation) })),
  }
}

/** STAFF-13: an operator may help with anybody but an owner. */
function mayChange(actor: Actor, member: Access): boolean {
  if (actor.kind === 'operator') return !member.roles.includes('owner')
  return givingFault(actor, member, true) === null
}

/** STAFF-3, STAFF-6: changes what a member may do, and where. Needs a fresh second factor. */
export async function setRoles(
  { storage, clock }: StaffPlatform,
  site: Site,
  actor: Actor,
  personId: string,
  { roles, scope }: Access,
): Promise<MemberChange> {
  const now = clock.now()
  authorise(actor, site, 'staff.roles', now)
  const fault = roles.length === 0 ? 'role' : givingFault(actor, { roles, scope }, true)
  if (fault) return { ok: false, reason: fault }
  const { members, transaction } = storage.forSite(site)
  return transaction(async (within) => {
    await members.lock(within)
    const all = await members.all(within)
    const member = memberWithin(all, personId, actor)
    if (!member) return { ok: false, reason: 'absent' }
    if (losesLastOwner(all, personId, { roles, scope })) return { ok: false, reason: 'last-owner' }
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
    const member = memberWithin(all, personId, actor)
    if (!member) return { ok: false, reason: 'absent' }
    if (!mayChange(actor, member)) return { ok: false, reason: 'role' }
    if (losesLastOwner(all, personId, null)) return { ok: false, reason: 'last-owner' }
    await members.deactivate(within, personId, now)
    const unassigned = await inbox.conversations.unassign(personId, now, within)
    const invitations = await storage.staff.invitations.endOf(within, site.slug, member, now)
    const change = { before: { roles: member.roles }, after: { deactivated: true, unassigned, invitations } }
    await recordAudit(storage, within, actor, 'staff.deactivate', { kind: 'member', id: personId }, change, now)
    return { ok: true }
  })
}

/** Null: no active member of this id, or one who works outside the actor's scope too (STAFF-5, STAFF-13). */
function memberWithin(all: readonly StaffMember[], personId: string, { scope }: Actor): StaffMember | null {
  const member = all.find((each) => each.personId === personId && each.deactivatedAt === null)
  return member && isWithin(member.scope, scope) ? member : null
}
