import { type Kysely, sql } from 'kysely'

/**
 * Published versions of sites (docs/decisions/121). Files are objects, by the hash in `files`. A version is never
 * changed: the highest number is live.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `create table published_versions (
    site_slug text not null,
    number integer not null,
    at timestamptz not null,
    published_by text not null,
    message text not null,
    restores integer,
    draft text not null,
    files jsonb not null,
    primary key (site_slug, number)
  )`,
] as const
