import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { AppointmentKind, AppointmentState } from '#domain/appointment/appointment.ts'
import type { ReservationState } from '#domain/reservation/reservation.ts'
import type { AlertChangesTable, AlertMailsTable, AlertsTable } from './alert/alert-tables.ts'
import type { ApiTables } from './api/api-tables.ts'
import type { CarPricesTable, CarsTable, PicturesTable } from './car/car-tables.ts'
import type { ChannelPushesTable } from './channel/channel-push-table.ts'
import type { Instant, Json, OptionalInstant } from './column-types.ts'
import type { CarPhotosTable } from './desk/car-photo-table.ts'
import type { HandCarsTable } from './desk/hand-car-table.ts'
import type { CarEditsTable, CarOverridesTable } from './desk/override-tables.ts'
import type { StockChoiceTables } from './desk/stock-choice-tables.ts'
import type { DraftTables } from './draft/draft-tables.ts'
import type { HookTables } from './hook/hook-tables.ts'
import type { ImportRowsTable, StockImportsTable } from './imports/import-tables.ts'
import type { InboxTables } from './inbox/inbox-tables.ts'
import type { IntakeTables } from './intake/intake-tables.ts'
import type { LeadAttemptsTable, LeadDeliveriesTable, LeadsTable } from './lead/lead-tables.ts'
import type { NotificationTables } from './notify/notification-tables.ts'
import type { StaffTables } from './staff/staff-tables.ts'

/** The tables as Kysely types; `migrations/` defines them. */
export interface Tables
  extends ApiTables,
    DraftTables,
    HookTables,
    InboxTables,
    IntakeTables,
    NotificationTables,
    StaffTables,
    StockChoiceTables {
  /** `trusts_was`: its former prices need no proof (DESK-7). */
  site_versions: { site_slug: string; version: number; trusts_was: Generated<boolean> }
  cars: CarsTable
  former_slugs: { site_slug: string; slug: string; car_id: string }
  stock_imports: StockImportsTable
  import_rows: ImportRowsTable
  leads: LeadsTable
  lead_deliveries: LeadDeliveriesTable
  lead_attempts: LeadAttemptsTable
  phone_reveals: PhoneRevealsTable
  /** Postgres returns bigint as text. */
  car_views: { site_slug: string; car_id: string; views: string }
  appointments: AppointmentsTable
  pictures: PicturesTable
  picture_uses: { site_slug: string; car_id: string; address: string }
  valuations: ValuationsTable
  reservations: ReservationsTable
  marketing_ends: { site_slug: string; email: string; lead_id: string; at: Instant }
  /** Numbers that answered STOP (INBOX-8). */
  text_stops: { site_slug: string; phone: string; at: Instant }
  sign_in_codes: SignInCodesTable
  visitors: { site_slug: string; id: string; phone: string; name: string | null; created_at: Instant }
  visitor_sessions: { site_slug: string; token_hash: string; visitor_id: string; expires_at: Instant }
  hostname_owners: { hostname: string; site_slug: string; since: Instant }
  write_probes: { id: number; at: Instant }
  watchlist_cars: { site_slug: string; visitor_id: string; car_id: string; saved_at: Instant }
  /** Counts for limits and budgets; `key` is a keyed hash. */
  data_keys: { name: string; value: string }
  limit_counts: { key: string; count: number; ends_at: Instant }
  published_versions: PublishedVersionsTable
  alerts: AlertsTable
  alert_keys: { site_slug: string; key: string; alert_id: string }
  alert_changes: AlertChangesTable
  alert_finds: { site_slug: string; alert_id: string; cars: ColumnType<unknown, string, string> }
  alert_mails: AlertMailsTable
  car_prices: CarPricesTable
  car_overrides: CarOverridesTable
  car_edits: CarEditsTable
  hand_cars: HandCarsTable
  channel_pushes: ChannelPushesTable
  car_photos: CarPhotosTable
  site_channels: { site_slug: string; channel: string; key: string; since: Instant }
}

/** Times that are taken at a location (FORM-14, INBOX-9). */
export interface AppointmentsTable {
  site_slug: string
  location_id: string
  starts_at: Instant
  /** Number among the places of its time; below 1 for one that takes no place, because it is cancelled. */
  place: number
  lead_id: string
  /** The lead's own id for the booking that came with it. */
  id: Generated<string>
  kind: Generated<AppointmentKind>
  state: Generated<AppointmentState>
  /** How often it was moved or cancelled. */
  changes: Generated<number>
}

export interface PhoneRevealsTable {
  /** A bigint, returned as text; only for sorting. */
  id: Generated<string>
  site_slug: string
  /** Null for a location's number. */
  car_id: string | null
  location_id: string | null
  dealership_id: string | null
  website_id: string
  at: Instant
}

export interface SignInCodesTable {
  site_slug: string
  /** E.164. */
  phone: string
  id: string
  /** Random; the digits are derived from it with a key outside the database. */
  salt: string
  /** Hostname of the request. */
  host: string
  expires_at: Instant
  tries: number
  used: boolean
  /** Codes of this number counted for the limit: since when, and how many. */
  asked_since: Instant
  asked_count: number
  /** Next time to send it; null once it is sent. */
  send_at: OptionalInstant
  sendings: number
}

export interface ValuationsTable {
  site_slug: string
  id: string
  created_at: Instant
  expires_at: Instant
  data: Json
  /** The lead made from it. */
  lead_id: string | null
}

/** Reservations and their states (RESERVE-3). */
export interface ReservationsTable {
  site_slug: string
  id: string
  car_id: string
  key: string
  state: ReservationState
  /** Whole currency units. */
  amount: number
  currency: string
  buyer: Json
  visit: Json
  /** Keyed hash of the buyer's IP address while the payment is open. */
  asker: Generated<string | null>
  created_at: Instant
  pay_by: Instant
  held_until: OptionalInstant
  paid_at: OptionalInstant
  /** The gateway's payment id and charge id, and the URL of the payment page. */
  payment_id: string | null
  payment_url: string | null
  charge_id: string | null
  /** Whether the gateway may still take a payment. */
  payment_open: Generated<boolean>
  refund: Generated<'none' | 'due' | 'sent'>
  refund_attempts: Generated<number>
  refund_at: OptionalInstant
  refund_id: string | null
  /** Why staff refunded it; null if they gave no reason or a rule did. */
  refund_reason: Generated<string | null>
  /** Time of the next check, with or without a notice. */
  look_at: OptionalInstant
  lead_id: string | null
}

export interface PublishedVersionsTable {
  site_slug: string
  number: number
  at: Instant
  published_by: string
  message: string
  restores: number | null
  draft: string
  /** Hashes by path; empty for a site that was taken down. */
  files: JSONColumnType<Readonly<Record<string, string>>, string, string>
  /** The draft that it was made from; null: a folder. */
  draft_id: string | null
}
