import { type Kysely, sql } from 'kysely'

/** STUDIO-14: the warnings that a schedule was made with, by their sentences: the check before it starts knows them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(`alter table drafts add column confirmed jsonb not null default '[]'`).execute(db)
}
