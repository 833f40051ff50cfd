import { type Kysely, sql } from 'kysely'

/** Kinds of deliveries besides mail (FIELD-1), and unsubscribed addresses (LAW-4). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  'alter table lead_deliveries drop constraint lead_deliveries_kind_check',
  `alter table lead_deliveries add constraint lead_deliveries_kind_check
    check (kind in ('mail', 'adf', 'webhook', 'sms', 'confirmation', 'alert'))`,
  `create table marketing_ends (
    site_slug text not null,
    email text not null,
    lead_id text not null,
    at timestamptz not null,
    primary key (site_slug, email)
  )`,
] as const
