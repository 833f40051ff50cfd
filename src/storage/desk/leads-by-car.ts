import { sql } from 'kysely'
import type { Transactions } from '../transactions.ts'

/** Number of leads of each of these cars (DESK-1); cars without leads are left out. */
export function leadsByCar(siteSlug: string, { queries }: Transactions) {
  return async (carIds: readonly string[]): Promise<ReadonlyMap<string, number>> => {
    if (carIds.length === 0) return new Map()
    const rows = await queries()
      .selectFrom('leads')
      .where('site_slug', '=', siteSlug)
      .where(sql<boolean>`car_id = any(${carIds}::text[])`)
      .groupBy('car_id')
      .select(['car_id', sql<number>`count(*)::int`.as('leads')])
      .execute()
    return new Map(rows.map(({ car_id, leads }) => [car_id ?? '', leads]))
  }
}
