import { type Kysely, sql } from 'kysely'

/** The table of the stock (DESK-1): offers that begin later, a person's views and columns, and the leads of each car. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  // Null: the override holds already.
  'alter table car_overrides add column starts_at timestamptz',
  'create index car_overrides_by_start on car_overrides (starts_at) where starts_at is not null',
  `create table stock_views (
    site_slug text not null,
    person_id text not null,
    id text not null,
    name text not null,
    query text not null,
    saved_at timestamptz not null,
    primary key (site_slug, person_id, id)
  )`,
  `create table stock_columns (
    site_slug text not null,
    person_id text not null,
    columns jsonb not null,
    primary key (site_slug, person_id)
  )`,
  'create index leads_by_car on leads (site_slug, car_id) where car_id is not null',
]
