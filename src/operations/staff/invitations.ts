import { isMailAddress } from '#domain/person/mail-address.ts'
import { type Actor, WHOLE_SITE } from '#domain/staff/actor.ts'
import { authorise } from '#domain/staff/authorise.ts'
import { type Access, givingFault, hasOwner, isWithin } from '#domain/staff/giving.ts'
import { waitOf } from '../spending/limiter.ts'
import type { StaffRequest } from '../staff-request.ts'
import { addressOf, hashOf, mailInvitation, newInvitation } from './invitation-link.ts'
import { recordAudit } from './record-audit.ts'
import type { StaffPlatform } from './staff-platform.ts'

/** What a new member may do, and where. */
export interface Invited extends Access {
  readonly email: string
}

/** Invitations that a person, a site and an address get at most (S3-18). */
const FROM_PERSON = { name: 'invitations-person', most: 20, seconds: 3600 }
const FROM_SITE = { name: 'invitations-site', most: 100, seconds: 86_400 }
const TO_ADDRESS = { name: 'invitations-address', most: 5, seconds: 86_400 }

/** `member`: works here already. `operator`: of the platform, who gets no membership from a visit. `limit`: too many. */
export type InvitationFault = 'role' | 'scope' | 'email' | 'member' | 'operator' | 'limit'

/** STAFF-4, STAFF-13: invites a person by email, to no more than the actor has. */
export async function invite(
  { platform, site, actor }: StaffRequest<StaffPlatform>,
  invited: Invited,
): Promise<{ readonly ok: true } | { readonly ok: false; readonly reason: InvitationFault }> {
  const now = platform.clock.now()
  authorise(actor, site, 'staff.invite', now)
  const email = invited.email.trim().toLowerCase()
  if (!isEmail(email)) return { ok: false, reason: 'email' }
  const fault = await faultOf(platform, actor, { ...invited, email })
  if (fault) return { ok: false, reason: fault }
  const { invitation, token } = newInvitation(platform, { ...invited, email, siteSlug: site.slug, invitedBy: actor.id })
  await platform.storage.staff.transaction(async (within) => {
    await platform.storage.staff.invitations.add(within, invitation, hashOf(platform, token))
    const after = { roles: invited.roles, scope: invited.scope }
    await recordAudit(platform.storage, within, actor, {
      action: 'staff.invite',
      object: objectOf(invitation),
      change: { after },
      now,
    })
  })
  await mailInvitation(platform, invitation, token, { place: site.name, by: actor.name })
  return { ok: true }
}

/** STAFF-4: an invitation that is revoked, or replaced by a new one of seven days. `absent`: it is over already. */
export async function endInvitation(
  { platform, site, actor }: StaffRequest<StaffPlatform>,
  id: string,
  { again }: { readonly again: boolean },
): Promise<{ readonly ok: true } | { readonly ok: false; readonly reason: InvitationFault | 'absent' }> {
  const now = platform.clock.now()
  authorise(actor, site, 'staff.invite', now)
  const { invitations, transaction } = platform.storage.staff
  const old = (await invitations.open(site.slug, now)).find((each) => each.id === id)
  if (!old || !isWithin(old.scope, actor.scope)) return { ok: false, reason: 'absent' }
  const fault = again ? await faultOf(platform, actor, old) : await givingFaultOn(platform, actor, old)
  if (fault) return { ok: false, reason: fault }
  const next = again ? newInvitation(platform, { ...old, invitedBy: actor.id }) : null
  const ended = await transaction(async (within) => {
    if (!(await invitations.end(within, id, now))) return false
    if (next) await invitations.add(within, next.invitation, hashOf(platform, next.token))
    const after = next ? { sentAgain: next.invitation.id } : { revoked: true }
    await recordAudit(platform.storage, within, actor, {
      action: 'staff.invite',
      object: objectOf(old),
      change: { after },
      now,
    })
    return true
  })
  if (ended && next) await mailInvitation(platform, next.invitation, next.token, { place: site.name, by: actor.name })
  return ended ? { ok: true } : { ok: false, reason: 'absent' }
}

async function faultOf(platform: StaffPlatform, actor: Actor, invited: Invited): Promise<InvitationFault | null> {
  const { email } = invited
  const fault = await givingFaultOn(platform, actor, invited)
  if (fault) return fault
  const { members } = platform.storage.forSite({ slug: actor.siteSlug })
  if ((await members.all()).some((each) => each.email === email && each.deactivatedAt === null)) return 'member'
  if (actor.kind === 'operator' && (await platform.storage.staff.people.findByEmail(email))?.isOperator)
    return 'operator'
  const counted = [
    { ...FROM_PERSON, of: actor.id },
    { ...FROM_SITE, of: actor.siteSlug },
    { ...TO_ADDRESS, of: email },
  ]
  return waitOf(await platform.limiter.count(counted)) === null ? null : 'limit'
}

async function givingFaultOn({ storage }: StaffPlatform, actor: Actor, access: Access) {
  return givingFault(actor, access, hasOwner(await storage.forSite({ slug: actor.siteSlug }).members.all()))
}

/** STAFF-4: invites an operator from the command line. */
export async function inviteOperator(platform: StaffPlatform, typed: string): Promise<string | null> {
  const email = typed.trim().toLowerCase()
  if (!isEmail(email) || platform.consoleOrigin === null) return null
  const invitee = { email, roles: [], scope: WHOLE_SITE, siteSlug: null, invitedBy: COMMAND.id }
  const { invitation, token } = newInvitation(platform, invitee)
  const { invitations, transaction, audit } = platform.storage.staff
  await transaction(async (within) => {
    await invitations.add(within, invitation, hashOf(platform, token))
    const change = { at: invitation.sentAt, action: 'operator.invite', object: objectOf(invitation) }
    await audit.record(within, COMMAND, { ...change, before: null, after: null })
  })
  await mailInvitation(platform, invitation, token, { place: 'Forecourt', by: 'Forecourt' })
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

/** The command line as it appears in the audit log. */
export const COMMAND = {
  kind: 'command',
  id: 'command',
  name: 'Command line',
  email: '',
  address: null,
  reason: null,
} as const

function objectOf({ id }: { readonly id: string }) {
  return { kind: 'invitation', id }
}

/** Plain characters alone: another alphabet's letter, or one that nobody sees, makes an address look like a colleague's. */
function isEmail(text: string): boolean {
  return isMailAddress(text) && /^[!-~]+$/.test(text) && text.length <= 254
}
