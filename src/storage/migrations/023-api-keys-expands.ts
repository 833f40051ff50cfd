import { type Kysely, sql } from 'kysely'

/** Keys of the API, and the writes that each made under an Idempotency-Key (docs/decisions/160). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `create table api_keys (
    site_slug text not null,
    id text not null,
    name text not null,
    token_hash text not null unique,
    rights jsonb not null,
    scope jsonb not null,
    created_by text not null,
    created_at timestamptz not null,
    expires_at timestamptz,
    last_used_at timestamptz,
    revoked_at timestamptz,
    primary key (site_slug, id)
  )`,
  `create table api_writes (
    site_slug text not null,
    key_id text not null,
    once_key text not null,
    fingerprint text not null,
    at timestamptz not null,
    primary key (site_slug, key_id, once_key)
  )`,
  'create index api_writes_by_time on api_writes (site_slug, at)',
] as const
