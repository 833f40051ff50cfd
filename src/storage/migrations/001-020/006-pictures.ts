import { type Kysely, sql } from 'kysely'

/** Pictures of feeds: the fetch queue, the fetched copies, and the cars that show them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  // `due_at` is the queue: a row is fetched when it is due, and postponed while a process fetches it.
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
  // Pictures of a staged row to fetch; null if none.
  'alter table import_rows add column pictures jsonb',
  // Cars imported before pictures were fetched.
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
