import { type Kysely, sql } from 'kysely'

/** Cars that staff add by hand (DESK-5): what they typed, as a draft until it is published. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create table hand_cars (
        site_slug text not null,
        id text not null,
        fields jsonb not null,
        -- Null: a draft.
        car_id text,
        author_id text not null,
        author_name text not null,
        changed_at timestamptz not null,
        primary key (site_slug, id)
      )`,
    )
    .execute(db)
}
