import { type Kysely, sql } from 'kysely'

/** Text messages between staff and buyers (INBOX-8): a conversation's messages have a channel, and STOP has a row. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  "alter table conversation_mails add column channel text not null default 'mail' check (channel in ('mail', 'text'))",
  `create table text_stops (
    site_slug text not null,
    phone text not null,
    at timestamptz not null,
    primary key (site_slug, phone)
  )`,
  'alter table lead_deliveries drop constraint lead_deliveries_kind_check',
  `alter table lead_deliveries add constraint lead_deliveries_kind_check
    check (kind in ('mail', 'adf', 'webhook', 'sms', 'confirmation', 'refund', 'alert', 'reply', 'text'))`,
] as const
