import { type Kysely, sql } from 'kysely'

/** STUDIO-7: drafts of sites as lists of changes, and parts that a group locks. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `create table drafts (
    site_slug text not null,
    id text not null,
    name text not null,
    -- The version that its changes are against.
    base integer not null,
    state text not null check (state in ('open', 'proposed', 'scheduled', 'live', 'published', 'discarded')),
    -- Number of its last change.
    last integer not null default 0,
    made_by text not null,
    made_by_name text not null,
    made_at timestamptz not null,
    changed_at timestamptz not null,
    starts_at timestamptz,
    ends_at timestamptz,
    -- When a schedule was checked in the hour before its start.
    checked_at timestamptz,
    -- The version that a schedule made, which its end takes back.
    live_version integer,
    -- Who proposed, scheduled or sent it back, and with which sentence.
    word_by text,
    word_by_name text,
    word text,
    primary key (site_slug, id)
  )`,
  `create index drafts_due on drafts (state) where state in ('scheduled', 'live')`,
  `create table draft_changes (
    site_slug text not null,
    draft_id text not null,
    number integer not null,
    step integer not null,
    base integer not null,
    body jsonb not null,
    by_id text not null,
    by_name text not null,
    at timestamptz not null,
    undone boolean not null default false,
    -- The version with which it went live; it is of the draft's past then.
    published integer,
    -- Random text of the call that made it, so that a call that is sent twice is stored once.
    once_key text,
    primary key (site_slug, draft_id, number),
    foreign key (site_slug, draft_id) references drafts on delete cascade
  )`,
  'create unique index draft_changes_once on draft_changes (site_slug, draft_id, once_key)',
  `create table part_locks (
    site_slug text not null,
    part text not null,
    -- Name of the group.
    locked_by text not null,
    at timestamptz not null,
    primary key (site_slug, part)
  )`,
  // The draft that a version was made from; null: a folder, or a version before drafts.
  'alter table published_versions add column draft_id text',
] as const
