import { type Kysely, sql } from 'kysely'

/** Feeds that staff pause, resume and remove (INTAKE-1, INTAKE-4). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  // A removed feed keeps its row, because its history and its cars name it.
  'alter table feeds add column removed_at timestamptz',
  // Null: since the feed was defined. Later when it was paused or removed in between.
  'alter table feeds add column expected_since timestamptz',
] as const
