import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { AlertKind } from '#domain/alert/alert.ts'
import type { AppointmentKind, AppointmentState } from '#domain/appointment/appointment.ts'
import type { CarStatus } from '#domain/car/vocabulary.ts'
import type { DeskValues } from '#domain/desk/effective-car.ts'
import type { DeliveryKind } from '#domain/lead/delivery/delivery-kind.ts'
import type { ReservationState } from '#domain/reservation/reservation.ts'
import type { ApiTables } from './api/api-tables.ts'
import type { ChannelPushesTable } from './channel/channel-push-table.ts'
import type { CarPhotosTable } from './desk/car-photo-table.ts'
import type { HandCarsTable } from './desk/hand-car-table.ts'
import type { StockChoiceTables } from './desk/stock-choice-tables.ts'
import type { HookTables } from './hook/hook-tables.ts'
import type { InboxTables } from './inbox/inbox-tables.ts'
import type { IntakeTables } from './intake/intake-tables.ts'
import type { NotificationTables } from './notify/notification-tables.ts'
import type { StaffTables } from './staff/staff-tables.ts'

/** The tables as Kysely types; `migrations/` defines them. */
export interface Tables
  extends ApiTables,
    HookTables,
    InboxTables,
    IntakeTables,
    NotificationTables,
    StaffTables,
    StockChoiceTables {
  site_versions: { site_slug: string; version: number }
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

type Instant = ColumnType<Date, string, string>
type OptionalInstant = ColumnType<Date | null, string | null, string | null>
type Json = JSONColumnType<Record<string, unknown>, string, string>

export interface CarsTable {
  site_slug: string
  id: string
  slug: string
  /** 'vin:…', 'stock:{dealership}:…' or 'feed:{feed}:…': the car's strongest identity. */
  identity: string
  vin: string | null
  stocknum: string | null
  dealership_slug: string
  /** The feed that last contained the car; only this feed can mark it as sold. */
  feed: string
  feed_id: string | null
  status: CarStatus
  content_hash: string
  /** Version of this row's last change. */
  changed_in: number
  listed_at: Instant
  updated_at: Instant
  sold_at: OptionalInstant
  /** Whether a reservation holds it (RESERVE-4). */
  held: Generated<boolean>
  /** Files of its feed in a row without it (INTAKE-5). */
  missed_files: Generated<number>
  /** The rest of the car, as the feed gave it. */
  data: Json
  /** Values of the car's overrides, which replace those of `data` in everything that is shown (DESK-2). */
  desk: ColumnType<DeskValues, string | undefined, string>
}

export interface StockImportsTable {
  id: string
  site_slug: string
  feed: string
  state: 'staging' | 'merged' | 'held-back' | 'abandoned'
  started_at: Instant
  finished_at: OptionalInstant
  /** Number of staged rows; a merge that finds another number was overtaken. */
  staged: number
  report: ColumnType<Record<string, unknown> | null, string | null, string | null>
}

export interface ImportRowsTable {
  site_slug: string
  import_id: string
  /** Row number; a JSON file may have all rows on one line. */
  number: number
  line: number
  vin: string | null
  stocknum: string | null
  dealership_slug: string
  feed_id: string | null
  identity: string
  slug_base: string
  new_id: string
  content_hash: string
  status: CarStatus
  listed_at: OptionalInstant
  sold_at: OptionalInstant
  /** Null for a refused row, which is stored so that its car does not seem missing. */
  data: Json | null
  /** Addresses of its pictures to fetch. */
  pictures: ColumnType<readonly string[] | null, string | null, string | null>
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

export interface PicturesTable {
  site_slug: string
  /** http(s) URL, or a file name in `folder`. */
  address: string
  /** Folder of the feed that named it last. */
  folder: string | null
  /** Name of the stored copy (`FetchedPicture`); null until fetched. */
  name: string | null
  preview: string | null
  etag: string | null
  last_modified: string | null
  /** Failures since the last success. */
  failures: number
  fault: string | null
  due_at: Instant
  /** Whether a version of the site shows it. */
  settled: boolean
}

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
}

export interface AlertsTable {
  site_slug: string
  id: string
  kind: AlertKind
  /** In lower case. */
  email: string
  /** The listing's address or the car's id. */
  subject: string
  /** What the person waits for, in words. */
  label: string
  search: ColumnType<unknown, string | null, string | null>
  car_id: string | null
  /** 'https://dealer.example', for the links of mails. */
  origin: string
  consent: Json
  asked_at: Instant
  confirmed_at: OptionalInstant
  ended_at: OptionalInstant
}

/** What a car was before its first change that is not matched yet. */
export interface AlertChangesTable {
  site_slug: string
  car_id: string
  at: Instant
  was_listed: boolean
  was_reserved: boolean
  price: number | null
  offer_price: number | null
}

export interface AlertMailsTable {
  site_slug: string
  id: string
  kind: 'confirm' | 'news'
  email: string
  /** The alert to confirm, or the one whose link ends all of the address. */
  alert_id: string
  /** The news by alert; empty for a confirmation. */
  finds: ColumnType<unknown, string, string>
  created_at: Instant
  state: 'pending' | 'failed' | 'sent' | 'dead'
  attempts: number
  next_attempt_at: OptionalInstant
}

/** The ledger of accepted prices (DESK-7). */
export interface CarPricesTable {
  site_slug: string
  car_id: string
  at: Instant
  price: number | null
  offer_price: number | null
  price_type: string | null
  /** The feed. */
  source: string
}

/** DESK-2: what staff set on top of a feed, by part of a car. */
export interface CarOverridesTable {
  site_slug: string
  car_id: string
  part: string
  value: ColumnType<unknown, string, string>
  feed_value: ColumnType<unknown, string, string>
  author_id: string
  author_name: string
  at: Instant
  /** Null: it holds already. */
  starts_at: OptionalInstant
  until: OptionalInstant
}

/** DESK-8: a car's overrides before and after an edit. */
export interface CarEditsTable {
  site_slug: string
  id: string
  /** The same for all cars of one bulk edit. */
  batch: string
  car_id: string
  author_id: string
  author_name: string
  at: Instant
  before: ColumnType<unknown, string, string>
  after: ColumnType<unknown, string, string>
  undone_at: OptionalInstant
}
