import { type Kysely, sql } from 'kysely'
import type { Tables } from './schema.ts'

/** The sites that have pictures due, or kept ones that no version tells of: what the work on pictures looks for. */
export async function sitesWithDuePictures(db: Kysely<Tables>, now: Date): Promise<readonly string[]> {
  const { rows } = await sql<{ site_slug: string }>`
    select distinct site_slug from pictures where due_at <= ${now.toISOString()}
    union select distinct site_slug from pictures where not settled`.execute(db)
  return rows.map(({ site_slug }) => site_slug)
}

/** Which of these kept pictures any site has a use for; files are kept once for all, by their content. */
export async function picturesInUse(db: Kysely<Tables>, names: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ name: string }>`
    select distinct name from pictures where name = any(${names}::text[])`.execute(db)
  return new Set(rows.map(({ name }) => name))
}
