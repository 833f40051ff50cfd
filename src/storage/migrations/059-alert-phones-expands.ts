import { type Kysely, sql } from 'kysely'

/** GARAGE-1: the proven number of a signed-in buyer who confirmed an alert by mail: their own page lists it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  'alter table alerts add column phone text',
  'create index alerts_of_phones on alerts (site_slug, phone) where (phone is not null)',
] as const
