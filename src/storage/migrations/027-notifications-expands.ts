import { type Kysely, sql } from 'kysely'

/** Notifications of staff, what each person chose, and the mails and text messages that carry them (INBOX-13). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `create table notification_choices (
    site_slug text not null,
    person_id text not null,
    channels jsonb not null,
    quiet_from integer,
    quiet_to integer,
    summary_hour integer,
    phone text,
    primary key (site_slug, person_id)
  )`,
  `create table notifications (
    site_slug text not null,
    id text not null,
    person_id text not null,
    -- The same news is one notification of a person.
    key text not null,
    event text not null,
    conversation_id text,
    object_id text,
    data jsonb not null,
    at timestamptz not null,
    in_console boolean not null,
    read_at timestamptz,
    -- The message that carries it; null with 'wanted': it waits for one.
    mail_wanted boolean not null,
    mail_id text,
    text_wanted boolean not null,
    text_id text,
    primary key (site_slug, id),
    constraint notifications_once unique (site_slug, person_id, key),
    foreign key (site_slug, conversation_id) references conversations (site_slug, id) on delete cascade
  )`,
  'create index notifications_of_person on notifications (site_slug, person_id, at desc) where in_console',
  'create index notifications_of_conversation on notifications (site_slug, conversation_id)',
  `create index notifications_waiting on notifications (site_slug, person_id)
    where (mail_wanted and mail_id is null) or (text_wanted and text_id is null)`,
  'create index notifications_in_mail on notifications (site_slug, mail_id) where mail_id is not null',
  'create index notifications_in_text on notifications (site_slug, text_id) where text_id is not null',
  `create table notification_messages (
    site_slug text not null,
    id text not null,
    person_id text not null,
    channel text not null check (channel in ('mail', 'text', 'summary')),
    created_at timestamptz not null,
    state text not null check (state in ('pending', 'failed', 'sent', 'dead')),
    attempts integer not null default 0,
    next_attempt_at timestamptz,
    primary key (site_slug, id)
  )`,
  'create index notification_messages_of_person on notification_messages (site_slug, person_id, channel, created_at)',
  'create index notification_messages_due on notification_messages (next_attempt_at) where next_attempt_at is not null',
] as const
