import { type Kysely, sql } from 'kysely'
import type { DeliveryKind } from '#domain/lead/delivery/delivery-kind.ts'
import type { Tables } from '../schema.ts'
import { isDue } from './lead-deliveries.ts'

export interface DeliveryTrouble {
  readonly siteSlug: string
  readonly deliveryId: string
  readonly leadId: string
  readonly kind: DeliveryKind
  readonly givenUp: boolean
}

/** Deliveries of all sites, for the platform's own work: due ones, and those to report to the operator (FORM-13). */
export function allDeliveries(db: Kysely<Tables>) {
  return {
    /** Sites with deliveries due at `by`, and their kinds. */
    async sitesWithDue(by: Date): Promise<readonly { readonly siteSlug: string; readonly kind: DeliveryKind }[]> {
      const rows = await db
        .selectFrom('lead_deliveries')
        .where('state', 'in', ['pending', 'failed'])
        .where(isDue(by))
        .select(['site_slug', 'kind'])
        .distinct()
        .execute()
      return rows.map(({ site_slug, kind }) => ({ siteSlug: site_slug, kind }))
    },
    /** Deliveries that need a person and are not yet reported to the operator; oldest first. */
    async untold(limit: number): Promise<readonly DeliveryTrouble[]> {
      const rows = await db
        .selectFrom('lead_deliveries')
        .where('trouble_at', 'is not', null)
        .where('told_at', 'is', null)
        .where('acknowledged_at', 'is', null)
        .where('state', '<>', 'sent')
        .orderBy('trouble_at')
        .limit(limit)
        .select(['site_slug', 'id', 'lead_id', 'kind', 'state'])
        .execute()
      return rows.map(({ site_slug, id, lead_id, kind, state }) => ({
        siteSlug: site_slug,
        deliveryId: id,
        leadId: lead_id,
        kind,
        givenUp: state === 'dead',
      }))
    },
    async markTold(troubles: readonly Pick<DeliveryTrouble, 'siteSlug' | 'deliveryId'>[], at: Date): Promise<void> {
      if (troubles.length === 0) return
      const keys = troubles.map(({ siteSlug, deliveryId }) => sql`(${siteSlug}, ${deliveryId})`)
      await db
        .updateTable('lead_deliveries')
        .set({ told_at: at.toISOString() })
        .where(sql<boolean>`(site_slug, id) in (${sql.join(keys)})`)
        .execute()
    },
  }
}
