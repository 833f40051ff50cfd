/** Staff, their rights, how they sign in, what they are notified of, and the audit log. */
export const STAFF: readonly string[] = [
  `create table staff_people (
    id text primary key,
    name text not null,
    email text not null,
    "emailVerified" boolean not null,
    image text,
    "createdAt" timestamptz not null,
    "updatedAt" timestamptz not null,
    "twoFactorEnabled" boolean default false not null,
    "isOperator" boolean default false not null,
    made boolean default false not null,
    unique (email)
  )`,

  `create table staff_accounts (
    id text primary key,
    "accountId" text not null,
    "providerId" text not null,
    "userId" text not null,
    "accessToken" text,
    "refreshToken" text,
    "idToken" text,
    "accessTokenExpiresAt" timestamptz,
    "refreshTokenExpiresAt" timestamptz,
    scope text,
    password text,
    "createdAt" timestamptz not null,
    "updatedAt" timestamptz not null,
    foreign key ("userId") references staff_people(id) on delete cascade
  )`,
  'create index staff_accounts_by_person on staff_accounts ("userId")',

  `create table staff_sessions (
    id text primary key,
    "expiresAt" timestamptz not null,
    token text not null,
    "createdAt" timestamptz not null,
    "updatedAt" timestamptz not null,
    "ipAddress" text,
    "userAgent" text,
    "userId" text not null,
    "secondFactorAt" timestamptz,
    "siteSlug" text,
    unique (token),
    foreign key ("userId") references staff_people(id) on delete cascade
  )`,
  'create index staff_sessions_by_person on staff_sessions ("userId")',

  `create table staff_verifications (
    id text primary key,
    identifier text not null,
    value text not null,
    "expiresAt" timestamptz not null,
    "createdAt" timestamptz not null,
    "updatedAt" timestamptz not null
  )`,
  'create index staff_verifications_by_identifier on staff_verifications (identifier)',

  `create table staff_two_factors (
    id text primary key,
    secret text not null,
    "backupCodes" text not null,
    "userId" text not null,
    verified boolean default true not null,
    "failedVerificationCount" integer default 0 not null,
    "lockedUntil" timestamptz,
    "addedAt" timestamptz,
    "usedStep" bigint,
    foreign key ("userId") references staff_people(id) on delete cascade
  )`,
  'create index staff_two_factors_by_person on staff_two_factors ("userId")',

  `create table staff_passkeys (
    id text primary key,
    name text,
    "publicKey" text not null,
    "userId" text not null,
    "credentialID" text not null,
    counter double precision not null,
    "deviceType" text not null,
    "backedUp" boolean not null,
    transports text,
    "createdAt" timestamptz,
    aaguid text,
    "addedAt" timestamptz,
    "lastUsedAt" timestamptz,
    unique ("credentialID"),
    foreign key ("userId") references staff_people(id) on delete cascade
  )`,
  'create index staff_passkeys_by_person on staff_passkeys ("userId")',

  `create table staff_members (
    site_slug text not null,
    person_id text not null,
    roles jsonb not null,
    scope jsonb not null,
    since timestamptz not null,
    deactivated_at timestamptz,
    primary key (site_slug, person_id),
    foreign key (person_id) references staff_people(id)
  )`,
  'create index staff_members_by_person on staff_members (person_id)',

  `create table staff_invitations (
    id text primary key,
    site_slug text,
    email text not null,
    roles jsonb not null,
    scope jsonb not null,
    token_hash text not null,
    invited_by text not null,
    sent_at timestamptz not null,
    expires_at timestamptz not null,
    ended_at timestamptz,
    accepted_by text,
    unique (token_hash)
  )`,
  'create index staff_invitations_by_site on staff_invitations (site_slug, sent_at desc)',

  `create table operator_visits (
    id text primary key,
    site_slug text not null,
    person_id text not null,
    reason text not null,
    started_at timestamptz not null,
    ends_at timestamptz not null,
    foreign key (person_id) references staff_people(id)
  )`,
  'create index operator_visits_by_person on operator_visits (person_id, ends_at desc)',

  `create table audit_events (
    id bigint generated always as identity primary key,
    site_slug text,
    at timestamptz not null,
    actor_kind text not null,
    actor_id text not null,
    actor_name text not null,
    actor_email text not null,
    address text,
    action text not null,
    object_kind text not null,
    object_id text not null,
    before jsonb,
    after jsonb,
    reason text,
    constraint audit_events_actor_kind_check check (actor_kind in ('member', 'operator', 'command', 'key'))
  )`,
  'create index audit_events_by_actor on audit_events (site_slug, actor_id, id desc)',
  'create index audit_events_by_site on audit_events (site_slug, id desc)',
  `create function refuse_changed_audit() returns trigger language plpgsql as $$
    begin raise exception 'The audit log is never changed.'; end $$`,
  `create trigger audit_events_append_only before delete or update on audit_events
    for each row execute function refuse_changed_audit()`,

  `create table notifications (
    site_slug text not null,
    id text not null,
    person_id text not null,
    key text not null,
    event text not null,
    conversation_id text,
    object_id text,
    data jsonb not null,
    at timestamptz not null,
    in_console boolean not null,
    read_at timestamptz,
    mail_wanted boolean not null,
    mail_id text,
    text_wanted boolean not null,
    text_id text,
    primary key (site_slug, id),
    constraint notifications_once unique (site_slug, person_id, key),
    foreign key (site_slug, conversation_id) references conversations(site_slug, id) on delete cascade
  )`,
  'create index notifications_in_mail on notifications (site_slug, mail_id) where (mail_id is not null)',
  'create index notifications_in_text on notifications (site_slug, text_id) where (text_id is not null)',
  'create index notifications_of_conversation on notifications (site_slug, conversation_id)',
  'create index notifications_of_person on notifications (site_slug, person_id, at desc) where in_console',
  `create index notifications_unread on notifications (site_slug, person_id, at desc)
    where (in_console and (read_at is null))`,
  `create index notifications_waiting on notifications (site_slug, person_id)
    where ((mail_wanted and (mail_id is null)) or (text_wanted and (text_id is null)))`,

  `create table notification_choices (
    site_slug text not null,
    person_id text not null,
    channels jsonb not null,
    quiet_from integer,
    quiet_to integer,
    summary_hour integer,
    phone text,
    phone_proven_at timestamptz,
    primary key (site_slug, person_id)
  )`,

  `create table notification_messages (
    site_slug text not null,
    id text not null,
    person_id text not null,
    channel text not null,
    created_at timestamptz not null,
    state text not null,
    attempts integer default 0 not null,
    next_attempt_at timestamptz,
    constraint notification_messages_channel_check check (channel in ('mail', 'text', 'summary')),
    constraint notification_messages_state_check check (state in ('pending', 'failed', 'sent', 'dead')),
    primary key (site_slug, id)
  )`,
  `create index notification_messages_due on notification_messages (next_attempt_at)
    where (next_attempt_at is not null)`,
  `create index notification_messages_of_person on notification_messages (site_slug, person_id, channel, created_at)`,

  `create table notification_phone_codes (
    site_slug text not null,
    person_id text not null,
    phone text not null,
    salt text not null,
    expires_at timestamptz not null,
    tries integer default 0 not null,
    primary key (site_slug, person_id)
  )`,
]
