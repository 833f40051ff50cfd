import type { StaffInvitation } from '#storage/staff/staff-invitations.ts'
import type { StaffPlatform } from './staff-platform.ts'

/** STAFF-4: how long an invitation works. */
const INVITATION_DAYS = 7

/** STAFF-4: a new invitation, and the token of its link. */
export function newInvitation(
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

/** `place`: what the person is invited to. `by`: who invites. */
export async function mailInvitation(
  platform: StaffPlatform,
  { id, email, sentAt }: StaffInvitation,
  token: string,
  { place, by }: { readonly place: string; readonly by: string },
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

export function addressOf({ consoleOrigin }: StaffPlatform, token: string): string {
  return `${consoleOrigin ?? ''}/invitation/${token}`
}

export function hashOf({ keyedHash }: StaffPlatform, token: string): string {
  return keyedHash(`invitation ${token}`)
}
