import { randomUUID } from 'node:crypto'
import { type Selectable, sql } from 'kysely'
import { TEST_LEAD } from '#domain/lead/category.ts'
import type { Consent } from '#domain/lead/consent.ts'
import type { LeadPayload } from '#domain/lead/lead.ts'
import type { Actor } from '#domain/staff/actor.ts'
import { jsonText } from '../json-text.ts'
import type { Transaction } from '../transaction.ts'
import type { Transactions } from '../transactions.ts'
import { type DeliveryState, deliveryQueries, type NewDelivery } from './lead-deliveries.ts'
import type { LeadsTable } from './lead-tables.ts'

export type LeadQueries = ReturnType<typeof leadQueries>

export interface NewLead {
  /** Random id made with the form; makes a double click, retry or reload the same lead. */
  readonly submissionId: string
  readonly category: string
  readonly subcategory: string | null
  readonly locationId: string | null
  readonly carId: string | null
  readonly payload: LeadPayload
  readonly consent: Consent | null
  /** Keyed hash of the form's content; absent without a form. */
  readonly bodyHash?: string
  /** Reason why the buyer gets no confirmation; null or absent if one is due or none is sent. */
  readonly unconfirmed?: string | null
  readonly createdAt: Date
  /** Key of the news that says the same to staff, such as a paid deposit; absent: the lead is news of its own. Not stored. */
  readonly newsKey?: string
  /** SALES-1: who of the staff wrote it down, and so has answered it. Not stored. */
  readonly takenBy?: Actor
}

export interface AddedLead {
  readonly id: string
  readonly isNew: boolean
  /** False if the first lead of this submission has other content (M6). */
  readonly isSame: boolean
  /** In the order of the given deliveries. */
  readonly deliveryIds: readonly string[]
}

export interface StoredLead extends Omit<NewLead, 'createdAt' | 'bodyHash' | 'newsKey' | 'takenBy'> {
  readonly id: string
  readonly createdAt: string
}

export interface LeadFilter {
  /** Leads with an unacknowledged delivery in this state. */
  readonly state?: DeliveryState
  readonly from?: Date
  /** Exclusive. */
  readonly to?: Date
  readonly location?: string
  readonly limit?: number
}

/** Queries for the leads of one site. */
export function leadQueries(siteSlug: string, transactions: Transactions) {
  const { queries } = transactions
  const deliveries = deliveryQueries(siteSlug, transactions)
  const leads = (within?: Transaction) => queries(within).selectFrom('leads').where('leads.site_slug', '=', siteSlug)

  return {
    ...deliveries,
    /** Whether the submission is stored. */
    async hasSubmission(submissionId: string): Promise<boolean> {
      const row = await leads().where('submission_id', '=', submissionId).select('id').executeTakeFirst()
      return row !== undefined
    },
    /** Stores a lead once: a repeated submission returns the first lead. */
    async add(lead: NewLead, wanted: readonly NewDelivery[], within: Transaction): Promise<AddedLead> {
      const added = await queries(within)
        .insertInto('leads')
        .values(toRow(siteSlug, lead))
        .onConflict((conflict) => conflict.columns(['site_slug', 'submission_id']).doNothing())
        .returning('id')
        .executeTakeFirst()
      if (added === undefined) {
        const first = await leads(within)
          .where('submission_id', '=', lead.submissionId)
          .select(['id', 'body_hash'])
          .executeTakeFirstOrThrow()
        // Leads stored before hashes existed count as equal.
        const isSame = first.body_hash === null || lead.bodyHash === undefined || first.body_hash === lead.bodyHash
        const existing = await deliveries.deliveries(first.id, within)
        return { id: first.id, isNew: false, isSame, deliveryIds: existing.map(({ id }) => id) }
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
      return { id: added.id, isNew: true, isSame: true, deliveryIds: rows.map(({ id }) => id) }
    },
    /** Id of the lead's conversation; null if it is in none. */
    async conversationOf(id: string, within?: Transaction): Promise<string | null> {
      const row = await leads(within).where('id', '=', id).select('conversation_id').executeTakeFirst()
      return row?.conversation_id ?? null
    },
    async find(id: string, within?: Transaction): Promise<StoredLead | null> {
      const row = await leads(within).where('id', '=', id).selectAll().executeTakeFirst()
      return row === undefined ? null : toLead(row)
    },
    /** Updates a lead's subcategory and payload (TRADE-1). */
    async update(
      id: string,
      { subcategory, payload }: Pick<NewLead, 'subcategory' | 'payload'>,
      within: Transaction,
    ): Promise<void> {
      await queries(within)
        .updateTable('leads')
        .set({ subcategory, payload: jsonText(payload) })
        .where('site_slug', '=', siteSlug)
        .where('id', '=', id)
        .execute()
    },
    /** INBOX-1: the conversation that a lead belongs to. */
    async setConversation(id: string, conversationId: string, within: Transaction): Promise<void> {
      await queries(within)
        .updateTable('leads')
        .set({ conversation_id: conversationId })
        .where('site_slug', '=', siteSlug)
        .where('id', '=', id)
        .execute()
    },
    /** Leads without a conversation, oldest first: stored by an older program, or placing them failed. */
    async withoutConversation(limit: number): Promise<readonly StoredLead[]> {
      const rows = await leads()
        .where('conversation_id', 'is', null)
        .where(sql<boolean>`subcategory is distinct from ${sql.lit(TEST_LEAD)}`)
        .orderBy('created_at')
        .limit(limit)
        .selectAll()
        .execute()
      return rows.map(toLead)
    },
    /** Whether a lead still waits for its conversation; locks it until the transaction ends. */
    async isWithoutConversation(id: string, within: Transaction): Promise<boolean> {
      const row = await leads(within).where('id', '=', id).select('conversation_id').forUpdate().executeTakeFirst()
      return row !== undefined && row.conversation_id === null
    },
    /** The leads of a conversation, oldest first. */
    async ofConversation(conversationId: string, within?: Transaction): Promise<readonly StoredLead[]> {
      const rows = await leads(within)
        .where('conversation_id', '=', conversationId)
        .orderBy('created_at')
        .orderBy('id')
        .selectAll()
        .execute()
      return rows.map(toLead)
    },
    /** Newest first. */
    async list({ state, from, to, location, limit }: LeadFilter): Promise<readonly StoredLead[]> {
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
              .where('delivery.acknowledged_at', 'is', null)
              .select('delivery.id'),
          ),
        )
      }
      if (limit !== undefined) query = query.limit(limit)
      return (await query.execute()).map(toLead)
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
    payload: jsonText(lead.payload),
    consent: lead.consent === null ? null : jsonText(lead.consent),
    created_at: lead.createdAt.toISOString(),
    body_hash: lead.bodyHash ?? null,
    unconfirmed: lead.unconfirmed ?? null,
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
    ...(row.unconfirmed === null ? {} : { unconfirmed: row.unconfirmed }),
  }
}
