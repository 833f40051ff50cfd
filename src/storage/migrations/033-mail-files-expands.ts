import { type Kysely, sql } from 'kysely'

/** Files of a conversation's mails (INBOX-7): names, sizes and kinds. Their bytes are objects. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw("alter table conversation_mails add column files jsonb not null default '[]'").execute(db)
  // The hourly round looks for objects that no mail has.
  await sql
    .raw("create index conversation_mails_with_files on conversation_mails (site_slug) where files <> '[]'")
    .execute(db)
}
