/** Feeds that bring cars, cars that dealer systems push, and channels that cars are sent to. */
export const FEEDS: readonly string[] = [
  `create table feeds (
    site_slug text not null,
    name text not null,
    definition jsonb not null,
    created_at timestamptz not null,
    next_pull_at timestamptz,
    claimed_until timestamptz,
    had jsonb,
    last_look jsonb,
    hash text,
    looked_at timestamptz,
    received_at timestamptz,
    applied_at timestamptz,
    failures integer default 0 not null,
    warned text default 'none' not null,
    removed_at timestamptz,
    expected_since timestamptz,
    constraint feeds_warned_check check (warned in ('none', 'console', 'managers', 'operators')),
    primary key (site_slug, name)
  )`,
  'create index feeds_due on feeds (next_pull_at) where (next_pull_at is not null)',

  `create table feed_runs (
    site_slug text not null,
    id text not null,
    feed text not null,
    at timestamptz not null,
    last_at timestamptz not null,
    times integer default 1 not null,
    outcome text not null,
    sentence text not null,
    file_name text,
    bytes integer,
    has_file boolean default false not null,
    report jsonb,
    primary key (site_slug, id)
  )`,
  'create index feed_runs_of_feed on feed_runs (site_slug, feed, at)',

  `create table pushed_cars (
    site_slug text not null,
    feed text not null,
    dealership_slug text not null,
    stocknum text not null,
    changed_at timestamptz,
    received_at timestamptz not null,
    primary key (site_slug, feed, dealership_slug, stocknum)
  )`,

  `create table site_channels (
    site_slug text not null,
    channel text not null,
    key text not null,
    since timestamptz not null,
    primary key (site_slug, channel)
  )`,

  `create table channel_pushes (
    site_slug text not null,
    channel text not null,
    target jsonb not null,
    created_at timestamptz not null,
    paused_at timestamptz,
    seen_version integer,
    looked_at timestamptz,
    claimed_until timestamptz,
    sent_tag text,
    sent_at timestamptz,
    failures integer default 0 not null,
    error text,
    failed_at timestamptz,
    next_try_at timestamptz,
    given_up_at timestamptz,
    primary key (site_slug, channel)
  )`,
]
