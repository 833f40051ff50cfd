import type { Kysely } from 'kysely'
import type { HostnameRegister } from '#site/folder/hostname-register.ts'
import type { Tables } from './schema.ts'

/** Owners of hostnames. If two processes claim one concurrently, one gets it. */
export function hostnameOwners(db: Kysely<Tables>): HostnameRegister {
  return {
    async owners() {
      const rows = await db.selectFrom('hostname_owners').select(['hostname', 'site_slug']).execute()
      return new Map(rows.map(({ hostname, site_slug }) => [hostname, site_slug]))
    },
    async claim(claims) {
      for (const { hostname, siteSlug, insteadOf } of claims) {
        const since = new Date().toISOString()
        await db
          .insertInto('hostname_owners')
          .values({ hostname, site_slug: siteSlug, since })
          .onConflict((conflict) =>
            conflict
              .column('hostname')
              .doUpdateSet({ site_slug: siteSlug, since })
              .where('hostname_owners.site_slug', '=', insteadOf ?? siteSlug),
          )
          .execute()
      }
    },
  }
}
