import { randomUUID } from 'node:crypto'
import { type Selectable, sql } from 'kysely'
import { DELIVERY_KINDS, type DeliveryKind } from '#domain/lead/delivery/delivery-kind.ts'
import type { Transaction } from '../transaction.ts'
import type { Transactions } from '../transactions.ts'
import type { LeadDeliveriesTable } from './lead-tables.ts'

export interface NewDelivery {
  readonly kind: DeliveryKind
  readonly destination: string
}

export type DeliveryState = 'pending' | 'sent' | 'failed' | 'dead'

export interface Delivery {
  readonly id: string
  readonly leadId: string
  readonly kind: DeliveryKind
  readonly destination: string
  readonly state: DeliveryState
  readonly attempts: number
  readonly nextAttemptAt: string | null
  /** Time when it first needed a person, or null. */
  readonly troubleAt: string | null
  /** Time and person of the acknowledgement, or null. */
  readonly acknowledged: { readonly at: string; readonly by: string } | null
}

export interface NewAttempt {
  readonly deliveryId: string
  readonly at: Date
  readonly outcome: 'sent' | 'failed'
  readonly error: string | null
  readonly nextAttemptAt: Date | null
  /** If it failed, no further attempt follows. */
  readonly final: boolean
  /** Whether staff must be alerted now. */
  readonly tell?: boolean
}

/** Queries for the deliveries of one site's leads. */
export function deliveryQueries(siteSlug: string, { queries, run }: Transactions) {
  const deliveries = (within?: Transaction) =>
    queries(within).selectFrom('lead_deliveries').where('site_slug', '=', siteSlug).selectAll()

  async function storeAttempt(
    { deliveryId, at, outcome, error, nextAttemptAt, final, tell = false }: NewAttempt,
    within: Transaction,
  ) {
    const state = outcome === 'sent' ? 'sent' : final ? 'dead' : 'failed'
    const updated = await queries(within)
      .updateTable('lead_deliveries')
      .set({
        state,
        attempts: sql`attempts + 1`,
        next_attempt_at: state === 'failed' ? (nextAttemptAt?.toISOString() ?? null) : null,
        ...(tell ? { trouble_at: sql<string>`coalesce(trouble_at, ${at.toISOString()})` } : {}),
      })
      .where('site_slug', '=', siteSlug)
      .where('id', '=', deliveryId)
      .returning('attempts')
      .executeTakeFirstOrThrow()
    await queries(within)
      .insertInto('lead_attempts')
      .values({
        site_slug: siteSlug,
        delivery_id: deliveryId,
        number: updated.attempts,
        at: at.toISOString(),
        outcome,
        error,
      })
      .execute()
  }

  return {
    async deliveries(leadId: string, within?: Transaction): Promise<readonly Delivery[]> {
      return (await deliveries(within).where('lead_id', '=', leadId).orderBy('number').execute()).map(toDelivery)
    },
    async delivery(id: string, within?: Transaction): Promise<Delivery | null> {
      const row = await deliveries(within).where('id', '=', id).executeTakeFirst()
      return row === undefined ? null : toDelivery(row)
    },
    /** INBOX-11: deliveries that failed or were given up and that nobody has acknowledged, latest first. */
    async failedDeliveries(limit: number): Promise<readonly Delivery[]> {
      const rows = await deliveries()
        .where('state', 'in', ['failed', 'dead'])
        .where('acknowledged_at', 'is', null)
        .orderBy(sql`trouble_at desc nulls last`)
        .orderBy('id')
        .limit(limit)
        .execute()
      return rows.map(toDelivery)
    },
    /** Records an attempt and the delivery's new state: sent, failed with a next attempt, or dead. */
    async recordAttempt(attempt: NewAttempt, within?: Transaction): Promise<void> {
      if (within === undefined) await run((own) => storeAttempt(attempt, own))
      else await storeAttempt(attempt, within)
    },
    /** Adds a delivery to a lead, due at once. Returns its id. */
    async addDelivery(
      leadId: string,
      { kind, destination }: NewDelivery,
      at: Date,
      within: Transaction,
    ): Promise<string> {
      const id = randomUUID()
      const before = await deliveries(within).where('lead_id', '=', leadId).execute()
      await queries(within)
        .insertInto('lead_deliveries')
        .values({
          site_slug: siteSlug,
          id,
          lead_id: leadId,
          number: before.length,
          kind,
          destination,
          state: 'pending',
          attempts: 0,
          next_attempt_at: at.toISOString(),
        })
        .execute()
      return id
    },
    /** Claims a due delivery for this caller until `until`. Null if it is not due or another caller has it. */
    async claimDelivery(id: string, now: Date, until: Date): Promise<Delivery | null> {
      const row = await queries()
        .updateTable('lead_deliveries')
        .set({ next_attempt_at: until.toISOString() })
        .where('site_slug', '=', siteSlug)
        .where('id', '=', id)
        .where('state', 'in', ['pending', 'failed'])
        .where(isDue(now))
        .returningAll()
        .executeTakeFirst()
      return row === undefined ? null : toDelivery(row)
    },
    /** Deliveries due at `by`, for the sweep that makes up for lost notices. */
    async dueDeliveries(
      by: Date,
      limit: number,
      kinds: readonly DeliveryKind[] = DELIVERY_KINDS,
    ): Promise<readonly Delivery[]> {
      const rows = await deliveries()
        .where('kind', 'in', kinds)
        .where('state', 'in', ['pending', 'failed'])
        .where(isDue(by))
        .orderBy('next_attempt_at')
        .limit(limit)
        .execute()
      return rows.map(toDelivery)
    },
    /** Marks a dead delivery as acknowledged. Null if there is none or it is not dead. */
    async acknowledge(deliveryId: string, by: string, at: Date): Promise<Delivery | null> {
      const row = await queries()
        .updateTable('lead_deliveries')
        .set({ acknowledged_at: at.toISOString(), acknowledged_by: by })
        .where('site_slug', '=', siteSlug)
        .where('id', '=', deliveryId)
        .where('state', '=', 'dead')
        .returningAll()
        .executeTakeFirst()
      return row === undefined ? null : toDelivery(row)
    },
    /** Ends a delivery that is replaced by another, and marks it as acknowledged. */
    async replace(deliveryId: string, at: Date, within: Transaction): Promise<void> {
      await queries(within)
        .updateTable('lead_deliveries')
        .set({
          state: 'dead',
          next_attempt_at: null,
          acknowledged_at: at.toISOString(),
          acknowledged_by: 'another delivery took its place',
        })
        .where('site_slug', '=', siteSlug)
        .where('id', '=', deliveryId)
        .where('state', '<>', 'sent')
        .execute()
    },
    /** Makes a delivery due again, for a manual retry. Null if there is none or it was sent. */
    async retry(deliveryId: string, at: Date, within: Transaction): Promise<Delivery | null> {
      const row = await queries(within)
        .updateTable('lead_deliveries')
        .set({ state: 'pending', next_attempt_at: at.toISOString(), acknowledged_at: null, acknowledged_by: null })
        .where('site_slug', '=', siteSlug)
        .where('id', '=', deliveryId)
        .where('state', '<>', 'sent')
        .returningAll()
        .executeTakeFirst()
      return row === undefined ? null : toDelivery(row)
    },
  }
}

/**
 * Condition: due at `by`. Also matches attempts scheduled further ahead than any wait (15 minutes if never tried, else
 * 25 hours): the clock was wrong when they were scheduled.
 */
export function isDue(by: Date) {
  const far = sql`case when attempts = 0 then interval '15 minutes' else interval '25 hours' end`
  return sql<boolean>`(next_attempt_at <= ${by} or next_attempt_at > ${by}::timestamptz + ${far})`
}

function toDelivery(row: Selectable<LeadDeliveriesTable>): Delivery {
  return {
    id: row.id,
    leadId: row.lead_id,
    kind: row.kind,
    destination: row.destination,
    state: row.state,
    attempts: row.attempts,
    nextAttemptAt: row.next_attempt_at === null ? null : row.next_attempt_at.toISOString(),
    troubleAt: row.trouble_at === null ? null : row.trouble_at.toISOString(),
    acknowledged:
      row.acknowledged_at === null ? null : { at: row.acknowledged_at.toISOString(), by: row.acknowledged_by ?? '' },
  }
}
