import { type Selectable, sql } from 'kysely'
import type { ReservationNews } from '#domain/reservation/reservation-news.ts'
import { type Attempted, outboxRows } from '../outbox/outbox-rows.ts'
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

export function hookDeliveries(siteSlug: string, transactions: Transactions) {
  const { queries } = transactions
  const rows = outboxRows('hook_deliveries', siteSlug, transactions)
  const one = (id: string, within?: Transaction) =>
    queries(within).updateTable('hook_deliveries').where('site_slug', '=', siteSlug).where('id', '=', id)
  return {
    /** The latest of an address. */
    async latest(endpointId: string, most: number): Promise<readonly HookDelivery[]> {
      const latest = await queries()
        .selectFrom('hook_deliveries')
        .where('site_slug', '=', siteSlug)
        .where('endpoint_id', '=', endpointId)
        .orderBy('at', 'desc')
        .orderBy('id')
        .limit(most)
        .selectAll()
        .execute()
      return latest.map(toDelivery)
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
    async claim(id: string, now: Date, until: Date): Promise<HookDelivery | null> {
      const row = await rows.claim(id, now, until)
      return row && toDelivery(row)
    },
    /** Records an attempt, and why it failed. */
    async record(id: string, attempted: Attempted, error: string | null): Promise<void> {
      await rows.record(id, attempted)
      await one(id).set({ error }).execute()
    },
  }
}

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
