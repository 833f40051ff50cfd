import type { Valuation } from '#domain/trade-in/valuation.ts'
import type { Transaction } from './storage.ts'
import type { Transactions } from './transactions.ts'

/** The valuations of one site's visitors (TRADE-1). One that has expired is not found any more. */
export interface ValuationQueries {
  /** Keeps a new one, and lets those go that have expired. */
  add(id: string, valuation: Valuation, at: Date, expiresAt: Date): Promise<void>
  find(id: string, now: Date, within?: Transaction): Promise<KeptValuation | null>
  /** Of the lead that was made of it. */
  findByLead(leadId: string, now: Date, within?: Transaction): Promise<KeptValuation | null>
  update(id: string, valuation: Valuation, within?: Transaction): Promise<void>
  /** Says which lead was made of it, unless another was before. */
  linkLead(id: string, leadId: string, within: Transaction): Promise<void>
}

export interface KeptValuation extends Valuation {
  readonly id: string
  readonly leadId: string | null
  readonly expiresAt: Date
}

export function valuationQueries(siteSlug: string, { queries }: Transactions): ValuationQueries {
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
    async add(id, valuation, at, expiresAt) {
      await queries().deleteFrom('valuations').where('site_slug', '=', siteSlug).where('expires_at', '<=', at).execute()
      const row = { site_slug: siteSlug, id, created_at: at.toISOString(), expires_at: expiresAt.toISOString() }
      await queries()
        .insertInto('valuations')
        .values({ ...row, data: JSON.stringify(valuation) })
        .execute()
    },
    async find(id, now, within) {
      return toValuation(await kept(now, within).where('id', '=', id).executeTakeFirst())
    },
    async findByLead(leadId, now, within) {
      return toValuation(await kept(now, within).where('lead_id', '=', leadId).executeTakeFirst())
    },
    async update(id, valuation, within) {
      await queries(within)
        .updateTable('valuations')
        .set({ data: JSON.stringify(valuation) })
        .where('site_slug', '=', siteSlug)
        .where('id', '=', id)
        .execute()
    },
    async linkLead(id, leadId, within) {
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
