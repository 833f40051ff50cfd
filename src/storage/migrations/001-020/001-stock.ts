import { type Kysely, sql } from 'kysely'

/** Cars, site versions and staged import rows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

// Deferred constraints may be violated during a merge; they are checked at commit.
const STATEMENTS = [
  `create table site_versions (
    site_slug text primary key,
    version integer not null
  )`,
  // Ids sort by bytes, so that pagination is the same on every server.
  `create table cars (
    site_slug text not null,
    id text collate "C" not null,
    slug text not null,
    identity text not null,
    vin text,
    stocknum text,
    dealership_slug text not null,
    feed text not null,
    feed_id text,
    status text not null check (status in ('in_stock', 'coming_soon', 'sold')),
    content_hash text not null,
    changed_in integer not null,
    listed_at timestamptz not null,
    updated_at timestamptz not null,
    sold_at timestamptz,
    data jsonb not null,
    primary key (site_slug, id),
    constraint cars_slug_once unique (site_slug, slug) deferrable initially deferred,
    constraint cars_identity_once unique (site_slug, identity) deferrable initially deferred,
    check (status <> 'sold' or sold_at is not null)
  )`,
  'create index cars_by_change on cars (site_slug, changed_in, id)',
  'create index cars_by_vin on cars (site_slug, vin) where vin is not null',
  'create index cars_by_stocknum on cars (site_slug, dealership_slug, stocknum) where stocknum is not null',
  'create index cars_by_feed_id on cars (site_slug, feed, feed_id) where feed_id is not null',
  `create table former_slugs (
    site_slug text not null,
    slug text not null,
    car_id text not null,
    primary key (site_slug, slug),
    foreign key (site_slug, car_id) references cars (site_slug, id) on delete cascade
  )`,
  'create index former_slugs_by_car on former_slugs (site_slug, car_id)',
  `create table stock_imports (
    id text primary key,
    site_slug text not null,
    feed text not null,
    state text not null check (state in ('staging', 'merged', 'held-back', 'abandoned')),
    started_at timestamptz not null,
    finished_at timestamptz,
    staged integer not null,
    report jsonb
  )`,
  'create index stock_imports_by_site on stock_imports (site_slug, started_at)',
  // Unlogged: a server crash loses the staged rows, but also ends their import.
  `create unlogged table import_rows (
    site_slug text not null,
    import_id text not null,
    number integer not null,
    line integer not null,
    vin text,
    stocknum text,
    dealership_slug text not null,
    feed_id text,
    identity text not null,
    slug_base text not null,
    new_id text not null,
    content_hash text not null,
    status text not null,
    listed_at timestamptz,
    sold_at timestamptz,
    data jsonb,
    primary key (import_id, number)
  )`,
  'create index import_rows_by_site on import_rows (site_slug)',
] as const
