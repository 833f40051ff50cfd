import { sql } from 'kysely'
import type { Queries } from '../transactions.ts'

/** Channel of NOTIFY for changed conversations (INBOX-5). */
export const INBOX_CHANNEL = 'forecourt_inbox_changed'

/** Notifies every process when the transaction commits. */
export async function notifyInbox(queries: Queries, siteSlug: string, conversationId: string): Promise<void> {
  await sql`select pg_notify(${INBOX_CHANNEL}, ${`${siteSlug} ${conversationId}`})`.execute(queries)
}
