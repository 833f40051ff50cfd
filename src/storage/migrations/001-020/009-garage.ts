import { type Kysely, sql } from 'kysely'

/** Accounts: visitors, sign-in codes, sessions and watchlists (GARAGE-1 to GARAGE-4). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  // One code per number. Its digits are not stored: they are derived from `salt` with a key outside the database. The
  // row outlives the code while it counts for the limit.
  `create table sign_in_codes (
    site_slug text not null,
    phone text not null,
    id text not null,
    salt text not null,
    host text not null,
    expires_at timestamptz not null,
    tries integer not null default 0,
    used boolean not null default false,
    asked_since timestamptz not null,
    asked_count integer not null,
    send_at timestamptz,
    sendings integer not null default 0,
    primary key (site_slug, phone)
  )`,
  'create unique index sign_in_codes_by_id on sign_in_codes (site_slug, id)',
  'create index sign_in_codes_to_send on sign_in_codes (send_at) where send_at is not null',
  'create index sign_in_codes_by_age on sign_in_codes (asked_since)',
  // The same number at two dealers is two visitors (SITE-1).
  `create table visitors (
    site_slug text not null,
    id text not null,
    phone text not null,
    name text,
    created_at timestamptz not null,
    primary key (site_slug, id),
    unique (site_slug, phone)
  )`,
  `create table visitor_sessions (
    site_slug text not null,
    token_hash text not null,
    visitor_id text not null,
    expires_at timestamptz not null,
    primary key (site_slug, token_hash),
    foreign key (site_slug, visitor_id) references visitors (site_slug, id) on delete cascade
  )`,
  'create index visitor_sessions_by_end on visitor_sessions (expires_at)',
  'create index visitor_sessions_by_visitor on visitor_sessions (site_slug, visitor_id)',
  // No foreign key to cars: the visitor is notified of a deleted car and removes it.
  `create table watchlist_cars (
    site_slug text not null,
    visitor_id text not null,
    car_id text not null,
    saved_at timestamptz not null,
    primary key (site_slug, visitor_id, car_id),
    foreign key (site_slug, visitor_id) references visitors (site_slug, id) on delete cascade
  )`,
] as const
