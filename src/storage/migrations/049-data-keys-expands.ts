import { type Kysely, sql } from 'kysely'

/** S3-6: keys of what is stored, so that it survives a new COOKIE_SECRET (docs/sign-in.md). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('create table data_keys (name text primary key, value text not null)').execute(db)
}
