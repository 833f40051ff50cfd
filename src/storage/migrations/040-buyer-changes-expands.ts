import { type Kysely, sql } from 'kysely'

/** FORM-17, RESERVE-6: mails and text messages to the dealer about what a buyer has moved or cancelled. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  'alter table lead_deliveries drop constraint lead_deliveries_kind_check',
  `alter table lead_deliveries add constraint lead_deliveries_kind_check
    check (kind in ('mail', 'adf', 'webhook', 'sms', 'confirmation', 'refund', 'alert', 'reply', 'text', 'change-mail', 'change-text'))`,
] as const
