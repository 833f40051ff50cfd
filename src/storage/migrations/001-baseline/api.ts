/** Keys of the API, calls that are answered once, and webhooks. */
export const API: readonly string[] = [
  `create table api_keys (
    site_slug text not null,
    id text not null,
    name text not null,
    token_hash text not null,
    rights jsonb not null,
    scope jsonb not null,
    created_by text not null,
    created_at timestamptz not null,
    expires_at timestamptz,
    last_used_at timestamptz,
    revoked_at timestamptz,
    primary key (site_slug, id),
    unique (token_hash)
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

  `create table hook_endpoints (
    site_slug text not null,
    id text not null,
    url text not null,
    kinds jsonb not null,
    secret_number integer default 1 not null,
    created_by text not null,
    created_at timestamptz not null,
    paused_at timestamptz,
    is_standard boolean default false not null,
    primary key (site_slug, id)
  )`,

  `create table hook_deliveries (
    site_slug text not null,
    id text not null,
    endpoint_id text not null,
    conversation_id text,
    kind text not null,
    at timestamptz not null,
    state text not null,
    attempts integer default 0 not null,
    next_attempt_at timestamptz,
    error text,
    reservation_id text,
    constraint hook_deliveries_state_check check (state in ('pending', 'failed', 'sent', 'dead')),
    primary key (site_slug, id),
    foreign key (site_slug, conversation_id) references conversations(site_slug, id) on delete cascade,
    foreign key (site_slug, endpoint_id) references hook_endpoints(site_slug, id) on delete cascade
  )`,
  'create index hook_deliveries_due on hook_deliveries (next_attempt_at) where (next_attempt_at is not null)',
  'create index hook_deliveries_of_conversation on hook_deliveries (site_slug, conversation_id)',
  'create index hook_deliveries_of_endpoint on hook_deliveries (site_slug, endpoint_id, at desc)',
]
