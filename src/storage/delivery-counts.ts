import { type Kysely, sql } from 'kysely'
import type { DeliveryKind } from '#domain/lead/delivery/delivery-kind.ts'
import type { DeliveryState } from './lead-deliveries.ts'
import type { Tables } from './schema.ts'

/** Number of a site's deliveries of a kind in a state. 'acknowledged': dead, and handled by staff. */
export interface DeliveryCount {
  readonly site: string
  readonly kind: DeliveryKind
  readonly state: DeliveryState | 'acknowledged'
  readonly count: number
}

export async function deliveryCounts(db: Kysely<Tables>): Promise<readonly DeliveryCount[]> {
  const state = sql<DeliveryCount['state']>`case
    when state = 'dead' and acknowledged_at is not null then 'acknowledged' else state end`
  const rows = await db
    .selectFrom('lead_deliveries')
    .groupBy(['site_slug', 'kind', state])
    .orderBy('site_slug')
    .select(['site_slug', 'kind', state.as('counted'), (count) => count.fn.countAll<string>().as('count')])
    .execute()
  return rows.map(({ site_slug, kind, counted, count }) => ({
    site: site_slug,
    kind,
    state: counted,
    count: Number(count),
  }))
}
