import { type Kysely, sql } from 'kysely'

/** The last call for each pushed car (INTAKE-7). A sold car's row stays, so that an older call does not bring it back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create table pushed_cars (
        site_slug text not null,
        feed text not null,
        dealership_slug text not null,
        stocknum text not null,
        -- By the sender's clock; null if no call gave a time.
        changed_at timestamptz,
        received_at timestamptz not null,
        primary key (site_slug, feed, dealership_slug, stocknum)
      )`,
    )
    .execute(db)
}
