import { type Kysely, sql } from 'kysely'

/** H4-3: the file of a feed that is being read, or that was set aside. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table feeds add column unread jsonb').execute(db)
}
