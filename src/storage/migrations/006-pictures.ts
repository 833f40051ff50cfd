import { type Kysely, sql } from 'kysely'

/** The pictures of feeds: what is to be fetched, what was kept of it, and which cars show it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  // `due_at` is all the queue there is: a row is fetched when it is past, and put off while someone fetches it.
  `create table pictures (
    site_slug text not null,
    address text not null,
    folder text,
    name text,
    preview text,
    etag text,
    last_modified text,
    failures integer not null default 0,
    fault text,
    due_at timestamptz not null,
    settled boolean not null default true,
    primary key (site_slug, address)
  )`,
  'create index pictures_due on pictures (due_at, site_slug)',
  'create index pictures_unsettled on pictures (site_slug) where not settled',
  'create index pictures_by_name on pictures (name) where name is not null',
  `create table picture_uses (
    site_slug text not null,
    car_id text not null,
    address text not null,
    primary key (site_slug, car_id, address)
  )`,
  'create index picture_uses_by_address on picture_uses (site_slug, address)',
  // What of a staged row must be fetched; null: nothing.
  'alter table import_rows add column pictures jsonb',
  // Cars that were imported before pictures were fetched.
  `insert into picture_uses (site_slug, car_id, address)
    select distinct c.site_slug, c.id, named.address
    from cars c cross join lateral (
      select jsonb_array_elements_text(c.data->'images') as address
      union select c.data->>'primary_image_url'
    ) named
    where c.status <> 'sold' and named.address ~ '^https?://'`,
  `insert into pictures (site_slug, address, due_at)
    select distinct site_slug, address, now() from picture_uses`,
] as const
