import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { CarStatus } from '#domain/car/car.ts'
import type { DeliveryKind } from '#domain/lead/delivery/delivery-kind.ts'
import type { ReservationState } from '#domain/reservation/reservation.ts'

/** The tables as Kysely knows them; what they really are stands in `migrations/`. */
export interface Tables {
  site_versions: { site_slug: string; version: number }
  cars: CarsTable
  former_slugs: { site_slug: string; slug: string; car_id: string }
  stock_imports: StockImportsTable
  import_rows: ImportRowsTable
  leads: LeadsTable
  lead_deliveries: LeadDeliveriesTable
  lead_attempts: LeadAttemptsTable
  phone_reveals: PhoneRevealsTable
  /** A bigint comes as text. */
  car_views: { site_slug: string; car_id: string; views: string }
  appointments: { site_slug: string; location_id: string; starts_at: Instant; place: number; lead_id: string }
  pictures: PicturesTable
  picture_uses: { site_slug: string; car_id: string; address: string }
  valuations: ValuationsTable
  reservations: ReservationsTable
  marketing_ends: { site_slug: string; email: string; lead_id: string; at: Instant }
  sign_in_codes: SignInCodesTable
  visitors: { site_slug: string; id: string; phone: string; name: string | null; created_at: Instant }
  visitor_sessions: { site_slug: string; token_hash: string; visitor_id: string; expires_at: Instant }
  hostname_owners: { hostname: string; site_slug: string; since: Instant }
  write_probes: { id: number; at: Instant }
  watchlist_cars: { site_slug: string; visitor_id: string; car_id: string; saved_at: Instant }
  /** What is counted against limits and budgets; `key` is a keyed hash. */
  limit_counts: { key: string; count: number; ends_at: Instant }
}

type Instant = ColumnType<Date, string, string>
type OptionalInstant = ColumnType<Date | null, string | null, string | null>
type Json = JSONColumnType<Record<string, unknown>, string, string>

export interface CarsTable {
  site_slug: string
  id: string
  slug: string
  /** 'vin:…', 'stock:{dealership}:…' or 'feed:{feed}:…': the strongest name the car has now. */
  identity: string
  vin: string | null
  stocknum: string | null
  dealership_slug: string
  /** The feed that last brought the car; only that feed's silence sells it. */
  feed: string
  feed_id: string | null
  status: CarStatus
  content_hash: string
  /** The site's version that this row last changed in. */
  changed_in: number
  listed_at: Instant
  updated_at: Instant
  sold_at: OptionalInstant
  /** Whether a reservation of ours keeps it (RESERVE-4). */
  held: Generated<boolean>
  /** The rest of the car, as the feed gave it. */
  data: Json
}

export interface StockImportsTable {
  id: string
  site_slug: string
  feed: string
  state: 'staging' | 'merged' | 'held-back' | 'abandoned'
  started_at: Instant
  finished_at: OptionalInstant
  /** How many rows were staged; a merge that finds another number has been overtaken. */
  staged: number
  report: ColumnType<Record<string, unknown> | null, string | null, string | null>
}

export interface ImportRowsTable {
  site_slug: string
  import_id: string
  /** The row's place in the feed; a JSON file may have all its rows on one line. */
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
  /** Null: the row was refused, and stands here so that its car does not seem missing. */
  data: Json | null
  /** The addresses of its pictures that must be fetched. */
  pictures: ColumnType<readonly string[] | null, string | null, string | null>
}

export interface PicturesTable {
  site_slug: string
  /** http(s), or a name within `folder`. */
  address: string
  /** Of the feed that named it last. */
  folder: string | null
  /** What is kept of it (`FetchedPicture`), null until it was fetched. */
  name: string | null
  preview: string | null
  etag: string | null
  last_modified: string | null
  /** Since it was last there. */
  failures: number
  fault: string | null
  due_at: Instant
  /** Whether a version of the site has told of it. */
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
  /** Keyed hash of what the form said. */
  body_hash: Generated<string | null>
  /** Why the buyer got no confirmation although the site sends one. */
  unconfirmed: Generated<string | null>
}

export interface LeadDeliveriesTable {
  site_slug: string
  id: string
  lead_id: string
  /** Its place among the lead's deliveries. */
  number: number
  kind: DeliveryKind
  destination: string
  state: 'pending' | 'sent' | 'failed' | 'dead'
  attempts: number
  next_attempt_at: OptionalInstant
  /** When it first needed a person: its receiver refused for good, or it was given up. */
  trouble_at: OptionalInstant
  /** When the platform's own alert named it. */
  told_at: OptionalInstant
  /** When a person said that they have taken care of it, and who. */
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
  /** A bigint, which comes as text; only for order. */
  id: Generated<string>
  site_slug: string
  /** Null: it was asked for beside a location. */
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
  /** Of which, by a key that is not here, the digits are made. */
  salt: string
  /** The name that the site was asked under. */
  host: string
  expires_at: Instant
  tries: number
  used: boolean
  /** The codes of this number that are counted: since when, and how many. */
  asked_since: Instant
  asked_count: number
  /** When it is to be sent, or sent again; null once it is. */
  send_at: OptionalInstant
  sendings: number
}

export interface ValuationsTable {
  site_slug: string
  id: string
  created_at: Instant
  expires_at: Instant
  data: Json
  /** The lead that the visitor made of it. */
  lead_id: string | null
}

/** A buyer's try to reserve a car, and what became of it (RESERVE-3). */
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
  /** Keyed hash of the buyer's address while the payment is open. */
  asker: Generated<string | null>
  created_at: Instant
  pay_by: Instant
  held_until: OptionalInstant
  paid_at: OptionalInstant
  /** The gateway's names of the payment and of the charge, and the page it is made on. */
  payment_id: string | null
  payment_url: string | null
  charge_id: string | null
  /** Whether the gateway might still take money for it. */
  payment_open: Generated<boolean>
  refund: Generated<'none' | 'due' | 'sent'>
  refund_attempts: Generated<number>
  refund_at: OptionalInstant
  refund_id: string | null
  /** When it must be looked at next, whether anything is told of it or not. */
  look_at: OptionalInstant
  lead_id: string | null
}
