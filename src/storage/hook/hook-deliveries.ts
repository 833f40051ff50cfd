import { type Kysely, type Selectable, sql } from 'kysely'
import type { ReservationNews } from '#domain/reservation/reservation-news.ts'
import type { Tables } from '../schema.ts'
import type { Transaction } from '../transaction.ts'
import type { Queries, Transactions } from '../transactions.ts'
import type { HookDeliveriesTable } from './hook-tables.ts'

export type HookState = HookDeliveriesTable['state']

/** An event on its way to an address: stored with the event, claimed for each attempt. */
export interface HookDelivery {
  readonly id: string
  readonly endpointId: string
  /** Null: a test, or a reservation without a lead. */
  readonly conversationId: string | null
  /** Null: not about a reservation. */
  readonly reservationId: string | null
  readonly kind: string
  readonly at: Date
  readonly state: HookState
  readonly attempts: number
  readonly nextAttemptAt: Date | null
  readonly error: string | null
}

/** Stores a delivery of these events to each address that wants them, in the transaction of the events. */
export async function announceEvents(queries: Queries, siteSlug: string, eventIds: readonly string[]): Promise<void> {
  await sql`insert into hook_deliveries (site_slug, id, endpoint_id, conversation_id, kind, at, state, next_attempt_at)
    select event.site_slug, gen_random_uuid()::text, endpoint.id, event.conversation_id, event.kind, event.at, 'pending', event.at
    from conversation_events event
    join hook_endpoints endpoint on endpoint.site_slug = event.site_slug
      and endpoint.paused_at is null and endpoint.kinds ? event.kind
    where event.site_slug = ${siteSlug} and event.id = any(${[...eventIds]}::bigint[])`.execute(queries)
}

/** Stores the news of a reservation for each address that wants it, in the transaction of the change. */
export async function announceReservation(
  queries: Queries,
  siteSlug: string,
  { id, news, at }: { readonly id: string; readonly news: ReservationNews; readonly at: Date },
): Promise<void> {
  const moment = at.toISOString()
  await sql`insert into hook_deliveries
    (site_slug, id, endpoint_id, conversation_id, reservation_id, kind, at, state, next_attempt_at)
    select reservation.site_slug, gen_random_uuid()::text, endpoint.id, lead.conversation_id, reservation.id, ${news},
      ${moment}::timestamptz, 'pending', ${moment}::timestamptz
    from reservations reservation
    join hook_endpoints endpoint on endpoint.site_slug = reservation.site_slug
      and endpoint.paused_at is null and endpoint.kinds ? ${news}::text
    left join leads lead on lead.site_slug = reservation.site_slug and lead.id = reservation.lead_id
    where reservation.site_slug = ${siteSlug} and reservation.id = ${id}`.execute(queries)
}

export function hookDeliveries(siteSlug: string, { queries }: Transactions) {
  const one = (id: string, within?: Transaction) =>
    queries(within).updateTable('hook_deliveries').where('site_slug', '=', siteSlug).where('id', '=', id)
  return {
    /** The latest of an address. */
    async latest(endpointId: string, most: number): Promise<readonly HookDelivery[]> {
      const rows = await queries()
        .selectFrom('hook_deliveries')
        .where('site_slug', '=', siteSlug)
        .where('endpoint_id', '=', endpointId)
        .orderBy('at', 'desc')
        .orderBy('id')
        .limit(most)
        .selectAll()
        .execute()
      return rows.map(toDelivery)
    },
    async addTest(id: string, endpointId: string, at: Date, within: Transaction): Promise<void> {
      await queries(within)
        .insertInto('hook_deliveries')
        .values({
          site_slug: siteSlug,
          id,
          endpoint_id: endpointId,
          conversation_id: null,
          reservation_id: null,
          kind: 'test',
          at: at.toISOString(),
          state: 'pending',
          next_attempt_at: at.toISOString(),
        })
        .execute()
    },
    /** Makes a delivery of an address due again; false if there is none. */
    async retry(id: string, endpointId: string, at: Date, within: Transaction): Promise<boolean> {
      const row = await one(id, within)
        .where('endpoint_id', '=', endpointId)
        .set({ state: 'pending', next_attempt_at: at.toISOString() })
        .returning('id')
        .executeTakeFirst()
      return row !== undefined
    },
    /** Claims a due delivery for this caller until `until`. Null if it is not due or another caller has it. */
    async claim(id: string, now: Date, until: Date): Promise<HookDelivery | null> {
      const row = await one(id)
        .set({ next_attempt_at: until.toISOString() })
        .where('state', 'in', ['pending', 'failed'])
        .where('next_attempt_at', '<=', now)
        .returningAll()
        .executeTakeFirst()
      return row === undefined ? null : toDelivery(row)
    },
    /** Records an attempt. `nextAttemptAt` is null once it arrived or is given up. */
    async record(
      id: string,
      { state, nextAttemptAt, error }: Pick<HookDelivery, 'state' | 'nextAttemptAt' | 'error'>,
    ): Promise<void> {
      await one(id)
        .set({ state, attempts: sql`attempts + 1`, next_attempt_at: nextAttemptAt?.toISOString() ?? null, error })
        .execute()
    },
  }
}

/** Deliveries that are due, of all sites, in the order of their events. */
export async function dueHooks(
  db: Kysely<Tables>,
  now: Date,
): Promise<readonly { readonly siteSlug: string; readonly id: string }[]> {
  const rows = await db
    .selectFrom('hook_deliveries')
    .where('next_attempt_at', '<=', now)
    .where('state', 'in', ['pending', 'failed'])
    .orderBy('at')
    .select(['site_slug', 'id'])
    .limit(A_LOOK)
    .execute()
  return rows.map(({ site_slug, id }) => ({ siteSlug: site_slug, id }))
}

const A_LOOK = 500

function toDelivery(row: Selectable<HookDeliveriesTable>): HookDelivery {
  return {
    id: row.id,
    endpointId: row.endpoint_id,
    conversationId: row.conversation_id,
    reservationId: row.reservation_id,
    kind: row.kind,
    at: row.at,
    state: row.state,
    attempts: row.attempts,
    nextAttemptAt: row.next_attempt_at,
    error: row.error,
  }
}
