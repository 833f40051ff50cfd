import { type Kysely, sql } from 'kysely'

/** Files of its feed in a row that a car is missing from (INTAKE-5). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table cars add column missed_files integer not null default 0`.execute(db)
}
