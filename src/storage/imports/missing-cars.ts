import { type RawBuilder, sql } from 'kysely'
import type { Queries } from '../transactions.ts'

/** Condition: cars `c` of this feed for sale without a row. */
export function missing(siteSlug: string, feed: string): RawBuilder<unknown> {
  return sql`c.site_slug = ${siteSlug} and c.feed = ${feed} and c.status <> 'sold'
    and not exists (select 1 from feed_rows r where r.car_id = c.id)`
}

/** Condition: this is the last of the files in a row without the missing car `c` that the site waits for (INTAKE-5). */
export function longEnough(soldAfterFiles: number): RawBuilder<unknown> {
  return sql`(c.missed_files + 1 >= ${soldAfterFiles}::integer)`
}

/**
 * INTAKE-5: counts the files in a row without each car. The count shows nowhere on the site, so it changes no version.
 * `isPart`: the rows say nothing about other cars.
 */
export async function countMissedFiles(
  queries: Queries,
  siteSlug: string,
  feed: string,
  isPart: boolean,
): Promise<void> {
  await sql`
    update cars c set missed_files = 0
    where c.site_slug = ${siteSlug} and c.missed_files > 0 and exists (select 1 from feed_rows r where r.car_id = c.id)`.execute(
    queries,
  )
  if (isPart) return
  await sql`update cars c set missed_files = missed_files + 1 where ${missing(siteSlug, feed)}`.execute(queries)
}
