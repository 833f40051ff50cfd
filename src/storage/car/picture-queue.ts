import { type Kysely, sql } from 'kysely'
import type { Tables } from '../schema.ts'

/** Sites with due pictures outside the feeds' folders `away`, or with fetched pictures that no version shows yet. */
export async function sitesWithDuePictures(
  db: Kysely<Tables>,
  now: Date,
  away: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await sql<{ site_slug: string }>`
    select distinct site_slug from pictures where due_at <= ${now.toISOString()}
      and (folder is null or folder <> all(${away}::text[]))
    union select distinct site_slug from pictures where not settled`.execute(db)
  return rows.map(({ site_slug }) => site_slug)
}

/** Which of these fetched pictures any site uses. Files are shared by content across sites. */
export async function picturesInUse(db: Kysely<Tables>, names: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ name: string }>`
    select distinct name from pictures where name = any(${names}::text[])`.execute(db)
  return new Set(rows.map(({ name }) => name))
}
