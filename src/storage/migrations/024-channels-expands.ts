import { type Kysely, sql } from 'kysely'

/** Channels that a site has turned on (OUT-1). Another key makes another address. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create table site_channels (
        site_slug text not null,
        channel text not null,
        key text not null,
        since timestamptz not null,
        primary key (site_slug, channel)
      )`,
    )
    .execute(db)
}
