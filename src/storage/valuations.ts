import type { Valuation } from '#domain/trade-in/valuation.ts'
import { jsonText } from './json-text.ts'
import type { Transaction } from './transaction.ts'
import type { Transactions } from './transactions.ts'

export interface StoredValuation extends Valuation {
  readonly id: string
  readonly leadId: string | null
  readonly expiresAt: Date
}

/** Valuations of one site's visitors (TRADE-1). Expired ones are not found. */
export function valuationQueries(siteSlug: string, { queries }: Transactions) {
  const kept = (now: Date, within?: Transaction) =>
    queries(within)
      .selectFrom('valuations')
      .where('site_slug', '=', siteSlug)
      .where('expires_at', '>', now)
      .select(['id', 'lead_id', 'data', 'expires_at'])
  const toValuation = (row: { id: string; lead_id: string | null; data: unknown; expires_at: Date } | undefined) =>
    row === undefined
      ? null
      : { ...(row.data as Valuation), id: row.id, leadId: row.lead_id, expiresAt: row.expires_at }
  return {
    /** Stores a valuation, and deletes expired ones. */
    async add(id: string, valuation: Valuation, at: Date, expiresAt: Date): Promise<void> {
      await queries().deleteFrom('valuations').where('site_slug', '=', siteSlug).where('expires_at', '<=', at).execute()
      const row = { site_slug: siteSlug, id, created_at: at.toISOString(), expires_at: expiresAt.toISOString() }
      await queries()
        .insertInto('valuations')
        .values({ ...row, data: jsonText(valuation) })
        .execute()
    },
    async find(id: string, now: Date, within?: Transaction): Promise<StoredValuation | null> {
      return toValuation(await kept(now, within).where('id', '=', id).executeTakeFirst())
    },
    /** The valuation of a lead. */
    async findByLead(leadId: string, now: Date, within?: Transaction): Promise<StoredValuation | null> {
      return toValuation(await kept(now, within).where('lead_id', '=', leadId).executeTakeFirst())
    },
    async update(id: string, valuation: Valuation, within?: Transaction): Promise<void> {
      await queries(within)
        .updateTable('valuations')
        .set({ data: jsonText(valuation) })
        .where('site_slug', '=', siteSlug)
        .where('id', '=', id)
        .execute()
    },
    /** Links the lead made from it, unless one is linked already. */
    async linkLead(id: string, leadId: string, within: Transaction): Promise<void> {
      await queries(within)
        .updateTable('valuations')
        .set({ lead_id: leadId })
        .where('site_slug', '=', siteSlug)
        .where('id', '=', id)
        .where('lead_id', 'is', null)
        .execute()
    },
  }
}
