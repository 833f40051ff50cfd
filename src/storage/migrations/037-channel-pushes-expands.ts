import { type Kysely, sql } from 'kysely'

/** Where a channel's file is sent by SFTP, and how that is going (OUT-1). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create table channel_pushes (
        site_slug text not null,
        channel text not null,
        target jsonb not null,
        created_at timestamptz not null,
        paused_at timestamptz,
        seen_version integer,
        looked_at timestamptz,
        claimed_until timestamptz,
        sent_tag text,
        sent_at timestamptz,
        failures integer not null default 0,
        error text,
        failed_at timestamptz,
        next_try_at timestamptz,
        given_up_at timestamptz,
        primary key (site_slug, channel)
      )`,
    )
    .execute(db)
}
