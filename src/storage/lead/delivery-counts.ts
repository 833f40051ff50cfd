import { type Kysely, sql } from 'kysely'
import type { DeliveryKind } from '#domain/lead/delivery/delivery-kind.ts'
import type { Tables } from '../schema.ts'
import type { DeliveryState } from './lead-deliveries.ts'

/** Number of a site's deliveries of a kind in a state other than 'sent'. 'acknowledged': dead, and handled by staff. */
export interface DeliveryCount {
  readonly site: string
  readonly kind: DeliveryKind
  readonly state: Exclude<DeliveryState, 'sent'> | 'acknowledged'
  readonly count: number
}

/** Counts deliveries that are not sent: an index has only those, so the count stays quick after years of leads. */
export async function deliveryCounts(db: Kysely<Tables>): Promise<readonly DeliveryCount[]> {
  const state = sql<DeliveryCount['state']>`case
    when state = 'dead' and acknowledged_at is not null then 'acknowledged' else state end`
  const rows = await db
    .selectFrom('lead_deliveries')
    .where('state', '<>', 'sent')
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
