import { type Kysely, sql } from 'kysely'

/** Booked appointments (FORM-14). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  // `place` numbers a slot's places; the primary key lets only one visitor win each.
  `create table appointments (
    site_slug text not null,
    location_id text not null,
    starts_at timestamptz not null,
    place integer not null,
    lead_id text not null,
    primary key (site_slug, location_id, starts_at, place),
    foreign key (site_slug, lead_id) references leads (site_slug, id) on delete cascade
  )`,
] as const
