import { sql } from 'kysely'
import type { Transactions } from '../transactions.ts'

/** INBOX-14: cars for sale by days in stock, and how long those sold in a period took. */
export interface StockAges {
  /** Cars for sale of at most 30, 60, 90 days, and older ones. */
  readonly upTo30: number
  readonly upTo60: number
  readonly upTo90: number
  readonly older: number
  readonly sold: number
  /** Days from listing to sale, by nearest rank; null if none was sold. */
  readonly p50: number | null
  readonly p90: number | null
}

export function stockAges(siteSlug: string, { queries }: Transactions) {
  /** Cars of some dealerships and location slugs; null: all. */
  return async (
    { from, to, now }: { readonly from: Date; readonly to: Date; readonly now: Date },
    {
      dealerships,
      places,
    }: { readonly dealerships: readonly string[] | null; readonly places: readonly string[] | null },
  ): Promise<StockAges> => {
    const { rows } = await sql<StockAges>`
      with aged as (
        select sold_at, status, floor(extract(epoch from ${now}::timestamptz - listed_at) / 86400) as days,
          floor(extract(epoch from sold_at - listed_at) / 86400) as sale
        from cars where site_slug = ${siteSlug}
          and (${dealerships === null}::boolean or dealership_slug = any(${[...(dealerships ?? [])]}::text[]))
          and (${places === null}::boolean or data->'location'->>'slug' = any(${[...(places ?? [])]}::text[]))
      )
      select (count(*) filter (where status <> 'sold' and days <= 30))::int as "upTo30",
        (count(*) filter (where status <> 'sold' and days > 30 and days <= 60))::int as "upTo60",
        (count(*) filter (where status <> 'sold' and days > 60 and days <= 90))::int as "upTo90",
        (count(*) filter (where status <> 'sold' and days > 90))::int as older,
        (count(*) filter (where status = 'sold' and sold_at >= ${from} and sold_at < ${to}))::int as sold,
        (percentile_disc(0.5) within group (order by sale)
          filter (where status = 'sold' and sold_at >= ${from} and sold_at < ${to}))::int as p50,
        (percentile_disc(0.9) within group (order by sale)
          filter (where status = 'sold' and sold_at >= ${from} and sold_at < ${to}))::int as p90
      from aged`.execute(queries())
    return rows[0] ?? { upTo30: 0, upTo60: 0, upTo90: 0, older: 0, sold: 0, p50: null, p90: null }
  }
}
