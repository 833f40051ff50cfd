import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { Actor, StaffScope } from '#domain/staff/actor.ts'
import type { Role } from '#domain/staff/roles.ts'
import type { Instant, OptionalInstant } from '../column-types.ts'

/** People of the console (STAFF-1 to STAFF-9). Better-auth writes the tables whose columns are in camelCase. */
export interface StaffTables {
  audit_events: AuditEventsTable
  staff_people: StaffPeopleTable
  staff_sessions: StaffSessionsTable
  staff_two_factors: StaffTwoFactorsTable
  staff_passkeys: StaffPasskeysTable
  staff_members: StaffMembersTable
  staff_invitations: StaffInvitationsTable
  operator_visits: OperatorVisitsTable
  staff_refusals: StaffRefusalsTable
  staff_warnings: StaffWarningsTable
}

export interface AuditEventsTable {
  /** A bigint, returned as text by Postgres and as a number by PGlite; in the order of writing. */
  id: Generated<string>
  /** Null for what concerns no single site, such as an operator's account. */
  site_slug: string | null
  at: Instant
  actor_kind: Actor['kind']
  actor_id: string
  actor_name: string
  actor_email: string
  address: string | null
  action: string
  object_kind: string
  object_id: string
  before: ColumnType<unknown, string | null, string | null>
  after: ColumnType<unknown, string | null, string | null>
  reason: string | null
}

export interface StaffPeopleTable {
  id: string
  name: string
  email: string
  emailVerified: boolean
  image: string | null
  createdAt: Instant
  updatedAt: Instant
  twoFactorEnabled: Generated<boolean>
  isOperator: Generated<boolean>
  /** Whether the demonstration made the account. */
  made: Generated<boolean>
}

export interface StaffSessionsTable {
  id: string
  expiresAt: Instant
  token: string
  createdAt: Instant
  updatedAt: Instant
  ipAddress: string | null
  userAgent: string | null
  userId: string
  /** Time when this session last proved a second factor. */
  secondFactorAt: OptionalInstant
  /** The site that the person works on. */
  siteSlug: string | null
}

/** Recovery codes, and the secret of an authenticator app where `verified`. */
export interface StaffTwoFactorsTable {
  id: string
  userId: string
  /** Encrypted by better-auth, like the codes. */
  secret: string
  backupCodes: string
  verified: Generated<boolean>
  /** The last period of 30 seconds since 1970 whose code of the app was used; null: none yet. */
  usedStep: ColumnType<string | number | null, number | null | undefined, number | null>
  /** Time when the audit row of its authenticator app was written; null: the person has no app. */
  addedAt: ColumnType<Date | null, string | null | undefined, string | null>
}

export interface StaffPasskeysTable {
  id: string
  name: string | null
  userId: string
  credentialID: string
  /** How the device is reached, 'internal,hybrid'. */
  transports: string | null
  createdAt: OptionalInstant
  /** Time when its audit row was written; null: it proves nothing. */
  addedAt: OptionalInstant
  lastUsedAt: OptionalInstant
}

export interface StaffMembersTable {
  site_slug: string
  person_id: string
  roles: JSONColumnType<readonly Role[], string, string>
  scope: JSONColumnType<StaffScope, string, string>
  since: Instant
  deactivated_at: OptionalInstant
}

export interface StaffInvitationsTable {
  id: string
  /** Null: an operator's. */
  site_slug: string | null
  email: string
  roles: JSONColumnType<readonly Role[], string, string>
  scope: JSONColumnType<StaffScope, string, string>
  token_hash: string
  invited_by: string
  sent_at: Instant
  expires_at: Instant
  /** Time when it was used or revoked. */
  ended_at: OptionalInstant
  accepted_by: string | null
}

export interface OperatorVisitsTable {
  id: string
  site_slug: string
  person_id: string
  reason: string
  started_at: Instant
  ends_at: Instant
}

export interface StaffRefusalsTable {
  /** Empty: all addresses without an account together. */
  person_id: string
  kind: 'password' | 'code' | 'wait'
  is_known: boolean
  started_at: Instant
  ends_at: Instant
  /** 0: the window is over, and its count is in the audit log. */
  count: number
  day_started_at: Instant
  day_count: number
}

export interface StaffWarningsTable {
  id: string
  person_id: string
  kind: 'password' | 'code'
  tries: number
  since: Instant
  created_at: Instant
  state: 'pending' | 'failed' | 'sent' | 'dead'
  attempts: number
  /** Null once it is sent or given up. */
  next_attempt_at: OptionalInstant
}
