import { type Kysely, sql } from 'kysely'

/** Page views per car (CAR-12). Separate from cars: a view does not change the stock. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create table car_views (
        site_slug text not null,
        car_id text not null,
        views bigint not null,
        primary key (site_slug, car_id)
      )`,
    )
    .execute(db)
}
