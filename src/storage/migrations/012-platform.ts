import { type Kysely, sql } from 'kysely'

/** What belongs to the platform and not to one site: who owns a hostname (SITE-1), and a row that proves writing works. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `create table hostname_owners (
    hostname text primary key,
    site_slug text not null,
    since timestamptz not null
  )`,
  // One row, written again and again: readiness asks whether the database can store anything.
  `create table write_probes (
    id integer primary key,
    at timestamptz not null
  )`,
] as const
