import { type Kysely, sql } from 'kysely'

/** How often each car's page was looked at (CAR-12). Beside the cars: a look is no change of the stock. */
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
