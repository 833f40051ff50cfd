import { type Kysely, type Selectable, sql } from 'kysely'
import { outboxRows } from '../outbox/outbox-rows.ts'
import type { Tables } from '../schema.ts'
import type { Transaction } from '../transaction.ts'
import type { Transactions } from '../transactions.ts'
import type { NotificationMessagesTable } from './notification-tables.ts'

export type MessageChannel = NotificationMessagesTable['channel']

/** A mail or text message to a member of the staff: stored before it is sent, claimed for each attempt. */
export interface NotificationMessage {
  readonly id: string
  readonly personId: string
  readonly channel: MessageChannel
  readonly createdAt: Date
  readonly attempts: number
}

export function notificationMessages(siteSlug: string, transactions: Transactions) {
  const { queries } = transactions
  const rows = outboxRows('notification_messages', siteSlug, transactions)
  return {
    async claim(id: string, now: Date, until: Date): Promise<NotificationMessage | null> {
      const row = await rows.claim(id, now, until)
      return row && toMessage(row)
    },
    record: rows.record,
    /** False if a message with this id is stored already. Due at once. */
    async add(message: Omit<NotificationMessage, 'attempts'>, within: Transaction): Promise<boolean> {
      const row = await queries(within)
        .insertInto('notification_messages')
        .values({
          site_slug: siteSlug,
          id: message.id,
          person_id: message.personId,
          channel: message.channel,
          created_at: message.createdAt.toISOString(),
          state: 'pending',
          attempts: 0,
          next_attempt_at: message.createdAt.toISOString(),
        })
        .onConflict((conflict) => conflict.columns(['site_slug', 'id']).doNothing())
        .returning('id')
        .executeTakeFirst()
      return row !== undefined
    },
    /** When the last message to a person on a channel was stored; null: never. */
    async lastAt(personId: string, channel: MessageChannel, within: Transaction): Promise<Date | null> {
      const row = await queries(within)
        .selectFrom('notification_messages')
        .where('site_slug', '=', siteSlug)
        .where('person_id', '=', personId)
        .where('channel', '=', channel)
        .orderBy('created_at', 'desc')
        .select('created_at')
        .executeTakeFirst()
      return row?.created_at ?? null
    },
  }
}

/** A person with something to send, by channel. */
export interface WaitingPerson {
  readonly siteSlug: string
  readonly personId: string
  readonly channel: 'mail' | 'text'
}

/** People of all sites whose notifications no message has taken yet. */
export async function peopleToNotify(db: Kysely<Tables>): Promise<readonly WaitingPerson[]> {
  const { rows } = await sql<WaitingPerson>`
    select distinct site_slug as "siteSlug", person_id as "personId", 'mail' as channel from notifications
      where mail_wanted and mail_id is null
    union select distinct site_slug, person_id, 'text' from notifications
      where text_wanted and text_id is null`.execute(db)
  return rows
}

function toMessage(row: Selectable<NotificationMessagesTable>): NotificationMessage {
  return {
    id: row.id,
    personId: row.person_id,
    channel: row.channel,
    createdAt: row.created_at,
    attempts: row.attempts,
  }
}
