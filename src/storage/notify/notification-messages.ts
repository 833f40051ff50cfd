import { type Kysely, type Selectable, sql } from 'kysely'
import type { Tables } from '../schema.ts'
import type { Transaction } from '../transaction.ts'
import type { Transactions } from '../transactions.ts'
import type { NotificationMessagesTable } from './notification-tables.ts'

export type MessageChannel = NotificationMessagesTable['channel']
export type MessageState = NotificationMessagesTable['state']

/** A mail or text message to a member of the staff: stored before it is sent, claimed for each attempt. */
export interface NotificationMessage {
  readonly id: string
  readonly personId: string
  readonly channel: MessageChannel
  readonly createdAt: Date
  readonly attempts: number
}

export function notificationMessages(siteSlug: string, { queries }: Transactions) {
  return {
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
    /** Claims a due message for this caller until `until`. Null if it is not due or another caller has it. */
    async claim(id: string, now: Date, until: Date): Promise<NotificationMessage | null> {
      const row = await queries()
        .updateTable('notification_messages')
        .set({ next_attempt_at: until.toISOString() })
        .where('site_slug', '=', siteSlug)
        .where('id', '=', id)
        .where('state', 'in', ['pending', 'failed'])
        .where('next_attempt_at', '<=', now)
        .returningAll()
        .executeTakeFirst()
      return row === undefined ? null : toMessage(row)
    },
    /** Records an attempt. `nextAttemptAt` is null once the message is sent or given up. */
    async record(id: string, state: MessageState, nextAttemptAt: Date | null): Promise<void> {
      await queries()
        .updateTable('notification_messages')
        .set({ state, attempts: sql`attempts + 1`, next_attempt_at: nextAttemptAt?.toISOString() ?? null })
        .where('site_slug', '=', siteSlug)
        .where('id', '=', id)
        .execute()
    },
  }
}

/** People with something to send, by channel, and the messages that are due, of all sites. */
export interface NotificationWork {
  readonly waiting: readonly {
    readonly siteSlug: string
    readonly personId: string
    readonly channel: 'mail' | 'text'
  }[]
  readonly due: readonly { readonly siteSlug: string; readonly messageId: string }[]
}

export async function notificationWork(db: Kysely<Tables>, now: Date): Promise<NotificationWork> {
  const { rows: waiting } = await sql<NotificationWork['waiting'][number]>`
    select distinct site_slug as "siteSlug", person_id as "personId", 'mail' as channel from notifications
      where mail_wanted and mail_id is null
    union select distinct site_slug, person_id, 'text' from notifications
      where text_wanted and text_id is null`.execute(db)
  const due = await db
    .selectFrom('notification_messages')
    .where('next_attempt_at', '<=', now)
    .where('state', 'in', ['pending', 'failed'])
    .orderBy('next_attempt_at')
    .select(['site_slug', 'id'])
    .limit(A_LOOK)
    .execute()
  return { waiting, due: due.map(({ site_slug, id }) => ({ siteSlug: site_slug, messageId: id })) }
}

const A_LOOK = 500

function toMessage(row: Selectable<NotificationMessagesTable>): NotificationMessage {
  return {
    id: row.id,
    personId: row.person_id,
    channel: row.channel,
    createdAt: row.created_at,
    attempts: row.attempts,
  }
}
