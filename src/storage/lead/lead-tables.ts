import type { ColumnType, Generated } from 'kysely'
import type { DeliveryKind } from '#domain/lead/delivery/delivery-kind.ts'
import type { Instant, Json, OptionalInstant } from '../column-types.ts'

export interface LeadsTable {
  site_slug: string
  id: string
  submission_id: string
  category: string
  subcategory: string | null
  location_id: string | null
  car_id: string | null
  payload: Json
  consent: ColumnType<unknown, string | null, string | null>
  created_at: Instant
  /** Keyed hash of the form's content. */
  body_hash: Generated<string | null>
  /** Reason why the buyer got no confirmation although the site sends them. */
  unconfirmed: Generated<string | null>
  /** Null until it is placed (INBOX-1), and for the website's own test leads. */
  conversation_id: Generated<string | null>
  /** First human action, and the business minutes until then (INBOX-3). */
  answered_at: OptionalInstant
  response_minutes: Generated<number | null>
}

export interface LeadDeliveriesTable {
  site_slug: string
  id: string
  lead_id: string
  /** Number among the lead's deliveries. */
  number: number
  kind: DeliveryKind
  destination: string
  state: 'pending' | 'sent' | 'failed' | 'dead'
  attempts: number
  next_attempt_at: OptionalInstant
  /** Time when it first needed a person: permanently refused or given up. */
  trouble_at: OptionalInstant
  /** Time when the operator's alert named it. */
  told_at: OptionalInstant
  /** Time and person of the acknowledgement. */
  acknowledged_at: OptionalInstant
  acknowledged_by: string | null
}

export interface LeadAttemptsTable {
  site_slug: string
  delivery_id: string
  number: number
  at: Instant
  outcome: 'sent' | 'failed'
  error: string | null
}
