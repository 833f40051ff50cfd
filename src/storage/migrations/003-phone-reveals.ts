import { type Kysely, sql } from 'kysely'

/** Each number that a visitor asked for (PHONE-1): which car's and whose, and nothing about the visitor. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  // No key to cars: what was asked for stays on record when a car goes.
  `create table phone_reveals (
    id bigint generated always as identity primary key,
    site_slug text not null,
    car_id text not null,
    dealership_id text,
    website_id text not null,
    at timestamptz not null
  )`,
  'create index phone_reveals_by_time on phone_reveals (site_slug, at)',
] as const
