/** Cars with their prices, pictures and edits, and the runs that import them. */
export const STOCK: readonly string[] = [
  `create table cars (
    site_slug text not null,
    id text not null collate pg_catalog."C",
    slug text not null,
    identity text not null,
    vin text,
    stocknum text,
    dealership_slug text not null,
    feed text not null,
    feed_id text,
    status text not null,
    content_hash text not null,
    changed_in integer not null,
    listed_at timestamptz not null,
    updated_at timestamptz not null,
    sold_at timestamptz,
    data jsonb not null,
    held boolean default false not null,
    desk jsonb default '{"photos": null, "soldAt": null, "values": {}}' not null,
    missed_files integer default 0 not null,
    was_shown boolean default false not null,
    was_due timestamptz default '1970-01-01 00:00:00+00'::timestamptz,
    constraint cars_check check ((status <> 'sold') or (sold_at is not null)),
    constraint cars_status_check check (status in ('in_stock', 'coming_soon', 'sold')),
    primary key (site_slug, id),
    constraint cars_identity_once unique (site_slug, identity) deferrable INITIALLY DEFERRED,
    constraint cars_slug_once unique (site_slug, slug) deferrable INITIALLY DEFERRED
  )`,
  'create index cars_by_change on cars (site_slug, changed_in, id)',
  'create index cars_by_feed_id on cars (site_slug, feed, feed_id) where (feed_id is not null)',
  `create index cars_by_make_and_model on cars (regexp_replace(lower((data ->> 'make')), '[^a-z0-9]+', '', 'g'), regexp_replace(lower((data ->> 'model')), '[^a-z0-9]+', '', 'g'))
    where (status <> 'sold')`,
  'create index cars_by_stocknum on cars (site_slug, dealership_slug, stocknum) where (stocknum is not null)',
  'create index cars_by_vin on cars (site_slug, vin) where (vin is not null)',
  'create index cars_was_due on cars (was_due) where (was_due is not null)',

  `create table former_slugs (
    site_slug text not null,
    slug text not null,
    car_id text not null,
    primary key (site_slug, slug),
    foreign key (site_slug, car_id) references cars(site_slug, id) on delete cascade
  )`,
  'create index former_slugs_by_car on former_slugs (site_slug, car_id)',

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

  `create table car_edits (
    site_slug text not null,
    id text not null,
    batch text not null,
    car_id text not null,
    author_id text not null,
    author_name text not null,
    at timestamptz not null,
    before jsonb not null,
    after jsonb not null,
    undone_at timestamptz,
    primary key (site_slug, id)
  )`,
  'create index car_edits_of_batch on car_edits (site_slug, batch)',
  'create index car_edits_of_car on car_edits (site_slug, car_id, at)',

  `create table car_overrides (
    site_slug text not null,
    car_id text not null,
    part text not null,
    value jsonb not null,
    feed_value jsonb not null,
    author_id text not null,
    author_name text not null,
    at timestamptz not null,
    until timestamptz,
    starts_at timestamptz,
    primary key (site_slug, car_id, part)
  )`,
  'create index car_overrides_by_end on car_overrides (until) where (until is not null)',
  'create index car_overrides_by_start on car_overrides (starts_at) where (starts_at is not null)',

  `create table car_photos (
    site_slug text not null,
    id text not null,
    car_id text not null,
    made_from text,
    author_id text not null,
    author_name text not null,
    at timestamptz not null,
    removed_at timestamptz,
    primary key (site_slug, id)
  )`,
  'create index car_photos_of_car on car_photos (site_slug, car_id)',
  'create index car_photos_removed on car_photos (site_slug, removed_at) where (removed_at is not null)',

  `create table car_views (
    site_slug text not null,
    car_id text not null,
    views bigint not null,
    primary key (site_slug, car_id)
  )`,

  `create table hand_cars (
    site_slug text not null,
    id text not null,
    fields jsonb not null,
    car_id text,
    author_id text not null,
    author_name text not null,
    changed_at timestamptz not null,
    primary key (site_slug, id)
  )`,

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
    pictures jsonb,
    primary key (import_id, number)
  )`,
  'create index import_rows_by_site on import_rows (site_slug)',

  `create table stock_imports (
    id text primary key,
    site_slug text not null,
    feed text not null,
    state text not null,
    started_at timestamptz not null,
    finished_at timestamptz,
    staged integer not null,
    report jsonb,
    constraint stock_imports_state_check check (state in ('staging', 'merged', 'held-back', 'abandoned'))
  )`,
  'create index stock_imports_by_site on stock_imports (site_slug, started_at)',

  `create table pictures (
    site_slug text not null,
    address text not null,
    folder text,
    name text,
    preview text,
    etag text,
    last_modified text,
    failures integer default 0 not null,
    fault text,
    due_at timestamptz not null,
    settled boolean default true not null,
    primary key (site_slug, address)
  )`,
  'create index pictures_by_name on pictures (name) where (name is not null)',
  'create index pictures_due on pictures (due_at, site_slug)',
  'create index pictures_unsettled on pictures (site_slug) where (not settled)',

  `create table picture_uses (
    site_slug text not null,
    car_id text not null,
    address text not null,
    primary key (site_slug, car_id, address)
  )`,
  'create index picture_uses_by_address on picture_uses (site_slug, address)',

  `create table stock_columns (
    site_slug text not null,
    person_id text not null,
    columns jsonb not null,
    primary key (site_slug, person_id)
  )`,

  `create table stock_views (
    site_slug text not null,
    person_id text not null,
    id text not null,
    name text not null,
    query text not null,
    saved_at timestamptz not null,
    primary key (site_slug, person_id, id)
  )`,
]
