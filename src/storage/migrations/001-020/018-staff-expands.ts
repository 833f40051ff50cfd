import { type Kysely, sql } from 'kysely'

/** People of the console, their accounts and memberships, and the audit log (STAFF-1 to STAFF-9). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

/** Tables with columns in camelCase are better-auth's (docs/decisions/145); the platform's people have no site. */
const STATEMENTS = [
  `create table audit_events (
    id bigint generated always as identity primary key,
    site_slug text,
    at timestamptz not null,
    actor_kind text not null check (actor_kind in ('member', 'operator', 'command', 'key')),
    actor_id text not null,
    actor_name text not null,
    actor_email text not null,
    address text,
    action text not null,
    object_kind text not null,
    object_id text not null,
    before jsonb,
    after jsonb,
    reason text
  )`,
  'create index audit_events_by_site on audit_events (site_slug, id desc)',
  'create index audit_events_by_actor on audit_events (site_slug, actor_id, id desc)',
  `create function refuse_changed_audit() returns trigger language plpgsql as $$
    begin raise exception 'The audit log is never changed.'; end $$`,
  `create trigger audit_events_append_only before update or delete on audit_events
    for each row execute function refuse_changed_audit()`,

  `create table staff_people (
    "id" text primary key,
    "name" text not null,
    "email" text not null unique,
    "emailVerified" boolean not null,
    "image" text,
    "createdAt" timestamptz not null,
    "updatedAt" timestamptz not null,
    "twoFactorEnabled" boolean not null default false,
    "isOperator" boolean not null default false,
    "made" boolean not null default false
  )`,
  `create table staff_sessions (
    "id" text primary key,
    "expiresAt" timestamptz not null,
    "token" text not null unique,
    "createdAt" timestamptz not null,
    "updatedAt" timestamptz not null,
    "ipAddress" text,
    "userAgent" text,
    "userId" text not null references staff_people ("id") on delete cascade,
    "secondFactorAt" timestamptz,
    "siteSlug" text
  )`,
  'create index staff_sessions_by_person on staff_sessions ("userId")',
  `create table staff_accounts (
    "id" text primary key,
    "accountId" text not null,
    "providerId" text not null,
    "userId" text not null references staff_people ("id") on delete cascade,
    "accessToken" text,
    "refreshToken" text,
    "idToken" text,
    "accessTokenExpiresAt" timestamptz,
    "refreshTokenExpiresAt" timestamptz,
    "scope" text,
    "password" text,
    "createdAt" timestamptz not null,
    "updatedAt" timestamptz not null
  )`,
  'create index staff_accounts_by_person on staff_accounts ("userId")',
  `create table staff_verifications (
    "id" text primary key,
    "identifier" text not null,
    "value" text not null,
    "expiresAt" timestamptz not null,
    "createdAt" timestamptz not null,
    "updatedAt" timestamptz not null
  )`,
  'create index staff_verifications_by_identifier on staff_verifications ("identifier")',
  `create table staff_two_factors (
    "id" text primary key,
    "secret" text not null,
    "backupCodes" text not null,
    "userId" text not null references staff_people ("id") on delete cascade,
    "verified" boolean not null default true,
    "failedVerificationCount" integer not null default 0,
    "lockedUntil" timestamptz
  )`,
  'create index staff_two_factors_by_person on staff_two_factors ("userId")',

  `create table staff_members (
    site_slug text not null,
    person_id text not null references staff_people ("id"),
    roles jsonb not null,
    scope jsonb not null,
    since timestamptz not null,
    deactivated_at timestamptz,
    primary key (site_slug, person_id)
  )`,
  'create index staff_members_by_person on staff_members (person_id)',
  `create table staff_invitations (
    id text primary key,
    site_slug text,
    email text not null,
    roles jsonb not null,
    scope jsonb not null,
    token_hash text not null unique,
    invited_by text not null,
    sent_at timestamptz not null,
    expires_at timestamptz not null,
    ended_at timestamptz,
    accepted_by text
  )`,
  'create index staff_invitations_by_site on staff_invitations (site_slug, sent_at desc)',
  `create table operator_visits (
    id text primary key,
    site_slug text not null,
    person_id text not null references staff_people ("id"),
    reason text not null,
    started_at timestamptz not null,
    ends_at timestamptz not null
  )`,
  'create index operator_visits_by_person on operator_visits (person_id, ends_at desc)',
] as const
