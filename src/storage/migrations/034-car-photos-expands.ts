import { type Kysely, sql } from 'kysely'

/** Photos that staff add to cars, and edited copies (DESK-4). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
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
  'create index car_photos_removed on car_photos (site_slug, removed_at) where removed_at is not null',
] as const
