import { type Kysely, sql } from 'kysely'

/** Every page of the console counts a person's unread notifications (INBOX-13). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index notifications_unread on notifications (site_slug, person_id, at desc)
    where in_console and read_at is null`.execute(db)
}
