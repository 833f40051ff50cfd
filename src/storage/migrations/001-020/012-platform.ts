import { type Kysely, sql } from 'kysely'

/** Platform-wide data: owners of hostnames (SITE-1), and a row for testing writes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `create table hostname_owners (
    hostname text primary key,
    site_slug text not null,
    since timestamptz not null
  )`,
  // A single row, rewritten by the readiness check to test whether the database can store anything.
  `create table write_probes (
    id integer primary key,
    at timestamptz not null
  )`,
] as const
