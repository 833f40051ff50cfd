import { type Kysely, sql } from 'kysely'

/** STAFF-8: when an authenticator app was added, in the transaction of its audit row (docs/decisions/185). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  'alter table staff_two_factors add column "addedAt" timestamptz',
  // Apps of before this migration count; nothing says when they were added.
  'update staff_two_factors set "addedAt" = now() where "verified"',
] as const
