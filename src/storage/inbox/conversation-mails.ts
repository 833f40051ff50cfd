import { type Selectable, sql } from 'kysely'
import type { MailFile } from '#domain/inbox/mail-file.ts'
import { jsonText } from '../json-text.ts'
import type { Transaction } from '../transaction.ts'
import type { Transactions } from '../transactions.ts'
import type { ConversationMailsTable } from './inbox-tables.ts'

export interface NewConversationMail {
  readonly id: string
  /** A text message (INBOX-8) has numbers for addresses and no subject. */
  readonly channel?: 'mail' | 'text'
  readonly direction: 'in' | 'out'
  /** Unique on the site. */
  readonly messageId: string
  /** Ids of the mails before it in the thread, oldest first. */
  readonly earlier: readonly string[]
  readonly fromName: string
  readonly fromAddress: string
  readonly toAddress: string
  readonly subject: string
  readonly body: string
  readonly html: string | null
  readonly deliveryId: string | null
  /** INBOX-9: a calendar file that goes with it. */
  readonly calendar?: string | null
  /** Files that go or came with it. */
  readonly files?: readonly MailFile[]
  readonly at: Date
}

export interface ConversationMail extends NewConversationMail {
  readonly conversationId: string
  readonly files: readonly MailFile[]
}

/** Mails and text messages to and from the buyers of one site (INBOX-7, INBOX-8). */
export function conversationMails(siteSlug: string, { queries }: Transactions) {
  const ofSite = (within?: Transaction) =>
    queries(within).selectFrom('conversation_mails').where('site_slug', '=', siteSlug).selectAll()
  return {
    /** Stores a mail once: null if its id or its message id is stored already. */
    async add(conversationId: string, mail: NewConversationMail, within: Transaction): Promise<string | null> {
      const row = await queries(within)
        .insertInto('conversation_mails')
        .values({
          site_slug: siteSlug,
          id: mail.id,
          conversation_id: conversationId,
          channel: mail.channel ?? 'mail',
          direction: mail.direction,
          message_id: mail.messageId,
          earlier: jsonText(mail.earlier),
          from_name: mail.fromName,
          from_address: mail.fromAddress,
          to_address: mail.toAddress,
          subject: mail.subject,
          body: mail.body,
          html: mail.html,
          delivery_id: mail.deliveryId,
          calendar: mail.calendar ?? null,
          files: jsonText(mail.files ?? []),
          at: mail.at.toISOString(),
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst()
      return row?.id ?? null
    },
    /** Oldest first. */
    async of(conversationId: string, within?: Transaction): Promise<readonly ConversationMail[]> {
      const rows = await ofSite(within)
        .where('conversation_id', '=', conversationId)
        .orderBy('at')
        .orderBy('id')
        .execute()
      return rows.map(toMail)
    },
    /** The mail that a delivery sends. */
    async ofDelivery(deliveryId: string): Promise<ConversationMail | null> {
      const row = await ofSite().where('delivery_id', '=', deliveryId).executeTakeFirst()
      return row === undefined ? null : toMail(row)
    },
    /** A mail or text message by its id; null: none is stored. */
    async find(id: string, within?: Transaction): Promise<ConversationMail | null> {
      const row = await ofSite(within).where('id', '=', id).executeTakeFirst()
      return row === undefined ? null : toMail(row)
    },
    /** Whether a mail is stored already. */
    async hasMessage(messageId: string): Promise<boolean> {
      return (await ofSite().where('message_id', '=', messageId).executeTakeFirst()) !== undefined
    },
    /** The conversation of a mail that we sent; null: we sent none with this id. */
    async conversationOf(messageId: string): Promise<string | null> {
      const row = await ofSite().where('message_id', '=', messageId).where('direction', '=', 'out').executeTakeFirst()
      return row?.conversation_id ?? null
    },
    /** Ids of the stored files of all mails, or of those of some conversations. */
    async fileIds(conversationIds?: readonly string[]): Promise<ReadonlySet<string>> {
      if (conversationIds?.length === 0) return new Set()
      const rows = await queries()
        .selectFrom('conversation_mails')
        .where('site_slug', '=', siteSlug)
        .where(sql<boolean>`files <> '[]'`)
        .$if(conversationIds !== undefined, (mails) => mails.where('conversation_id', 'in', conversationIds ?? []))
        .select('files')
        .execute()
      return new Set(rows.flatMap(({ files }) => files.flatMap(({ id }) => (id === null ? [] : [id]))))
    },
  }
}

function toMail(row: Selectable<ConversationMailsTable>): ConversationMail {
  return {
    id: row.id,
    conversationId: row.conversation_id,
    channel: row.channel,
    direction: row.direction,
    messageId: row.message_id,
    earlier: row.earlier,
    fromName: row.from_name,
    fromAddress: row.from_address,
    toAddress: row.to_address,
    subject: row.subject,
    body: row.body,
    html: row.html,
    deliveryId: row.delivery_id,
    calendar: row.calendar,
    files: row.files,
    at: row.at,
  }
}
