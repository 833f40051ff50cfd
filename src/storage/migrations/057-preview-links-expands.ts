import { type Kysely, sql } from 'kysely'

/** STUDIO-7: links by which people without an account look at a draft. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `create table preview_links (
    site_slug text not null,
    id text not null,
    draft_id text not null,
    -- Who it is for, in the words of the person who made it.
    note text not null,
    made_by text not null,
    made_by_name text not null,
    made_at timestamptz not null,
    ends_at timestamptz not null,
    withdrawn_at timestamptz,
    primary key (site_slug, id),
    foreign key (site_slug, draft_id) references drafts on delete cascade
  )`,
  'create index preview_links_of_draft on preview_links (site_slug, draft_id)',
] as const
