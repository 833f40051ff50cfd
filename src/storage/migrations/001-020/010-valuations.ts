import { type Kysely, sql } from 'kysely'

/**
 * Valuations of visitors' vehicles (TRADE-1), and an index of all sites' cars by make and model for comparison
 * (TRADE-3).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `create table valuations (
    site_slug text not null,
    id text not null,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    data jsonb not null,
    lead_id text,
    primary key (site_slug, id),
    foreign key (site_slug, lead_id) references leads (site_slug, id) on delete cascade
  )`,
  'create index valuations_by_lead on valuations (site_slug, lead_id) where lead_id is not null',
  'create index valuations_by_expiry on valuations (site_slug, expires_at)',
  // Same key as `nameKey` in domain/trade-in.
  `create index cars_by_make_and_model on cars (
    (regexp_replace(lower(data->>'make'), '[^a-z0-9]+', '', 'g')),
    (regexp_replace(lower(data->>'model'), '[^a-z0-9]+', '', 'g'))
  ) where status <> 'sold'`,
] as const
