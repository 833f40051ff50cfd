import type { Clock } from '#domain/clock.ts'
import type { Storage } from '#storage/storage.ts'
import type { Colleagues } from '../colleagues.ts'

/** The members of each site as the inbox sees them, and its part of the audit log. */
export function staffColleagues(storage: Pick<Storage, 'forSite'>, clock: Clock): Colleagues {
  return {
    async of(siteSlug, within) {
      const members = await storage.forSite({ slug: siteSlug }).members.all(within)
      return members
        .filter(({ deactivatedAt }) => deactivatedAt === null)
        .map(({ personId: id, name, email, roles, scope }) => ({
          kind: 'member',
          id,
          name,
          email,
          siteSlug,
          roles,
          scope,
          secondFactorAt: null,
          address: null,
          reason: null,
        }))
    },
    async record(siteSlug, by, { action, id, before = null, after = null }, within) {
      const { audit } = storage.forSite({ slug: siteSlug })
      const object = { kind: action === 'inbox.rules' ? 'inbox' : 'conversation', id }
      await audit.record(within, by, { at: clock.now(), action, object, before, after })
    },
  }
}
