import { type Kysely, sql } from 'kysely'
import type { DeliveryState } from './lead-deliveries.ts'
import type { Tables } from './schema.ts'

/** Number of a site's deliveries in a state. 'acknowledged': dead, and handled by staff. */
export interface DeliveryCount {
  readonly site: string
  readonly state: DeliveryState | 'acknowledged'
  readonly count: number
}

export async function deliveryCounts(db: Kysely<Tables>): Promise<readonly DeliveryCount[]> {
  const state = sql<DeliveryCount['state']>`case
    when state = 'dead' and acknowledged_at is not null then 'acknowledged' else state end`
  const rows = await db
    .selectFrom('lead_deliveries')
    .groupBy(['site_slug', state])
    .orderBy('site_slug')
    .select(['site_slug', state.as('counted'), (count) => count.fn.countAll<string>().as('count')])
    .execute()
  return rows.map(({ site_slug, counted, count }) => ({ site: site_slug, state: counted, count: Number(count) }))
}
