import { randomUUID } from 'node:crypto'
import { type Selectable, sql } from 'kysely'
import type { Consent } from '#domain/lead/consent.ts'
import type { DeliveryKind } from '#domain/lead/delivery-kind.ts'
import type { LeadPayload } from '#domain/lead/lead.ts'
import type { LeadDeliveriesTable, LeadsTable } from './schema.ts'
import type { Transaction } from './storage.ts'
import type { Transactions } from './transactions.ts'

/** The leads of one site, where each must go, and the attempts to bring it there (FORM-13). Instants are ISO 8601, UTC. */
export interface LeadQueries {
  /** Stores a lead once: the same submission again answers with the first lead, and stores nothing. */
  add(lead: NewLead, deliveries: readonly NewDelivery[], within: Transaction): Promise<AddedLead>
  find(id: string, within?: Transaction): Promise<StoredLead | null>
  /** Newest first. */
  list(filter: LeadFilter): Promise<readonly StoredLead[]>
  deliveries(leadId: string, within?: Transaction): Promise<readonly Delivery[]>
  delivery(id: string, within?: Transaction): Promise<Delivery | null>
  attempts(deliveryId: string): Promise<readonly Attempt[]>
  /** Writes down an attempt and what the delivery has come to: sent; failed and to be tried again; or dead. */
  recordAttempt(attempt: NewAttempt, within?: Transaction): Promise<void>
  /** One more place to bring a lead to, due at once. Answers with the delivery's id. */
  addDelivery(leadId: string, delivery: NewDelivery, at: Date, within: Transaction): Promise<string>
  /** Takes a delivery that is due, for this caller alone until then. Null: it is not due, or another has it. */
  claimDelivery(id: string, now: Date, until: Date): Promise<Delivery | null>
  /** Deliveries that should have been tried by then: what a lost job would have done. */
  dueDeliveries(by: Date, limit: number): Promise<readonly Delivery[]>
  /** Puts a delivery back in the line, for a person who asks for another try. Null: there is none, or it was sent. */
  retry(deliveryId: string, at: Date, within: Transaction): Promise<Delivery | null>
}

export interface NewLead {
  /** Unguessable, made with the form: what makes a double click, a retry or a reload one lead. */
  readonly submissionId: string
  readonly category: string
  readonly subcategory: string | null
  readonly locationId: string | null
  readonly carId: string | null
  readonly payload: LeadPayload
  readonly consent: Consent | null
  readonly createdAt: Date
}

export interface NewDelivery {
  readonly kind: DeliveryKind
  readonly destination: string
}

export interface AddedLead {
  readonly id: string
  readonly isNew: boolean
  /** In the order given. */
  readonly deliveryIds: readonly string[]
}

export interface StoredLead extends Omit<NewLead, 'createdAt'> {
  readonly id: string
  readonly createdAt: string
}

export interface LeadFilter {
  /** Leads with a delivery in this state. */
  readonly state?: DeliveryState
  readonly from?: Date
  /** Up to and not including. */
  readonly to?: Date
  readonly location?: string
  readonly limit?: number
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
}

export interface NewAttempt {
  readonly deliveryId: string
  readonly at: Date
  readonly outcome: 'sent' | 'failed'
  readonly error: string | null
  readonly nextAttemptAt: Date | null
  /** No attempt follows a failed one. */
  readonly final: boolean
}

export interface Attempt {
  readonly number: number
  readonly at: string
  readonly outcome: 'sent' | 'failed'
  readonly error: string | null
}

export function leadQueries(siteSlug: string, { queries, run }: Transactions): LeadQueries {
  const leads = (within?: Transaction) => queries(within).selectFrom('leads').where('leads.site_slug', '=', siteSlug)
  const deliveries = (within?: Transaction) =>
    queries(within).selectFrom('lead_deliveries').where('site_slug', '=', siteSlug).selectAll()

  async function storeAttempt(
    { deliveryId, at, outcome, error, nextAttemptAt, final }: NewAttempt,
    within: Transaction,
  ) {
    const state = outcome === 'sent' ? 'sent' : final ? 'dead' : 'failed'
    const updated = await queries(within)
      .updateTable('lead_deliveries')
      .set({
        state,
        attempts: sql`attempts + 1`,
        next_attempt_at: state === 'failed' ? (nextAttemptAt?.toISOString() ?? null) : null,
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
    async add(lead, wanted, within) {
      const added = await queries(within)
        .insertInto('leads')
        .values(toRow(siteSlug, lead))
        .onConflict((conflict) => conflict.columns(['site_slug', 'submission_id']).doNothing())
        .returning('id')
        .executeTakeFirst()
      if (added === undefined) {
        const first = await leads(within)
          .where('submission_id', '=', lead.submissionId)
          .select('id')
          .executeTakeFirstOrThrow()
        const existing = await deliveries(within).where('lead_id', '=', first.id).orderBy('number').execute()
        return { id: first.id, isNew: false, deliveryIds: existing.map(({ id }) => id) }
      }
      const rows = wanted.map(({ kind, destination }, number) => ({
        site_slug: siteSlug,
        id: randomUUID(),
        lead_id: added.id,
        number,
        kind,
        destination,
        state: 'pending' as const,
        attempts: 0,
        next_attempt_at: lead.createdAt.toISOString(),
      }))
      if (rows.length > 0) await queries(within).insertInto('lead_deliveries').values(rows).execute()
      return { id: added.id, isNew: true, deliveryIds: rows.map(({ id }) => id) }
    },
    async find(id, within) {
      const row = await leads(within).where('id', '=', id).selectAll().executeTakeFirst()
      return row === undefined ? null : toLead(row)
    },
    async list({ state, from, to, location, limit }) {
      let query = leads().selectAll().orderBy('created_at', 'desc').orderBy('id')
      if (from !== undefined) query = query.where('created_at', '>=', from)
      if (to !== undefined) query = query.where('created_at', '<', to)
      if (location !== undefined) query = query.where('location_id', '=', location)
      if (state !== undefined) {
        query = query.where(({ exists, selectFrom }) =>
          exists(
            selectFrom('lead_deliveries as delivery')
              .whereRef('delivery.site_slug', '=', 'leads.site_slug')
              .whereRef('delivery.lead_id', '=', 'leads.id')
              .where('delivery.state', '=', state)
              .select('delivery.id'),
          ),
        )
      }
      if (limit !== undefined) query = query.limit(limit)
      return (await query.execute()).map(toLead)
    },
    async deliveries(leadId, within) {
      return (await deliveries(within).where('lead_id', '=', leadId).orderBy('number').execute()).map(toDelivery)
    },
    async delivery(id, within) {
      const row = await deliveries(within).where('id', '=', id).executeTakeFirst()
      return row === undefined ? null : toDelivery(row)
    },
    async attempts(deliveryId) {
      const rows = await queries()
        .selectFrom('lead_attempts')
        .where('site_slug', '=', siteSlug)
        .where('delivery_id', '=', deliveryId)
        .orderBy('number')
        .selectAll()
        .execute()
      return rows.map(({ number, at, outcome, error }) => ({ number, at: at.toISOString(), outcome, error }))
    },
    async recordAttempt(attempt, within) {
      if (within === undefined) await run((own) => storeAttempt(attempt, own))
      else await storeAttempt(attempt, within)
    },
    async addDelivery(leadId, { kind, destination }, at, within) {
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
    async claimDelivery(id, now, until) {
      const row = await queries()
        .updateTable('lead_deliveries')
        .set({ next_attempt_at: until.toISOString() })
        .where('site_slug', '=', siteSlug)
        .where('id', '=', id)
        .where('state', 'in', ['pending', 'failed'])
        .where('next_attempt_at', '<=', now)
        .returningAll()
        .executeTakeFirst()
      return row === undefined ? null : toDelivery(row)
    },
    async dueDeliveries(by, limit) {
      const rows = await deliveries()
        .where('state', 'in', ['pending', 'failed'])
        .where('next_attempt_at', '<=', by)
        .orderBy('next_attempt_at')
        .limit(limit)
        .execute()
      return rows.map(toDelivery)
    },
    async retry(deliveryId, at, within) {
      const row = await queries(within)
        .updateTable('lead_deliveries')
        .set({ state: 'pending', next_attempt_at: at.toISOString() })
        .where('site_slug', '=', siteSlug)
        .where('id', '=', deliveryId)
        .where('state', '<>', 'sent')
        .returningAll()
        .executeTakeFirst()
      return row === undefined ? null : toDelivery(row)
    },
  }
}

function toRow(siteSlug: string, lead: NewLead) {
  return {
    site_slug: siteSlug,
    id: randomUUID(),
    submission_id: lead.submissionId,
    category: lead.category,
    subcategory: lead.subcategory,
    location_id: lead.locationId,
    car_id: lead.carId,
    payload: JSON.stringify(lead.payload),
    consent: lead.consent === null ? null : JSON.stringify(lead.consent),
    created_at: lead.createdAt.toISOString(),
  }
}

function toLead(row: Selectable<LeadsTable>): StoredLead {
  return {
    id: row.id,
    submissionId: row.submission_id,
    category: row.category,
    subcategory: row.subcategory,
    locationId: row.location_id,
    carId: row.car_id,
    payload: row.payload as unknown as LeadPayload,
    consent: row.consent as Consent | null,
    createdAt: row.created_at.toISOString(),
  }
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
  }
}
