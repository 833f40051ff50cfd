import { type Kysely, sql } from 'kysely'

/** Conversations with their history and mails, and who gets which lead (INBOX-1 to INBOX-7, docs/decisions/148). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `create table conversations (
    site_slug text not null,
    id text not null,
    token text not null,
    name text not null,
    phone text,
    email text,
    stage text not null check (stage in ('new', 'contacted', 'appointment', 'negotiating', 'won', 'lost', 'junk')),
    reason text,
    is_open boolean not null generated always as (stage not in ('won', 'lost', 'junk')) stored,
    category text not null,
    location_id text,
    dealership_slug text,
    car_id text,
    car_title text,
    source text not null,
    leads integer not null,
    assignee text,
    rule_id text,
    opened_at timestamptz not null,
    last_lead_at timestamptz not null,
    awaiting_since timestamptz,
    amber_at timestamptz,
    target_at timestamptz,
    overdue_at timestamptz,
    overdue_seen_at timestamptz,
    last_event text not null,
    last_event_at timestamptz not null,
    next_action text,
    next_action_at timestamptz,
    search tsvector not null,
    changed_at timestamptz not null,
    primary key (site_slug, id),
    constraint conversations_token_once unique (site_slug, token)
  )`,
  'create index conversations_by_arrival on conversations (site_slug, last_lead_at desc, id desc)',
  `create index conversations_by_assignee on conversations (site_slug, assignee, last_lead_at desc, id desc)
    where is_open`,
  `create index conversations_by_stage on conversations (site_slug, stage, last_lead_at desc, id desc)`,
  'create index conversations_awaiting on conversations (site_slug, overdue_at) where awaiting_since is not null',
  'create index conversations_by_change on conversations (site_slug, changed_at)',
  // Without the list of pending entries, which every search would read through.
  'create index conversations_by_words on conversations using gin (search) with (fastupdate = off)',

  `create table conversation_events (
    id bigint generated always as identity primary key,
    site_slug text not null,
    conversation_id text not null,
    at timestamptz not null,
    kind text not null,
    actor_id text,
    actor_name text,
    lead_id text,
    data jsonb not null,
    foreign key (site_slug, conversation_id) references conversations (site_slug, id) on delete cascade
  )`,
  'create index conversation_events_by_conversation on conversation_events (site_slug, conversation_id, id)',
  `create function refuse_changed_event() returns trigger language plpgsql as $$
    begin raise exception 'The history of a conversation is never changed.'; end $$`,
  `create trigger conversation_events_append_only before update on conversation_events
    for each row execute function refuse_changed_event()`,

  `create table conversation_mails (
    site_slug text not null,
    id text not null,
    conversation_id text not null,
    direction text not null check (direction in ('in', 'out')),
    message_id text not null,
    earlier jsonb not null,
    from_name text not null,
    from_address text not null,
    to_address text not null,
    subject text not null,
    body text not null,
    html text,
    delivery_id text,
    at timestamptz not null,
    primary key (site_slug, id),
    constraint conversation_mails_once unique (site_slug, message_id),
    foreign key (site_slug, conversation_id) references conversations (site_slug, id) on delete cascade
  )`,
  'create index conversation_mails_by_conversation on conversation_mails (site_slug, conversation_id, at)',
  `create index conversation_mails_by_delivery on conversation_mails (site_slug, delivery_id)
    where delivery_id is not null`,

  `create table assignment_rules (
    site_slug text not null,
    id text not null,
    position integer not null,
    name text not null,
    rule jsonb not null,
    primary key (site_slug, id)
  )`,
  `create table inbox_teams (
    site_slug text not null,
    id text not null,
    name text not null,
    members jsonb not null,
    primary key (site_slug, id)
  )`,
  `create table staff_leave (
    site_slug text not null,
    person_id text not null,
    first_day text not null,
    last_day text not null,
    primary key (site_slug, person_id, first_day)
  )`,
  `create table mail_templates (
    site_slug text not null,
    id text not null,
    name text not null,
    subject text not null,
    body text not null,
    primary key (site_slug, id)
  )`,

  'alter table leads add column conversation_id text',
  'alter table leads add column answered_at timestamptz',
  'alter table leads add column response_minutes integer',
  'create index leads_by_conversation on leads (site_slug, conversation_id, created_at)',
  // The lead that a website sends itself is nobody's enquiry.
  `create index leads_without_conversation on leads (site_slug, created_at)
    where conversation_id is null and subcategory is distinct from 'Test Lead'`,
  `create index leads_by_email on leads (site_slug, lower(payload->>'email'))`,
  `create index leads_by_phone on leads (site_slug, (payload->>'phone'))`,
  'create index appointments_by_time on appointments (site_slug, starts_at)',
  'create index appointments_by_lead on appointments (site_slug, lead_id)',
  'alter table lead_deliveries drop constraint lead_deliveries_kind_check',
  `alter table lead_deliveries add constraint lead_deliveries_kind_check
    check (kind in ('mail', 'adf', 'webhook', 'sms', 'confirmation', 'refund', 'alert', 'reply'))`,
] as const
