import { type Kysely, sql } from 'kysely'

/** Revealed numbers of locations, which belong to no car (PHONE-1, PLACE-2). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  'alter table phone_reveals alter column car_id drop not null',
  'alter table phone_reveals add column location_id text',
] as const
