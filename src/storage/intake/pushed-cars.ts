import { sql } from 'kysely'
import type { Transaction } from '../transaction.ts'
import type { Transactions } from '../transactions.ts'

export interface PushedKey {
  readonly feed: string
  readonly dealershipSlug: string
  readonly stocknum: string
}

/** INTAKE-7: the last call for each car of one site. */
export function pushedCars(siteSlug: string, { queries }: Transactions) {
  return {
    /** When the sender last changed the car; null: no call came, or none gave a time. */
    async changedAt({ feed, dealershipSlug, stocknum }: PushedKey, within: Transaction): Promise<Date | null> {
      const row = await queries(within)
        .selectFrom('pushed_cars')
        .where('site_slug', '=', siteSlug)
        .where('feed', '=', feed)
        .where('dealership_slug', '=', dealershipSlug)
        .where('stocknum', '=', stocknum)
        .select('changed_at')
        .executeTakeFirst()
      return row?.changed_at ?? null
    },
    /** A call without a time keeps the one that we have. */
    async note({ feed, dealershipSlug, stocknum }: PushedKey, changedAt: Date | null, now: Date, within: Transaction) {
      const next = { changed_at: changedAt?.toISOString() ?? null, received_at: now.toISOString() }
      await queries(within)
        .insertInto('pushed_cars')
        .values({ site_slug: siteSlug, feed, dealership_slug: dealershipSlug, stocknum, ...next })
        .onConflict((conflict) =>
          conflict.columns(['site_slug', 'feed', 'dealership_slug', 'stocknum']).doUpdateSet({
            changed_at: sql`coalesce(excluded.changed_at, pushed_cars.changed_at)`,
            received_at: next.received_at,
          }),
        )
        .execute()
    },
  }
}
