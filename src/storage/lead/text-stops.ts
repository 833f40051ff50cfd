import type { Transaction } from '../transaction.ts'
import type { Transactions } from '../transactions.ts'

/** INBOX-8: numbers (E.164) that answered a site's text messages with STOP. */
export function textStopQueries(siteSlug: string, { queries }: Transactions) {
  return {
    /** A later STOP leaves the time of the first. */
    async stop(phone: string, at: Date, within?: Transaction): Promise<void> {
      await queries(within)
        .insertInto('text_stops')
        .values({ site_slug: siteSlug, phone, at: at.toISOString() })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    },
    async start(phone: string, within?: Transaction): Promise<void> {
      await queries(within)
        .deleteFrom('text_stops')
        .where('site_slug', '=', siteSlug)
        .where('phone', '=', phone)
        .execute()
    },
    /** When the number asked for no more messages; null: it did not. */
    async stoppedAt(phone: string, within?: Transaction): Promise<Date | null> {
      const row = await queries(within)
        .selectFrom('text_stops')
        .where('site_slug', '=', siteSlug)
        .where('phone', '=', phone)
        .select('at')
        .executeTakeFirst()
      return row?.at ?? null
    },
  }
}
