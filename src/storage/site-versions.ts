import { sql } from 'kysely'
import type { Queries } from './transactions.ts'

/** Channel of NOTIFY for version changes. */
export const CHANNEL = 'forecourt_site_changed'

/** Version of a site; 0 before its first change. */
export async function siteVersion(queries: Queries, siteSlug: string): Promise<number> {
  const row = await queries
    .selectFrom('site_versions')
    .where('site_slug', '=', siteSlug)
    .select('version')
    .executeTakeFirst()
  return row?.version ?? 0
}

/** Version of each site that has one, by slug. */
export async function siteVersions(queries: Queries): Promise<ReadonlyMap<string, number>> {
  const rows = await queries.selectFrom('site_versions').selectAll().execute()
  return new Map(rows.map(({ site_slug, version }) => [site_slug, version]))
}

/** Raises a site's version. The database notifies every process when the transaction commits. */
export async function raiseSiteVersion(queries: Queries, siteSlug: string): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    with raised as (
      insert into site_versions (site_slug, version) values (${siteSlug}, 1)
      on conflict (site_slug) do update set version = site_versions.version + 1
      returning site_slug, version
    )
    select version, pg_notify(${CHANNEL}, version || ' ' || site_slug) from raised`.execute(queries)
  return rows[0]!.version
}
