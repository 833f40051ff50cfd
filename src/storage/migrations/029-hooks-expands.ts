import { type Kysely, sql } from 'kysely'

/** Addresses that hear of a site's inbox, and each event on its way to one (docs/decisions/165). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `create table hook_endpoints (
    site_slug text not null,
    id text not null,
    url text not null,
    kinds jsonb not null,
    -- Part of what the secret is made from: one more makes another secret.
    secret_number integer not null default 1,
    created_by text not null,
    created_at timestamptz not null,
    paused_at timestamptz,
    primary key (site_slug, id)
  )`,
  `create table hook_deliveries (
    site_slug text not null,
    id text not null,
    endpoint_id text not null,
    conversation_id text,
    kind text not null,
    at timestamptz not null,
    state text not null check (state in ('pending', 'failed', 'sent', 'dead')),
    attempts integer not null default 0,
    next_attempt_at timestamptz,
    error text,
    primary key (site_slug, id),
    foreign key (site_slug, endpoint_id) references hook_endpoints (site_slug, id) on delete cascade,
    foreign key (site_slug, conversation_id) references conversations (site_slug, id) on delete cascade
  )`,
  'create index hook_deliveries_of_endpoint on hook_deliveries (site_slug, endpoint_id, at desc)',
  'create index hook_deliveries_of_conversation on hook_deliveries (site_slug, conversation_id)',
  'create index hook_deliveries_due on hook_deliveries (next_attempt_at) where next_attempt_at is not null',
] as const
