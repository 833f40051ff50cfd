import type { Actor, StaffScope } from '#domain/staff/actor.ts'
import { authorise } from '#domain/staff/authorise.ts'
import { type Access, givingFault, hasOwner, isWithin, losesLastOwner, mayHold, meets } from '#domain/staff/giving.ts'
import { roleMay } from '#domain/staff/roles.ts'
import type { StaffMember } from '#storage/staff/staff-members.ts'
import type { SiteRequest } from '../site-request.ts'
import type { StaffRequest } from '../staff-request.ts'
import { type HeldKey, heldKeys, settleHeldKey } from './held-keys.ts'
import { recordAudit } from './record-audit.ts'
import type { StaffPlatform } from './staff-platform.ts'

/** `last-owner`: a site always has one. `role`, `scope`: beyond the actor's own. `heir`: may not have the keys. */
export type MemberChange =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'absent' | 'last-owner' | 'role' | 'scope' | 'heir' | 'meanwhile' }

/** The members of a site and its open invitations, as far as they share a place with the actor (STAFF-3, STAFF-4, STAFF-13). */
export async function listStaff({ platform: { storage, clock }, site, actor }: StaffRequest<StaffPlatform>) {
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

/** Where a member works; null: there is no such member. */
export async function scopeOfMember(
  { platform, site }: SiteRequest<Pick<StaffPlatform, 'storage'>>,
  personId: string,
): Promise<StaffScope | null> {
  return (await platform.storage.forSite(site).members.find(personId))?.scope ?? null
}

/** STAFF-13: an operator may help with anybody but an owner. */
export function mayChange(actor: Actor, member: Access): boolean {
  if (actor.kind === 'operator') return !member.roles.includes('owner')
  return givingFault(actor, member, true) === null
}

/**
 * STAFF-3, STAFF-6, STAFF-13: changes what a member may do, and where. Their keys and webhooks that need more end. Needs a
 * fresh second factor.
 */
export async function setRoles(
  { platform: { storage, clock }, site, actor }: StaffRequest<StaffPlatform>,
  personId: string,
  { roles, scope, seen }: Access & { readonly seen?: string | undefined },
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
    if (seen !== undefined && seen !== seenAccess(member)) return { ok: false, reason: 'meanwhile' }
    if (losesLastOwner(all, personId, { roles, scope })) return { ok: false, reason: 'last-owner' }
    await members.setRoles(within, personId, roles, scope)
    for (const held of await heldKeys(storage, { siteSlug: site.slug, personId }, now, within))
      if (!mayHold({ roles, scope }, held.holds))
        await settleHeldKey(storage, within, actor, { key: held, to: { heir: null, now } })
    const change = { before: { roles: member.roles, scope: member.scope }, after: { roles, scope } }
    await recordAudit(storage, within, actor, {
      action: 'staff.roles',
      object: { kind: 'member', id: personId },
      change,
      now,
    })
    return { ok: true }
  })
}

/** Ids of keys and webhooks that go on after their member left, and who has them then. */
export interface Inheritance {
  readonly kept: readonly string[]
  readonly heir: string
}

/** STAFF-11: what a member may do, and where, as a form says back what it showed. */
export function seenAccess({ roles, scope }: Access): string {
  return `${roles.toSorted().join(' ')} ${scope.locations?.toSorted().join(' ') ?? '*'}`
}

/**
 * STAFF-9, STAFF-13: ends a person's sessions and membership, the invitations from and to them, and their keys and webhooks
 * but those that pass to a named person; makes their open leads unassigned. Their history stays.
 */
export async function deactivate(
  { platform: { storage, clock }, site, actor }: StaffRequest<StaffPlatform>,
  personId: string,
  { kept, heir }: Inheritance = { kept: [], heir: '' },
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
    const held = await heldKeys(storage, { siteSlug: site.slug, personId }, now, within)
    const isKept = ({ id }: HeldKey) => kept.includes(id)
    const next = heirsOf(all, personId).find((each) => each.personId === heir)
    if (held.some((each) => isKept(each) && !(next && mayHold(next, each.holds)))) return { ok: false, reason: 'heir' }
    for (const each of held)
      await settleHeldKey(storage, within, actor, { key: each, to: { heir: isKept(each) ? heir : null, now } })
    await members.deactivate(within, personId, now)
    const unassigned = await inbox.conversations.unassign(personId, now, within)
    const invitations = await storage.staff.invitations.endOf(within, site.slug, member, now)
    const change = { before: { roles: member.roles }, after: { deactivated: true, unassigned, invitations } }
    await recordAudit(storage, within, actor, {
      action: 'staff.deactivate',
      object: { kind: 'member', id: personId },
      change,
      now,
    })
    return { ok: true }
  })
}

/** What ends when a member leaves, for the page that asks first; null: no such member, or not the actor's to change. */
export async function showLeaving(
  { platform: { storage, clock }, site, actor }: StaffRequest<StaffPlatform>,
  personId: string,
) {
  const now = clock.now()
  authorise(actor, site, 'staff.deactivate', now)
  const { members, inbox } = storage.forSite(site)
  const all = await members.all()
  const member = memberWithin(all, personId, actor)
  if (!member || !mayChange(actor, member)) return null
  const open = await storage.staff.invitations.open(site.slug, now)
  return {
    member,
    openLeads: (await inbox.conversations.openCounts()).get(personId) ?? 0,
    invitations: open.filter(({ invitedBy }) => invitedBy === personId).length,
    held: await heldKeys(storage, { siteSlug: site.slug, personId }, now),
    heirs: heirsOf(all, personId),
  }
}

/** Members who may have keys. */
function heirsOf(all: readonly StaffMember[], leaving: string): readonly StaffMember[] {
  return all.filter(
    ({ personId, roles, deactivatedAt }) =>
      personId !== leaving && deactivatedAt === null && roleMay(roles, 'key.make'),
  )
}

/** Null: no active member of this id, or one who works outside the actor's scope too (STAFF-5, STAFF-13). */
function memberWithin(all: readonly StaffMember[], personId: string, { scope }: Actor): StaffMember | null {
  const member = all.find((each) => each.personId === personId && each.deactivatedAt === null)
  return member && isWithin(member.scope, scope) ? member : null
}
