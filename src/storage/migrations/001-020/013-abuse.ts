import { type Kysely, sql } from 'kysely'

/** Shared counts, and hashes for comparing repeated or unpaid requests (docs/decisions/070 to 074). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  // Keys are keyed hashes: they reveal no address, phone number or e-mail.
  `create table limit_counts (
    key text primary key,
    count integer not null,
    ends_at timestamptz not null
  )`,
  'create index limit_counts_by_end on limit_counts (ends_at)',
  // Keyed hash of the form's content; null for older leads.
  'alter table leads add column body_hash text',
  // Reason why the buyer got no mail; null if one was due.
  'alter table leads add column unconfirmed text',
  // Keyed hash of the buyer's IP address, removed when the payment ends.
  'alter table reservations add column asker text',
  'create index reservations_by_time on reservations (site_slug, created_at)',
] as const
