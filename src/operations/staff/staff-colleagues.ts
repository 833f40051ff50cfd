import type { Clock } from '#domain/clock.ts'
import type { InboxActor } from '#domain/inbox/inbox-rights.ts'
import { INBOX_ACTIONS } from '#domain/inbox/inbox-rights.ts'
import type { StaffScope } from '#domain/staff/actor.ts'
import { type Role, roleMay } from '#domain/staff/roles.ts'
import type { Storage } from '#storage/storage.ts'
import type { Colleagues } from '../inbox/colleagues.ts'

/** The members of each site as the inbox sees them, and its part of the audit log. */
export function staffColleagues(storage: Pick<Storage, 'forSite'>, clock: Clock): Colleagues {
  return {
    async of(siteSlug, within) {
      const members = await storage.forSite({ slug: siteSlug }).members.all(within)
      return members
        .filter(({ deactivatedAt }) => deactivatedAt === null)
        .map(({ personId: id, ...member }) => inboxActorOf({ ...member, id, siteSlug }))
    },
    async record(siteSlug, by, { action, id, before = null, after = null }, within) {
      const { members, audit } = storage.forSite({ slug: siteSlug })
      const member = await members.find(by.id, within)
      const actor = {
        kind: member ? ('member' as const) : ('key' as const),
        id: by.id,
        name: by.name,
        email: member?.email ?? '',
        address: null,
        reason: null,
      }
      const object = { kind: action === 'inbox.rules' ? 'inbox' : 'conversation', id }
      await audit.record(within, actor, { at: clock.now(), action, object, before, after })
    },
  }
}

/** A member with the rights that the inbox asks for. */
export function inboxActorOf({
  id,
  name,
  siteSlug,
  roles,
  scope,
}: {
  readonly id: string
  readonly name: string
  readonly siteSlug: string
  readonly roles: readonly Role[]
  readonly scope: StaffScope
}): InboxActor {
  return { id, name, siteSlug, rights: INBOX_ACTIONS.filter((action) => roleMay(roles, action)), scope }
}
