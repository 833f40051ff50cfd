import { type Kysely, sql } from 'kysely'

/** K-16: new addresses are signed by Standard Webhooks; those from before keep their signature. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table hook_endpoints add column is_standard boolean not null default false').execute(db)
}
