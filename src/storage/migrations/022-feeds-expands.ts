import { type Kysely, sql } from 'kysely'

/** Feeds that run by themselves, and what each of their files did (INTAKE-1 to INTAKE-6). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `create table feeds (
    site_slug text not null,
    name text not null,
    definition jsonb not null,
    created_at timestamptz not null,
    -- Null: never, because it is uploaded or paused.
    next_pull_at timestamptz,
    -- The process that pulls has it until then.
    claimed_until timestamptz,
    -- Marks of the file that we have, the last look at a file that grows, and the SHA-256 of the last file.
    had jsonb,
    last_look jsonb,
    hash text,
    looked_at timestamptz,
    received_at timestamptz,
    applied_at timestamptz,
    failures integer not null default 0,
    -- Who has been told that the feed is silent.
    warned text not null default 'none' check (warned in ('none', 'console', 'managers', 'operators')),
    primary key (site_slug, name)
  )`,
  'create index feeds_due on feeds (next_pull_at) where next_pull_at is not null',
  `create table feed_runs (
    site_slug text not null,
    id text not null,
    feed text not null,
    at timestamptz not null,
    -- The last of equal failures in a row, and how many there were.
    last_at timestamptz not null,
    times integer not null default 1,
    outcome text not null,
    sentence text not null,
    file_name text,
    bytes integer,
    -- Whether the file is stored; files end after 90 days.
    has_file boolean not null default false,
    report jsonb,
    primary key (site_slug, id)
  )`,
  'create index feed_runs_of_feed on feed_runs (site_slug, feed, at)',
] as const
