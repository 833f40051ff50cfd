import { WHOLE_SITE } from '#domain/staff/actor.ts'
import { type Giver, givingFault, hasOwner } from '#domain/staff/giving.ts'
import { passwordFault } from '#domain/staff/password.ts'
import { roleMay } from '#domain/staff/roles.ts'
import type { StaffInvitation } from '#storage/staff/staff-invitations.ts'
import type { StaffMember } from '#storage/staff/staff-members.ts'
import type { Transaction } from '#storage/transaction.ts'
import { openInvitation } from './invitations.ts'
import type { StaffPlatform } from './staff-platform.ts'

/** `field`: the one to mend; null: none would help. */
type Accepted =
  | { readonly ok: true }
  | { readonly ok: false; readonly sentence: string; readonly field: 'name' | 'password' | null }

/**
 * STAFF-4: uses an invitation. The link proves the address; an address without an account gets one with this name and
 * password. A sentence says what is wrong.
 */
export async function acceptInvitation(
  platform: StaffPlatform,
  token: string,
  { name, password }: { readonly name: string; readonly password: string },
): Promise<Accepted> {
  const { storage, accounts } = platform
  const { people, transaction } = storage.staff
  const invitee = await openInvitation(platform, token)
  if (invitee === null) return OVER
  const { invitation } = invitee
  if (!(await transaction((within) => stands(platform, invitation, within)))) return OVER
  if (!invitee.hasAccount) {
    if (name.trim() === '') return { ok: false, sentence: 'Enter your name.', field: 'name' }
    const fault = passwordFault(password, { email: invitation.email, name })
    if (fault) return { ok: false, sentence: fault, field: 'password' }
    try {
      await accounts.addPerson({ email: invitation.email, name: name.trim(), password })
    } catch (error) {
      // S3-22: the same link was opened twice at once, and the other one made the account.
      if ((await people.findByEmail(invitation.email)) === null) throw error
    }
  }
  const isUsed = await transaction(
    async (within) => (await stands(platform, invitation, within)) && use(platform, invitation, within),
  )
  return isUsed ? { ok: true } : OVER
}

const OVER = {
  ok: false,
  sentence: 'This invitation is over: it was used or revoked, or is older than seven days. Ask for a new one.',
  field: null,
} as const

/** STAFF-13: ends an invitation whose sender may not give its access any more, or whose person works there already. */
async function stands(platform: StaffPlatform, invitation: StaffInvitation, within: Transaction): Promise<boolean> {
  const { siteSlug, email, id } = invitation
  if (siteSlug === null) return true
  const { members } = platform.storage.forSite({ slug: siteSlug })
  await members.lock(within)
  const all = await members.all(within)
  const giver = await giverOf(platform, all, invitation.invitedBy, within)
  const isMember = all.some((each) => each.email === email && each.deactivatedAt === null)
  if (giver !== null && !isMember && givingFault(giver, invitation, hasOwner(all)) === null) return true
  await platform.storage.staff.invitations.end(within, id, platform.clock.now())
  return false
}

/** Null: the sender may not invite any more. An operator's visit may be over; the operator is still one. */
async function giverOf(
  { storage }: StaffPlatform,
  members: readonly StaffMember[],
  personId: string,
  within: Transaction,
): Promise<Giver | null> {
  const member = members.find((each) => each.personId === personId && each.deactivatedAt === null)
  if (member) return roleMay(member.roles, 'staff.invite') ? { kind: 'member', ...member } : null
  const isOperator = (await storage.staff.people.find(personId, within))?.isOperator
  return isOperator ? { kind: 'operator', roles: [], scope: WHOLE_SITE } : null
}

async function use(
  { storage, clock }: StaffPlatform,
  { id, email, siteSlug, roles, scope }: StaffInvitation,
  within: Transaction,
): Promise<boolean> {
  const { invitations, people, audit } = storage.staff
  const now = clock.now()
  const person = await people.findByEmail(email, within)
  if (person === null || !(await invitations.end(within, id, now, person.id))) return false
  const by = { kind: 'member' as const, id: person.id, name: person.name, email, address: null, reason: null }
  const change = { at: now, object: { kind: 'invitation', id }, before: null, after: { roles, scope } }
  if (siteSlug === null) {
    await people.setOperator(within, person.id, true)
    await audit.record(within, { ...by, kind: 'operator' }, { ...change, action: 'operator.join' })
    return true
  }
  const site = storage.forSite({ slug: siteSlug })
  if (!(await site.members.add(within, { personId: person.id, roles, scope }, now))) return false
  await site.audit.record(within, by, { ...change, action: 'staff.join' })
  return true
}
