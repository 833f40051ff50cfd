import { type Actor, type StaffScope, WHOLE_SITE } from '#domain/staff/actor.ts'
import { authorise } from '#domain/staff/authorise.ts'
import { passwordFault } from '#domain/staff/password.ts'
import { mayGive, operatorMayGive, type Role } from '#domain/staff/roles.ts'
import type { Site } from '#site/site.ts'
import type { StaffInvitation } from '#storage/staff/staff-invitations.ts'
import type { StaffMember } from '#storage/staff/staff-members.ts'
import { recordAudit } from './record-audit.ts'
import type { StaffPlatform } from './staff-platform.ts'

/** STAFF-4: how long an invitation works. */
export const INVITATION_DAYS = 7

/** What a new member may do, and where. */
export interface Invited {
  readonly email: string
  readonly roles: readonly Role[]
  readonly scope: StaffScope
}

/** STAFF-4: invites a person by email. `role` is refused where the actor may not give it. */
export async function invite(
  platform: StaffPlatform,
  site: Site,
  actor: Actor,
  invited: Invited,
): Promise<{ readonly ok: true } | { readonly ok: false; readonly reason: 'role' | 'email' }> {
  const now = platform.clock.now()
  authorise(actor, site, 'staff.invite', now)
  const email = invited.email.trim().toLowerCase()
  if (!isEmail(email)) return { ok: false, reason: 'email' }
  if (invited.roles.length === 0 || !(await mayInviteAs(platform, actor, invited.roles)))
    return { ok: false, reason: 'role' }
  const { invitation, token } = newInvitation(platform, { ...invited, email, siteSlug: site.slug, invitedBy: actor.id })
  await platform.storage.staff.transaction(async (within) => {
    await platform.storage.staff.invitations.add(within, invitation, hashOf(platform, token))
    const after = { roles: invited.roles, scope: invited.scope }
    await recordAudit(platform.storage, within, actor, 'staff.invite', objectOf(invitation), { after }, now)
  })
  await mailInvitation(platform, invitation, token, site.name, actor.name)
  return { ok: true }
}

/** STAFF-4: an invitation that is revoked, or replaced by a new one of seven days. False if it is over already. */
export async function endInvitation(
  platform: StaffPlatform,
  site: Site,
  actor: Actor,
  id: string,
  { again }: { readonly again: boolean },
): Promise<boolean> {
  const now = platform.clock.now()
  authorise(actor, site, 'staff.invite', now)
  const { invitations, transaction } = platform.storage.staff
  const old = (await invitations.open(site.slug, now)).find((each) => each.id === id)
  if (!old || (again && !(await mayInviteAs(platform, actor, old.roles)))) return false
  const next = again ? newInvitation(platform, { ...old, invitedBy: actor.id }) : null
  const ended = await transaction(async (within) => {
    if (!(await invitations.end(within, id, now))) return false
    if (next) await invitations.add(within, next.invitation, hashOf(platform, next.token))
    const after = next ? { sentAgain: next.invitation.id } : { revoked: true }
    await recordAudit(platform.storage, within, actor, 'staff.invite', objectOf(old), { after }, now)
    return true
  })
  if (ended && next) await mailInvitation(platform, next.invitation, next.token, site.name, actor.name)
  return ended
}

/** STAFF-4: invites an operator from the command line. */
export async function inviteOperator(platform: StaffPlatform, typed: string): Promise<string | null> {
  const email = typed.trim().toLowerCase()
  if (!isEmail(email) || platform.consoleOrigin === null) return null
  const made = { email, roles: [], scope: WHOLE_SITE, siteSlug: null, invitedBy: COMMAND.id }
  const { invitation, token } = newInvitation(platform, made)
  const { invitations, transaction, audit } = platform.storage.staff
  await transaction(async (within) => {
    await invitations.add(within, invitation, hashOf(platform, token))
    const change = { at: invitation.sentAt, action: 'operator.invite', object: objectOf(invitation) }
    await audit.record(within, COMMAND, { ...change, before: null, after: null })
  })
  await mailInvitation(platform, invitation, token, 'Forecourt', 'Forecourt')
  return addressOf(platform, token)
}

/** An open invitation, and whether its address has an account already; null if the link is over. */
export async function openInvitation(platform: StaffPlatform, token: string) {
  const { invitations, people } = platform.storage.staff
  const invitation = await invitations.byToken(hashOf(platform, token), platform.clock.now())
  if (invitation === null) return null
  const site = invitation.siteSlug === null ? null : platform.siteBySlug(invitation.siteSlug)
  return {
    invitation,
    siteName: site?.name ?? 'Forecourt',
    hasAccount: (await people.findByEmail(invitation.email)) !== null,
  }
}

/**
 * STAFF-4: uses an invitation. The link proves the address; an address without an account gets one with this name and
 * password. A sentence says what is wrong.
 */
export async function acceptInvitation(
  platform: StaffPlatform,
  token: string,
  { name, password }: { readonly name: string; readonly password: string },
): Promise<{ readonly ok: true } | { readonly ok: false; readonly sentence: string }> {
  const { storage, clock, accounts } = platform
  const { invitations, people, transaction, audit } = storage.staff
  const found = await openInvitation(platform, token)
  if (found === null) return { ok: false, sentence: OVER }
  const { email, siteSlug, roles, scope, id } = found.invitation
  if (!found.hasAccount) {
    if (name.trim() === '') return { ok: false, sentence: 'Enter your name.' }
    const fault = passwordFault(password, { email, name })
    if (fault) return { ok: false, sentence: fault }
    await accounts.addPerson({ email, name: name.trim(), password })
  }
  const person = await people.findByEmail(email)
  if (person === null) return { ok: false, sentence: OVER }
  const now = clock.now()
  const used = await transaction(async (within) => {
    if (!(await invitations.end(within, id, now, person.id))) return false
    const by = { kind: 'member' as const, id: person.id, name: person.name, email, address: null, reason: null }
    const change = { at: now, object: objectOf(found.invitation), before: null, after: { roles, scope } }
    if (siteSlug === null) {
      await people.setOperator(within, person.id, true)
      await audit.record(within, { ...by, kind: 'operator' }, { ...change, action: 'operator.join' })
      return true
    }
    const { members, audit: siteAudit } = storage.forSite({ slug: siteSlug })
    await members.add(within, { personId: person.id, roles, scope }, now)
    await siteAudit.record(within, by, { ...change, action: 'staff.join' })
    return true
  })
  return used ? { ok: true } : { ok: false, sentence: OVER }
}

/** The command line as it appears in the audit log. */
export const COMMAND = {
  kind: 'command',
  id: 'command',
  name: 'Command line',
  email: '',
  address: null,
  reason: null,
} as const

const OVER = 'This invitation is over: it was used or revoked, or is older than seven days. Ask for a new one.'

async function mayInviteAs({ storage }: StaffPlatform, actor: Actor, roles: readonly Role[]): Promise<boolean> {
  if (actor.kind !== 'operator') return actor.kind === 'command' || mayGive(actor.roles, roles)
  return operatorMayGive(hasOwner(await storage.forSite({ slug: actor.siteSlug }).members.all()), roles)
}

/** Whether a site has an active owner. */
export function hasOwner(members: readonly Pick<StaffMember, 'roles' | 'deactivatedAt'>[]): boolean {
  return members.some(({ roles, deactivatedAt }) => deactivatedAt === null && roles.includes('owner'))
}

function newInvitation(
  { clock, randomId }: StaffPlatform,
  invited: Pick<StaffInvitation, 'email' | 'roles' | 'scope' | 'siteSlug' | 'invitedBy'>,
): { readonly invitation: StaffInvitation; readonly token: string } {
  const sentAt = clock.now()
  const expiresAt = new Date(sentAt.getTime() + INVITATION_DAYS * 86_400_000)
  const { email, roles, scope, siteSlug, invitedBy } = invited
  return {
    invitation: { id: randomId(), email, roles, scope, siteSlug, invitedBy, sentAt, expiresAt },
    token: randomId(),
  }
}

async function mailInvitation(
  platform: StaffPlatform,
  { id, email, sentAt }: StaffInvitation,
  token: string,
  place: string,
  by: string,
): Promise<void> {
  await platform.mailer.send({
    fromName: 'Forecourt',
    to: email,
    replyTo: null,
    subject: `Your access to ${place}`,
    text: `${by} invites you to work on ${place}.\n\nOpen this link within seven days. It works once:\n${addressOf(platform, token)}\n\nIf you did not expect this mail, delete it: nothing happens.\n`,
    html: null,
    messageId: `invitation-${id}`,
    date: sentAt,
  })
}

function addressOf({ consoleOrigin }: StaffPlatform, token: string): string {
  return `${consoleOrigin ?? ''}/invitation/${token}`
}

function hashOf({ keyedHash }: StaffPlatform, token: string): string {
  return keyedHash(`invitation ${token}`)
}

function objectOf({ id }: { readonly id: string }) {
  return { kind: 'invitation', id }
}

function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text) && text.length <= 254
}
