import type { Kysely } from 'kysely'
import type { Tables } from '../schema.ts'

/** Slugs of sites with overrides whose beginning or end has come. */
export async function sitesWithDueOverrides(db: Kysely<Tables>, now: Date): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('car_overrides')
    .where(({ eb, or }) => or([eb('until', '<=', now), eb('starts_at', '<=', now)]))
    .select('site_slug')
    .distinct()
    .execute()
  return rows.map(({ site_slug }) => site_slug)
}
