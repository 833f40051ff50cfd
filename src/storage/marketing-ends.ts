import type { Transactions } from './transactions.ts'

/** LAW-4: the addresses that ended a site's marketing messages, and when. Addresses are compared in lower case. */
export interface MarketingEndQueries {
  /** Writes down that an address wants no more; again, and later, moves the instant on. */
  end(email: string, leadId: string, at: Date): Promise<void>
  /** When the address ended them last (ISO 8601, UTC), or null. */
  endedAt(email: string): Promise<string | null>
}

export function marketingEndQueries(siteSlug: string, { queries }: Transactions): MarketingEndQueries {
  return {
    async end(email, leadId, at) {
      const row = { site_slug: siteSlug, email: email.toLowerCase(), lead_id: leadId, at: at.toISOString() }
      await queries()
        .insertInto('marketing_ends')
        .values(row)
        .onConflict((conflict) =>
          conflict.columns(['site_slug', 'email']).doUpdateSet({ at: row.at, lead_id: row.lead_id }),
        )
        .execute()
    },
    async endedAt(email) {
      const row = await queries()
        .selectFrom('marketing_ends')
        .where('site_slug', '=', siteSlug)
        .where('email', '=', email.toLowerCase())
        .select('at')
        .executeTakeFirst()
      return row === undefined ? null : row.at.toISOString()
    },
  }
}
