import { type Kysely, sql } from 'kysely'

/** Alerts and their mails (ALERT-1 to ALERT-3), and the ledger of accepted prices (ALERT-4, DESK-7). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `create table alerts (
    site_slug text not null,
    id text not null,
    kind text not null check (kind in ('search', 'price', 'free')),
    email text not null,
    -- The listing's address or the car's id: the same wish of one address is one row.
    subject text not null,
    label text not null,
    search jsonb,
    car_id text,
    origin text not null,
    consent jsonb not null,
    asked_at timestamptz not null,
    confirmed_at timestamptz,
    ended_at timestamptz,
    primary key (site_slug, id),
    unique (site_slug, email, kind, subject)
  )`,
  `create index alerts_of_cars on alerts (site_slug, car_id)
    where car_id is not null and confirmed_at is not null and ended_at is null`,
  'create index alerts_live on alerts (site_slug) where confirmed_at is not null and ended_at is null',
  // Keys of the confirmed searches (docs/decisions/136).
  `create table alert_keys (
    site_slug text not null,
    key text not null,
    alert_id text not null,
    primary key (site_slug, key, alert_id),
    foreign key (site_slug, alert_id) references alerts (site_slug, id) on delete cascade
  )`,
  'create index alert_keys_of_alert on alert_keys (site_slug, alert_id)',
  // What a car was before its first change that is not matched yet.
  `create table alert_changes (
    site_slug text not null,
    car_id text not null,
    at timestamptz not null,
    was_listed boolean not null,
    was_reserved boolean not null,
    price double precision,
    offer_price double precision,
    primary key (site_slug, car_id)
  )`,
  // Matches that no mail has named yet.
  `create table alert_finds (
    site_slug text not null,
    alert_id text not null,
    cars jsonb not null,
    primary key (site_slug, alert_id),
    foreign key (site_slug, alert_id) references alerts (site_slug, id) on delete cascade
  )`,
  `create table alert_mails (
    site_slug text not null,
    id text not null,
    kind text not null check (kind in ('confirm', 'news')),
    email text not null,
    alert_id text not null,
    finds jsonb not null,
    created_at timestamptz not null,
    state text not null check (state in ('pending', 'failed', 'sent', 'dead')),
    attempts integer not null default 0,
    next_attempt_at timestamptz,
    primary key (site_slug, id),
    foreign key (site_slug, alert_id) references alerts (site_slug, id) on delete cascade
  )`,
  'create index alert_mails_of_alert on alert_mails (site_slug, alert_id)',
  'create index alert_mails_of_email on alert_mails (site_slug, email, created_at)',
  'create index alert_mails_due on alert_mails (next_attempt_at) where next_attempt_at is not null',
  `create table car_prices (
    site_slug text not null,
    car_id text not null,
    at timestamptz not null,
    price double precision,
    offer_price double precision,
    price_type text,
    source text not null,
    primary key (site_slug, car_id, at)
  )`,
  // The ledger begins with the prices of today: a car had its price since its row last changed, at the latest.
  `insert into car_prices (site_slug, car_id, at, price, offer_price, price_type, source)
    select site_slug, id, updated_at, (data->>'price')::float8, (data->>'offer_price')::float8, data->>'price_type', feed
    from cars where status <> 'sold' and (data->>'price' is not null or data->>'offer_price' is not null)`,
]
