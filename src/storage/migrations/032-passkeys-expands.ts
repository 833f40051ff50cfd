import { type Kysely, sql } from 'kysely'

/** Passkeys of staff (STAFF-2), and codes that prove a person’s mobile number for notifications (INBOX-13). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  // Better-auth's, apart from the last two columns (docs/decisions/163).
  `create table staff_passkeys (
    "id" text primary key,
    "name" text,
    "publicKey" text not null,
    "userId" text not null references staff_people ("id") on delete cascade,
    "credentialID" text not null unique,
    "counter" double precision not null,
    "deviceType" text not null,
    "backedUp" boolean not null,
    "transports" text,
    "createdAt" timestamptz,
    "aaguid" text,
    -- Set in the transaction of its audit row; null: it proves nothing.
    "addedAt" timestamptz,
    "lastUsedAt" timestamptz
  )`,
  'create index staff_passkeys_by_person on staff_passkeys ("userId")',

  // A number of before this migration is not proven.
  'alter table notification_choices add column phone_proven_at timestamptz',
  `create table notification_phone_codes (
    site_slug text not null,
    person_id text not null,
    phone text not null,
    salt text not null,
    expires_at timestamptz not null,
    tries integer not null default 0,
    primary key (site_slug, person_id)
  )`,
] as const
