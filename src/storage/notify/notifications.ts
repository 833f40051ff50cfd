import { randomUUID } from 'node:crypto'
import { type Selectable, sql } from 'kysely'
import type { Channel, NotificationEvent } from '#domain/notify/notification-event.ts'
import type { Recipient } from '#domain/notify/recipients.ts'
import { jsonText } from '../json-text.ts'
import type { Transaction } from '../transaction.ts'
import type { Transactions } from '../transactions.ts'
import type { NotificationsTable } from './notification-tables.ts'

/** Something that people are notified of. It names rows, never a buyer: what it says is read from them when it shows. */
export interface NewNotification {
  readonly key: string
  readonly event: NotificationEvent
  readonly conversationId: string | null
  /** Id of the reservation, delivery or appointment, or the name of the feed. */
  readonly objectId: string | null
  readonly data: Readonly<Record<string, unknown>>
  readonly at: Date
}

export interface StoredNotification extends NewNotification {
  readonly id: string
  readonly personId: string
  readonly readAt: Date | null
}

/** Which notifications a person has read. */
export interface ReadWhich {
  readonly id?: string
  readonly conversationId?: string
  readonly before?: Date
}

/** Channels that send messages. */
export type SendingChannel = Exclude<Channel, 'console'>

const WANTED = { mail: 'mail_wanted', text: 'text_wanted' } as const
const CARRIER = { mail: 'mail_id', text: 'text_id' } as const

/** Notifications of one site's people (INBOX-13). */
export function notificationQueries(siteSlug: string, { queries }: Transactions) {
  const ofPerson = (personId: string, within?: Transaction) =>
    queries(within).selectFrom('notifications').where('site_slug', '=', siteSlug).where('person_id', '=', personId)
  return {
    /** One row per person; a key that the person has already adds none. */
    async add(news: NewNotification, recipients: readonly Recipient[], within: Transaction): Promise<void> {
      if (recipients.length === 0) return
      const rows = recipients.map(({ personId, channels }) => ({
        site_slug: siteSlug,
        id: randomUUID(),
        person_id: personId,
        key: news.key,
        event: news.event,
        conversation_id: news.conversationId,
        object_id: news.objectId,
        data: jsonText(news.data),
        at: news.at.toISOString(),
        in_console: channels.includes('console'),
        mail_wanted: channels.includes('mail'),
        text_wanted: channels.includes('text'),
      }))
      await queries(within)
        .insertInto('notifications')
        .values(rows)
        .onConflict((conflict) => conflict.columns(['site_slug', 'person_id', 'key']).doNothing())
        .execute()
    },
    /** Those in the console: unread ones first, then the latest. */
    async list(personId: string, limit: number): Promise<readonly StoredNotification[]> {
      const rows = await ofPerson(personId)
        .where('in_console', '=', true)
        .orderBy(sql`read_at is not null`)
        .orderBy('at', 'desc')
        .orderBy('id')
        .limit(limit)
        .selectAll()
        .execute()
      return rows.map(toNotification)
    },
    async unread(personId: string, limit: number): Promise<readonly StoredNotification[]> {
      const rows = await ofPerson(personId)
        .where('in_console', '=', true)
        .where('read_at', 'is', null)
        .orderBy('at', 'desc')
        .limit(limit)
        .selectAll()
        .execute()
      return rows.map(toNotification)
    },
    async find(personId: string, id: string): Promise<StoredNotification | null> {
      const row = await ofPerson(personId).where('id', '=', id).selectAll().executeTakeFirst()
      return row === undefined ? null : toNotification(row)
    },
    /** Marks unread ones as read: one, those of a conversation, those before a time, or all of the person. */
    async markRead(personId: string, { id, conversationId, before }: ReadWhich, at: Date): Promise<void> {
      let update = queries()
        .updateTable('notifications')
        .set({ read_at: at.toISOString() })
        .where('site_slug', '=', siteSlug)
        .where('person_id', '=', personId)
        .where('read_at', 'is', null)
      if (id !== undefined) update = update.where('id', '=', id)
      if (before !== undefined) update = update.where('at', '<', before)
      if (conversationId !== undefined) update = update.where('conversation_id', '=', conversationId)
      await update.execute()
    },
    /** Gives what waits for a person on a channel to a message. Returns how many there were. */
    async take(personId: string, channel: SendingChannel, messageId: string, within: Transaction): Promise<number> {
      const { numUpdatedRows } = await queries(within)
        .updateTable('notifications')
        .set({ [CARRIER[channel]]: messageId })
        .where('site_slug', '=', siteSlug)
        .where('person_id', '=', personId)
        .where(WANTED[channel], '=', true)
        .where(CARRIER[channel], 'is', null)
        .executeTakeFirst()
      return Number(numUpdatedRows)
    },
    /** What a message carries, oldest first. */
    async ofMessage(channel: SendingChannel, messageId: string): Promise<readonly StoredNotification[]> {
      const rows = await queries()
        .selectFrom('notifications')
        .where('site_slug', '=', siteSlug)
        .where(CARRIER[channel], '=', messageId)
        .orderBy('at')
        .orderBy('id')
        .selectAll()
        .execute()
      return rows.map(toNotification)
    },
  }
}

function toNotification(row: Selectable<NotificationsTable>): StoredNotification {
  return {
    id: row.id,
    personId: row.person_id,
    key: row.key,
    event: row.event,
    conversationId: row.conversation_id,
    objectId: row.object_id,
    data: row.data,
    at: row.at,
    readAt: row.read_at,
  }
}
