/** Buyers who signed in, their watch lists and their alerts. */
export const VISITORS: readonly string[] = [
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
    foreign key (site_slug, visitor_id) references visitors(site_slug, id) on delete cascade
  )`,
  'create index visitor_sessions_by_end on visitor_sessions (expires_at)',
  'create index visitor_sessions_by_visitor on visitor_sessions (site_slug, visitor_id)',

  `create table sign_in_codes (
    site_slug text not null,
    phone text not null,
    id text not null,
    salt text not null,
    host text not null,
    expires_at timestamptz not null,
    tries integer default 0 not null,
    used boolean default false not null,
    asked_since timestamptz not null,
    asked_count integer not null,
    send_at timestamptz,
    sendings integer default 0 not null,
    primary key (site_slug, phone)
  )`,
  'create index sign_in_codes_by_age on sign_in_codes (asked_since)',
  'create unique index sign_in_codes_by_id on sign_in_codes (site_slug, id)',
  'create index sign_in_codes_to_send on sign_in_codes (send_at) where (send_at is not null)',

  `create table watchlist_cars (
    site_slug text not null,
    visitor_id text not null,
    car_id text not null,
    saved_at timestamptz not null,
    primary key (site_slug, visitor_id, car_id),
    foreign key (site_slug, visitor_id) references visitors(site_slug, id) on delete cascade
  )`,

  `create table marketing_ends (
    site_slug text not null,
    email text not null,
    lead_id text not null,
    at timestamptz not null,
    primary key (site_slug, email)
  )`,

  `create table alerts (
    site_slug text not null,
    id text not null,
    kind text not null,
    email text not null,
    subject text not null,
    label text not null,
    search jsonb,
    car_id text,
    origin text not null,
    consent jsonb not null,
    asked_at timestamptz not null,
    confirmed_at timestamptz,
    ended_at timestamptz,
    constraint alerts_kind_check check (kind in ('search', 'price', 'free')),
    primary key (site_slug, id),
    unique (site_slug, email, kind, subject)
  )`,
  'create index alerts_live on alerts (site_slug) where ((confirmed_at is not null) and (ended_at is null))',
  `create index alerts_of_cars on alerts (site_slug, car_id)
    where ((car_id is not null) and (confirmed_at is not null) and (ended_at is null))`,

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

  `create table alert_finds (
    site_slug text not null,
    alert_id text not null,
    cars jsonb not null,
    primary key (site_slug, alert_id),
    foreign key (site_slug, alert_id) references alerts(site_slug, id) on delete cascade
  )`,

  `create table alert_keys (
    site_slug text not null,
    key text not null,
    alert_id text not null,
    primary key (site_slug, key, alert_id),
    foreign key (site_slug, alert_id) references alerts(site_slug, id) on delete cascade
  )`,
  'create index alert_keys_of_alert on alert_keys (site_slug, alert_id)',

  `create table alert_mails (
    site_slug text not null,
    id text not null,
    kind text not null,
    email text not null,
    alert_id text not null,
    finds jsonb not null,
    created_at timestamptz not null,
    state text not null,
    attempts integer default 0 not null,
    next_attempt_at timestamptz,
    constraint alert_mails_kind_check check (kind in ('confirm', 'news')),
    constraint alert_mails_state_check check (state in ('pending', 'failed', 'sent', 'dead')),
    primary key (site_slug, id),
    foreign key (site_slug, alert_id) references alerts(site_slug, id) on delete cascade
  )`,
  'create index alert_mails_due on alert_mails (next_attempt_at) where (next_attempt_at is not null)',
  'create index alert_mails_of_alert on alert_mails (site_slug, alert_id)',
  'create index alert_mails_of_email on alert_mails (site_slug, email, created_at)',
]
