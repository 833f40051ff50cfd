/** Conversations with their history and mails, and who gets which lead. */
export const INBOX: readonly string[] = [
  `create table conversations (
    site_slug text not null,
    id text not null,
    token text not null,
    name text not null,
    phone text,
    email text,
    stage text not null,
    reason text,
    is_open boolean generated always as ((stage <> ALL (array['won', 'lost', 'junk']))) stored not null,
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
    constraint conversations_stage_check check (stage in ('new', 'contacted', 'appointment', 'negotiating', 'won', 'lost', 'junk')),
    primary key (site_slug, id),
    constraint conversations_token_once unique (site_slug, token)
  )`,
  `create index conversations_awaiting on conversations (site_slug, overdue_at)
    where (awaiting_since is not null)`,
  'create index conversations_by_arrival on conversations (site_slug, last_lead_at desc, id desc)',
  `create index conversations_by_assignee on conversations (site_slug, assignee, last_lead_at desc, id desc)
    where is_open`,
  'create index conversations_by_change on conversations (site_slug, changed_at)',
  'create index conversations_by_stage on conversations (site_slug, stage, last_lead_at desc, id desc)',
  'create index conversations_by_words on conversations using gin (search) with (fastupdate=off)',

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
    foreign key (site_slug, conversation_id) references conversations(site_slug, id) on delete cascade
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
    direction text not null,
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
    calendar text,
    channel text default 'mail' not null,
    files jsonb default '[]' not null,
    constraint conversation_mails_channel_check check (channel in ('mail', 'text')),
    constraint conversation_mails_direction_check check (direction in ('in', 'out')),
    primary key (site_slug, id),
    constraint conversation_mails_once unique (site_slug, message_id),
    foreign key (site_slug, conversation_id) references conversations(site_slug, id) on delete cascade
  )`,
  'create index conversation_mails_by_conversation on conversation_mails (site_slug, conversation_id, at)',
  `create index conversation_mails_by_delivery on conversation_mails (site_slug, delivery_id)
    where (delivery_id is not null)`,
  "create index conversation_mails_with_files on conversation_mails (site_slug) where (files <> '[]')",

  `create table assignment_rules (
    site_slug text not null,
    id text not null,
    "position" integer not null,
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

  `create table text_stops (
    site_slug text not null,
    phone text not null,
    at timestamptz not null,
    primary key (site_slug, phone)
  )`,
]
