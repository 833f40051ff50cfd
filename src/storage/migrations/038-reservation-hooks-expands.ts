import { type Kysely, sql } from 'kysely'

/** RESERVE-3: webhooks follow reservations too (docs/decisions/179). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = ['alter table hook_deliveries add column reservation_id text'] as const
