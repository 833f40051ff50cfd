import { type Kysely, sql } from 'kysely'

/** Revealed phone numbers (PHONE-1): car and dealership, nothing about the visitor. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  // No foreign key to cars: reveals stay when a car is deleted.
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
