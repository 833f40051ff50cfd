import { type Kysely, sql } from 'kysely'

/** Whether a car's former price may be called 'Was', and when that has to be looked at again (DESK-7). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  'alter table cars add column was_shown boolean not null default false',
  // The cars of before are looked at in the first round. Null: nothing changes with time.
  "alter table cars add column was_due timestamptz default '1970-01-01T00:00:00Z'",
  'create index cars_was_due on cars (was_due) where was_due is not null',
  // The site gave a reason why its former prices need no proof.
  'alter table site_versions add column trusts_was boolean not null default false',
]
