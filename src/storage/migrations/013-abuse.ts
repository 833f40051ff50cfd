import { type Kysely, sql } from 'kysely'

/** Counts that all processes share, and what a repeated or unpaid request is compared with (docs/decisions/070 to 074). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  // A key is a keyed hash: no address, number or e-mail can be read from it.
  `create table limit_counts (
    key text primary key,
    count integer not null,
    ends_at timestamptz not null
  )`,
  'create index limit_counts_by_end on limit_counts (ends_at)',
  // Keyed hash of what the form said; null for leads from before.
  'alter table leads add column body_hash text',
  // Why the buyer got no mail; null when one was due.
  'alter table leads add column unconfirmed text',
  // Keyed hash of the buyer's address, removed when the payment ends.
  'alter table reservations add column asker text',
  'create index reservations_by_time on reservations (site_slug, created_at)',
] as const
