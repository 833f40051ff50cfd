import type { JSONColumnType } from 'kysely'
import type { StaffScope } from '#domain/staff/actor.ts'
import type { StaffAction } from '#domain/staff/roles.ts'
import type { Instant, OptionalInstant } from '../column-types.ts'

/** The tables of the API. */
export interface ApiTables {
  api_keys: ApiKeysTable
  api_writes: ApiWritesTable
}

export interface ApiKeysTable {
  site_slug: string
  id: string
  name: string
  /** Keyed hash of the key's text. */
  token_hash: string
  rights: JSONColumnType<readonly StaffAction[], string, string>
  scope: JSONColumnType<StaffScope, string, string>
  /** Id of the person who made it. */
  created_by: string
  created_at: Instant
  expires_at: OptionalInstant
  last_used_at: OptionalInstant
  revoked_at: OptionalInstant
}

export interface ApiWritesTable {
  site_slug: string
  key_id: string
  /** The caller's Idempotency-Key. */
  once_key: string
  /** Keyed hash of the address and body, so that the same key with another body is an error. */
  fingerprint: string
  at: Instant
}
