import { authorise } from '#domain/staff/authorise.ts'
import { isWithin } from '#domain/staff/giving.ts'
import { undoUntil } from '#domain/undo-until.ts'
import type { StaffRequest } from '../staff-request.ts'
import { mayChange } from './members.ts'
import { recordAudit } from './record-audit.ts'
import type { StaffPlatform } from './staff-platform.ts'

/** `absent`: no such member, or one who works here. `late`: an hour has passed. `role`: beyond the actor's own. */
export type UndoneDeactivation =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'absent' | 'late' | 'role' }

/**
 * STAFF-12: within the hour a deactivated person is a member again, with their roles and places, and gets back the leads
 * that nobody took meanwhile. Their sessions, keys, webhooks and invitations stay ended.
 */
export async function undoDeactivation(
  { platform: { storage, clock }, site, actor }: StaffRequest<StaffPlatform>,
  personId: string,
): Promise<UndoneDeactivation> {
  const now = clock.now()
  authorise(actor, site, 'staff.deactivate', now)
  const { members, inbox, audit, transaction } = storage.forSite(site)
  return transaction(async (within) => {
    await members.lock(within)
    const member = await members.find(personId, within)
    if (!member?.deactivatedAt || !isWithin(member.scope, actor.scope)) return { ok: false, reason: 'absent' }
    if (!mayChange(actor, member)) return { ok: false, reason: 'role' }
    if (undoUntil(member.deactivatedAt, now) === null) return { ok: false, reason: 'late' }
    await members.add(within, member, now)
    const object = { kind: 'member', id: personId } as const
    const acts = await audit.of(object, { since: member.deactivatedAt, most: MOST }, within)
    // `deactivate` wrote it.
    const left = acts.find(({ action }) => action === 'staff.deactivate')?.after as { unassigned: string[] } | undefined
    const givenBack = await inbox.conversations.giveBack(personId, left?.unassigned ?? [], now, within)
    const change = { before: { deactivated: true }, after: { roles: member.roles, givenBack } }
    await recordAudit(storage, within, actor, { action: 'staff.deactivate', object, change, now })
    return { ok: true }
  })
}

/** Changes of a member in an hour that are looked at. */
const MOST = 100
