import type { Kysely } from 'kysely'
import type { LeadDeliveriesTable, Tables } from './schema.ts'

/** How many deliveries of all sites stand in each state; what an operator watches, so it names no site and no lead. */
export type DeliveryCounts = Readonly<Record<LeadDeliveriesTable['state'], number>>

export async function deliveryCounts(db: Kysely<Tables>): Promise<DeliveryCounts> {
  const rows = await db
    .selectFrom('lead_deliveries')
    .groupBy('state')
    .select(['state', (count) => count.fn.countAll<string>().as('count')])
    .execute()
  const counts = { pending: 0, sent: 0, failed: 0, dead: 0 }
  for (const { state, count } of rows) counts[state] = Number(count)
  return counts
}
