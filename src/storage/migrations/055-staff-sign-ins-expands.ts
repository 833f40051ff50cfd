import { type Kysely, sql } from 'kysely'

/** S3-9, S3-15: what was refused at sign-in of the staff, counted for the audit log, and mails that warn of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  // person_id is empty for addresses without an account: those are counted together, and nothing of them is stored.
  `create table staff_refusals (
    person_id text not null,
    kind text not null check (kind in ('password', 'code', 'wait')),
    -- Whether it came from a device in which the person signed in before.
    is_known boolean not null,
    started_at timestamptz not null,
    ends_at timestamptz not null,
    count integer not null,
    day_started_at timestamptz not null,
    day_count integer not null,
    primary key (person_id, kind, is_known)
  )`,
  'create index staff_refusals_by_end on staff_refusals (ends_at)',
  `create table staff_warnings (
    id text primary key,
    person_id text not null,
    kind text not null check (kind in ('password', 'code')),
    tries integer not null,
    since timestamptz not null,
    created_at timestamptz not null,
    state text not null check (state in ('pending', 'failed', 'sent', 'dead')),
    attempts integer not null,
    next_attempt_at timestamptz
  )`,
  `create index staff_warnings_due on staff_warnings (next_attempt_at) where state in ('pending', 'failed')`,
] as const
