import { type Selectable, sql, type Updateable } from 'kysely'
import type { ReservationState, ReservationStatus } from '#domain/reservation/reservation.ts'
import type { OpenReservations } from '#domain/reservation/reservation-allowance.ts'
import type { Buyer } from '#domain/reservation/reservation-form.ts'
import type { ReservationNews } from '#domain/reservation/reservation-news.ts'
import { announceReservation } from './hook/hook-deliveries.ts'
import { queueCarForAlerts } from './imports/record-changes.ts'
import { jsonText } from './json-text.ts'
import type { ReservationsTable } from './schema.ts'
import { raiseSiteVersion } from './site-versions.ts'
import type { Transaction } from './transaction.ts'
import type { Transactions } from './transactions.ts'

export interface NewReservation {
  /** Random: part of the URL of the buyer's page. */
  readonly id: string
  readonly carId: string
  /** Identifies repeats of the same attempt. */
  readonly key: string
  /** Whole currency units. */
  readonly amount: number
  readonly currency: string
  readonly buyer: Buyer
  readonly visit: ReservationVisit
  /** Keyed hash of the buyer's IP address, stored while the payment is open. */
  readonly asker: string
  readonly createdAt: Date
  readonly payBy: Date
  readonly lookAt: Date
}

/** Keys by which a buyer's reservations are counted. */
export interface Asker {
  readonly asker: string
  readonly phone: string
  readonly email: string
}

/** The request that began the reservation, for its lead. */
export interface ReservationVisit {
  readonly origin: string
  readonly path: string
  readonly userAgent: string | null
}

export interface StoredReservation extends Omit<NewReservation, 'lookAt' | 'asker'>, ReservationStatus {
  readonly paidAt: Date | null
  readonly paymentId: string | null
  readonly paymentUrl: string | null
  /** Whether the gateway may still take a payment. */
  readonly paymentOpen: boolean
  readonly chargeId: string | null
  readonly refund: 'none' | 'due' | 'sent'
  readonly refundAttempts: number
  readonly refundAt: Date | null
  readonly lookAt: Date | null
  readonly leadId: string | null
  /** INBOX-10: a key of `REFUND_REASONS`. */
  readonly refundReason: string | null
}

export type ReservationChange = Partial<
  Pick<
    StoredReservation,
    | 'state'
    | 'heldUntil'
    | 'paidAt'
    | 'paymentId'
    | 'paymentUrl'
    | 'paymentOpen'
    | 'chargeId'
    | 'refund'
    | 'refundAttempts'
    | 'refundAt'
    | 'lookAt'
    | 'leadId'
    | 'refundReason'
  > & { readonly refundId: string }
>

/** Queries for the reservations of one site. */
export function reservationQueries(siteSlug: string, { queries }: Transactions) {
  const all = (within?: Transaction) =>
    queries(within).selectFrom('reservations').where('site_slug', '=', siteSlug).selectAll()
  const one = (id: string, within?: Transaction) =>
    queries(within).updateTable('reservations').where('site_slug', '=', siteSlug).where('id', '=', id)

  return {
    /** Locks the site's stock until the transaction ends. Call it first, to avoid deadlocks. */
    async lockStock(within: Transaction): Promise<void> {
      await sql`insert into site_versions (site_slug, version) values (${siteSlug}, 0) on conflict do nothing`.execute(
        queries(within),
      )
      await sql`select version from site_versions where site_slug = ${siteSlug} for update`.execute(queries(within))
    },
    /** Stores a reservation. Null if its car has an unfinished or held one, or its key exists. */
    async begin(reservation: NewReservation, within: Transaction): Promise<StoredReservation | null> {
      const row = await queries(within)
        .insertInto('reservations')
        .values(toNewRow(siteSlug, reservation))
        // Conflict on the key, or on the car of another buyer.
        .onConflict((conflict) => conflict.doNothing())
        .returningAll()
        .executeTakeFirst()
      return row === undefined ? null : toReservation(row)
    },
    async find(id: string, within?: Transaction): Promise<StoredReservation | null> {
      const row = await all(within).where('id', '=', id).executeTakeFirst()
      return row === undefined ? null : toReservation(row)
    },
    /** Reservations that these leads tell of (INBOX-6). */
    async ofLeads(leadIds: readonly string[]): Promise<readonly StoredReservation[]> {
      if (leadIds.length === 0) return []
      const rows = await all().where('lead_id', 'in', leadIds).orderBy('created_at').execute()
      return rows.map(toReservation)
    },
    /** Reservations of a key, or of a key derived from it after one ended; latest first. */
    async ofKey(key: string, within: Transaction): Promise<readonly StoredReservation[]> {
      const rows = await all(within)
        .where(({ eb, or }) => or([eb('key', '=', key), eb(sql<string>`left(key, ${key.length + 1})`, '=', `${key}~`)]))
        .orderBy('created_at', 'desc')
        .orderBy(sql`length(key)`, 'desc')
        .execute()
      return rows.map(toReservation)
    },
    /** The reservation that currently holds a car. */
    async ofCar(carId: string, within: Transaction): Promise<StoredReservation | null> {
      const row = await all(within)
        .where('car_id', '=', carId)
        .where('state', 'in', ['pending', 'held'])
        .executeTakeFirst()
      return row === undefined ? null : toReservation(row)
    },
    /** H4: counts of open reservations that limit a buyer's new one. */
    async open({ asker, phone, email }: Asker, now: Date, within: Transaction): Promise<OpenReservations> {
      const minuteAgo = new Date(now.getTime() - 60_000).toISOString()
      const unpaid = sql`state = 'pending' and pay_by > ${now.toISOString()}::timestamptz`
      return await queries(within)
        .selectFrom('reservations')
        .where('site_slug', '=', siteSlug)
        // No reservation is open for more than an hour.
        .where('created_at', '>', new Date(now.getTime() - 3_600_000))
        .select([
          sql<number>`count(*) filter (where ${unpaid} and asker = ${asker})::int`.as('ofAddress'),
          sql<number>`count(*) filter (where ${unpaid} and buyer->>'phone' = ${phone})::int`.as('ofPhone'),
          sql<number>`count(*) filter (where ${unpaid} and lower(buyer->>'email') = ${email.toLowerCase()})::int`.as(
            'ofEmail',
          ),
          sql<number>`count(*) filter (where created_at > ${minuteAgo}::timestamptz)::int`.as('begunNow'),
        ])
        .executeTakeFirstOrThrow()
    },
    async change(id: string, change: ReservationChange, within?: Transaction): Promise<void> {
      await one(id, within).set(toChange(change)).execute()
    },
    /** Stores what webhooks say of a change, in its transaction. */
    announce(id: string, news: ReservationNews, at: Date, within: Transaction): Promise<void> {
      return announceReservation(queries(within), siteSlug, { id, news, at })
    },
    /** Marks a car as held or free in a new version (RESERVE-4); does nothing if it is so already. */
    async keepCar(carId: string, held: boolean, at: Date, within: Transaction): Promise<void> {
      const car = await queries(within)
        .selectFrom('cars')
        .where('site_slug', '=', siteSlug)
        .where('id', '=', carId)
        .select('held')
        .executeTakeFirst()
      if (car === undefined || car.held === held) return
      const version = await raiseSiteVersion(queries(within), siteSlug)
      // ALERT-2: someone may wait for the end of the reservation.
      await queueCarForAlerts(queries(within), siteSlug, carId, at)
      await queries(within)
        .updateTable('cars')
        .where('site_slug', '=', siteSlug)
        .where('id', '=', carId)
        .set({ held, changed_in: version, updated_at: at.toISOString() })
        .execute()
    },
    /** Claims a due refund for this caller until `until`. Null if it is not due or another caller has it. */
    async claimRefund(id: string, now: Date, until: Date): Promise<StoredReservation | null> {
      const row = await one(id)
        .where('refund', '=', 'due')
        .where('refund_at', '<=', now)
        .set({ refund_at: until.toISOString(), refund_attempts: sql`refund_attempts + 1` })
        .returningAll()
        .executeTakeFirst()
      return row === undefined ? null : toReservation(row)
    },
    /** Reservations whose payment or time has to be looked at, longest waiting first. */
    async due(now: Date, most: number): Promise<readonly StoredReservation[]> {
      const rows = await all().where('look_at', '<=', now).orderBy('look_at').orderBy('id').limit(most).execute()
      return rows.map(toReservation)
    },
    /** Reservations that began in the half-open range, oldest first (INBOX-14). */
    async begunWithin({ from, to }: { readonly from: Date; readonly to: Date }): Promise<readonly StoredReservation[]> {
      const rows = await all()
        .where('created_at', '>=', from)
        .where('created_at', '<', to)
        .orderBy('created_at')
        .execute()
      return rows.map(toReservation)
    },
    /** Newest first. */
    async list(state: ReservationState | null, most: number): Promise<readonly StoredReservation[]> {
      const listed = state === null ? all() : all().where('state', '=', state)
      return (await listed.orderBy('created_at', 'desc').orderBy('id').limit(most).execute()).map(toReservation)
    },
  }
}

function toNewRow(siteSlug: string, { buyer, visit, ...reservation }: NewReservation) {
  return {
    site_slug: siteSlug,
    id: reservation.id,
    car_id: reservation.carId,
    key: reservation.key,
    state: 'pending' as const,
    amount: reservation.amount,
    currency: reservation.currency,
    buyer: jsonText(buyer),
    visit: jsonText(visit),
    asker: reservation.asker,
    created_at: reservation.createdAt.toISOString(),
    pay_by: reservation.payBy.toISOString(),
    look_at: reservation.lookAt.toISOString(),
  }
}

function toChange(change: ReservationChange): Updateable<ReservationsTable> {
  const columns = Object.entries(change).map(([name, value]) => [
    name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
    value instanceof Date ? value.toISOString() : value,
  ])
  // The address hash is only needed while the reservation is unpaid.
  const ended = change.state !== undefined && change.state !== 'pending'
  return { ...Object.fromEntries(columns), ...(ended ? { asker: null } : {}) }
}

function toReservation(row: Selectable<ReservationsTable>): StoredReservation {
  return {
    id: row.id,
    carId: row.car_id,
    key: row.key,
    state: row.state,
    amount: row.amount,
    currency: row.currency,
    buyer: row.buyer as unknown as Buyer,
    visit: row.visit as unknown as ReservationVisit,
    createdAt: row.created_at,
    payBy: row.pay_by,
    heldUntil: row.held_until,
    paidAt: row.paid_at,
    paymentId: row.payment_id,
    paymentUrl: row.payment_url,
    paymentOpen: row.payment_open,
    chargeId: row.charge_id,
    refund: row.refund,
    refundAttempts: row.refund_attempts,
    refundAt: row.refund_at,
    lookAt: row.look_at,
    leadId: row.lead_id,
    refundReason: row.refund_reason,
  }
}
