import type { Kysely } from 'kysely'
import type { Tables } from '../schema.ts'

/** Slugs of sites with overrides whose end has come. */
export async function sitesWithEndedOverrides(db: Kysely<Tables>, now: Date): Promise<readonly string[]> {
  const rows = await db.selectFrom('car_overrides').where('until', '<=', now).select('site_slug').distinct().execute()
  return rows.map(({ site_slug }) => site_slug)
}
