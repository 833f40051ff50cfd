import { type RawBuilder, sql } from 'kysely'
import type { StockComparison } from '#domain/feed/hold.ts'
import type { Queries } from '../transactions.ts'

interface Compared {
  readonly siteSlug: string
  readonly importId: string
  readonly feed: string
  /** Slugs of the site's locations; cars elsewhere count for their dealership. */
  readonly places: readonly string[]
}

/** INTAKE-3: compares the staged and matched rows with the feed's stock, as counts. Reads the merge's `feed_rows`. */
export async function compareStock(queries: Queries, compared: Compared): Promise<StockComparison> {
  const { siteSlug, importId, feed } = compared
  const inStock = sql`c.site_slug = ${siteSlug} and c.feed = ${feed} and c.status <> 'sold'`
  const { rows } = await sql<Omit<StockComparison, 'places' | 'reidentified'>>`
    select
      (select count(*)::integer from feed_rows where first_number is null and not refused and status <> 'sold') as usable,
      (select count(*)::integer from cars c where ${inStock}) as available,
      (select count(*)::integer from cars c where ${inStock} and c.data->>'price' is not null) as "availablePriced",
      (select count(*)::integer from cars c join feed_rows r on r.car_id = c.id and not r.refused
        where ${inStock} and c.data->>'price' is not null) as compared,
      (select count(*)::integer from cars c join feed_rows r on r.car_id = c.id and r.is_changed
        join import_rows i on i.import_id = ${importId} and i.number = r.number
        where ${inStock} and c.data->>'price' is not null and c.data->>'price' is distinct from i.data->>'price'
      ) as repriced`.execute(queries)
  return {
    ...rows[0]!,
    places: await placesOf(queries, compared, inStock),
    reidentified: await reidentified(queries, compared, inStock),
  }
}

async function placesOf(queries: Queries, { importId, places }: Compared, inStock: RawBuilder<unknown>) {
  const place = (data: string, dealership: string) => sql`
    case when ${sql.raw(data)}->'location'->>'slug' = any(${places}::text[])
      then ${sql.raw(data)}->'location'->>'slug' else ${sql.raw(dealership)} end`
  const { rows } = await sql<StockComparison['places'][number]>`
    with before as (
      select ${place('c.data', 'c.dealership_slug')} as place, count(*)::integer as cars from cars c where ${inStock} group by 1
    ), after as (
      select ${place('i.data', 'i.dealership_slug')} as place, count(*)::integer as cars
      from feed_rows r join import_rows i on i.import_id = ${importId} and i.number = r.number
      where r.first_number is null and not r.refused and r.status <> 'sold' group by 1
    )
    select place, before.cars as before, coalesce(after.cars, 0) as after
    from before left join after using (place) order by place`.execute(queries)
  return rows
}

/** Compares cars independently of their numbers. */
const same = (a: string, b: string) => sql`${sql.raw(a)}->>'make' = ${sql.raw(b)}->>'make'
  and ${sql.raw(a)}->>'year' is not distinct from ${sql.raw(b)}->>'year'`

async function reidentified(queries: Queries, { importId }: Compared, inStock: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select (
      select count(*)::integer from cars c join feed_rows r on r.car_id = c.id and r.is_changed
        join import_rows i on i.import_id = ${importId} and i.number = r.number
      where ${inStock} and not (${same('c.data', 'i.data')})
    ) + (
      select count(*)::integer from cars c
      where ${inStock} and c.data->>'km' is not null and not exists (select 1 from feed_rows r where r.car_id = c.id)
        and (c.data->>'make', c.data->>'model', c.data->>'year', c.data->>'km') in (
          select i.data->>'make', i.data->>'model', i.data->>'year', i.data->>'km'
          from feed_rows r join import_rows i on i.import_id = ${importId} and i.number = r.number where r.is_new)
    ) as count`.execute(queries)
  return rows[0]!.count
}
