import { sql } from 'kysely'
import type { Queries } from '../transactions.ts'

/**
 * DESK-3: ends the overrides of cars that staff sold and that the feed now calls sold too: `afterImport` as one statement,
 * because an import may change thousands of cars. A sale (SALES-9), whose override has no end, stays.
 */
export async function endAgreedSales(queries: Queries, siteSlug: string): Promise<void> {
  await sql`
    with agreed as (
      delete from car_overrides o using cars c
      where o.site_slug = ${siteSlug} and o.part = 'status' and o.value = '"sold"'::jsonb and o.until is not null
        and c.site_slug = o.site_slug and c.id = o.car_id and c.status = 'sold'
      returning o.car_id
    )
    update cars set desk = jsonb_set(desk #- '{values,status}', '{soldAt}', 'null')
    where site_slug = ${siteSlug} and id in (select car_id from agreed)`.execute(queries)
}
