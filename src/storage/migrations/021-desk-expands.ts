import { type Kysely, sql } from 'kysely'

/** The stock desk: overrides of a car's fields, edits that can be undone, and the values that pages read (DESK-2, DESK-8). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  // Values of the car's overrides. Imports write `data` alone, so no import undoes an override (docs/decisions/164).
  `alter table cars add column desk jsonb not null default '{"values": {}, "photos": null, "soldAt": null}'`,
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
    primary key (site_slug, car_id, part)
  )`,
  'create index car_overrides_by_end on car_overrides (until) where until is not null',
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
  'create index car_edits_of_car on car_edits (site_slug, car_id, at)',
  'create index car_edits_of_batch on car_edits (site_slug, batch)',
] as const
