/** Published versions of sites, their hostnames, keys, limits and what the platform checks itself by. */
export const PLATFORM: readonly string[] = [
  `create table site_versions (
    site_slug text primary key,
    version integer not null,
    trusts_was boolean default false not null
  )`,

  `create table published_versions (
    site_slug text not null,
    number integer not null,
    at timestamptz not null,
    published_by text not null,
    message text not null,
    restores integer,
    draft text not null,
    files jsonb not null,
    primary key (site_slug, number)
  )`,

  `create table hostname_owners (
    hostname text primary key,
    site_slug text not null,
    since timestamptz not null
  )`,

  `create table data_keys (
    name text primary key,
    value text not null
  )`,

  `create table limit_counts (
    key text primary key,
    count integer not null,
    ends_at timestamptz not null
  )`,
  'create index limit_counts_by_end on limit_counts (ends_at)',

  `create table write_probes (
    id integer primary key,
    at timestamptz not null
  )`,
]
