import type { Generated, JSONColumnType } from 'kysely'
import type { Instant, OptionalInstant } from '../column-types.ts'

export interface HookTables {
  hook_endpoints: HookEndpointsTable
  hook_deliveries: HookDeliveriesTable
}

export interface HookEndpointsTable {
  site_slug: string
  id: string
  url: string
  /** Kinds of events of the inbox, and news of reservations. */
  kinds: JSONColumnType<readonly string[], string, string>
  secret_number: Generated<number>
  /** Signed by Standard Webhooks; false for addresses from before it (K-16). */
  is_standard: Generated<boolean>
  created_by: string
  created_at: Instant
  /** When it stopped; null: it works. */
  paused_at: OptionalInstant
}

export interface HookDeliveriesTable {
  site_slug: string
  id: string
  endpoint_id: string
  /** Null: a test, or a reservation without a lead. */
  conversation_id: string | null
  /** Null: not about a reservation. */
  reservation_id: string | null
  kind: string
  at: Instant
  state: 'pending' | 'failed' | 'sent' | 'dead'
  attempts: Generated<number>
  next_attempt_at: OptionalInstant
  error: string | null
}
