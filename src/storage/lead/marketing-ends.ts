import type { Transaction } from '../transaction.ts'
import type { Transactions } from '../transactions.ts'

/** LAW-4: addresses unsubscribed from a site's marketing messages, with times. Compared in lower case. */
export function marketingEndQueries(siteSlug: string, { queries }: Transactions) {
  return {
    /** Records an unsubscribe; a later one updates its time. */
    async end(email: string, leadId: string, at: Date, within?: Transaction): Promise<void> {
      const row = { site_slug: siteSlug, email: email.toLowerCase(), lead_id: leadId, at: at.toISOString() }
      await queries(within)
        .insertInto('marketing_ends')
        .values(row)
        .onConflict((conflict) =>
          conflict.columns(['site_slug', 'email']).doUpdateSet({ at: row.at, lead_id: row.lead_id }),
        )
        .execute()
    },
    /** Time of the address's last unsubscribe (ISO 8601, UTC), or null. */
    async endedAt(email: string): Promise<string | null> {
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
