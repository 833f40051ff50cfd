import { type Kysely, sql } from 'kysely'
import { TEST_LEAD } from '#domain/lead/category.ts'
import type { Tables } from '../schema.ts'

/** Sites whose inbox has work for the rounds, so that a round costs two queries however many sites there are. */
export interface InboxWork {
  /** With overdue leads that nobody has dealt with (INBOX-4). */
  readonly overdue: readonly string[]
  /** With leads that are in no conversation yet (INBOX-1). */
  readonly unplaced: readonly string[]
}

export async function inboxWork(db: Kysely<Tables>, now: Date): Promise<InboxWork> {
  const overdue = await db
    .selectFrom('conversations')
    .where('awaiting_since', 'is not', null)
    .where('overdue_at', '<=', now)
    .where('overdue_seen_at', 'is', null)
    .where('is_open', '=', true)
    .select('site_slug')
    .distinct()
    .execute()
  const unplaced = await db
    .selectFrom('leads')
    .where('conversation_id', 'is', null)
    .where(sql<boolean>`subcategory is distinct from ${sql.lit(TEST_LEAD)}`)
    .select('site_slug')
    .distinct()
    .execute()
  return {
    overdue: overdue.map(({ site_slug }) => site_slug),
    unplaced: unplaced.map(({ site_slug }) => site_slug),
  }
}
