import { sql } from 'kysely'
import type { Queries } from '../transactions.ts'
import { longEnough, missing } from './missing-cars.ts'

/** Examples of what an import would change, at most `EXAMPLES` of each kind (INTAKE-3). Prices in dollars. */
export interface StockPreview {
  readonly added: readonly PreviewedCar[]
  readonly sold: readonly PreviewedCar[]
  readonly repriced: readonly (PreviewedCar & { readonly before: number | null })[]
  /** How many prices change in all. */
  readonly repricedCount: number
}

export interface PreviewedCar {
  readonly title: string
  readonly stocknum: string | null
  readonly price: number | null
}

interface Previewed {
  readonly siteSlug: string
  readonly importId: string
  readonly feed: string
  readonly soldAfterFiles: number
}

const EXAMPLES = 25

/** INTAKE-3: reads the merge's `feed_rows`, before anything is changed. The largest changes of a price come first. */
export async function previewStock(
  queries: Queries,
  { siteSlug, importId, feed, soldAfterFiles }: Previewed,
): Promise<StockPreview> {
  const staged = sql`join import_rows i on i.import_id = ${importId} and i.number = r.number`
  const added = await sql<PreviewedCar>`
    select ${title('i.data')} as title, r.stocknum, (i.data->>'price')::float8 as price from feed_rows r ${staged}
    where r.is_new and i.status <> 'sold' order by r.number limit ${EXAMPLES}`.execute(queries)
  const sold = await sql<PreviewedCar>`
    select ${title('c.data')} as title, c.stocknum, (c.data->>'price')::float8 as price from cars c
    where ${missing(siteSlug, feed)} and ${longEnough(soldAfterFiles)}
    order by (c.data->>'price')::float8 desc nulls last, c.id limit ${EXAMPLES}`.execute(queries)
  const repriced = await sql<StockPreview['repriced'][number] & { count: number }>`
    select ${title('i.data')} as title, r.stocknum, (i.data->>'price')::float8 as price,
      (c.data->>'price')::float8 as before, count(*) over ()::integer as count
    from feed_rows r ${staged} join cars c on c.site_slug = ${siteSlug} and c.id = r.car_id
    where r.is_changed and c.status <> 'sold' and c.data->>'price' is distinct from i.data->>'price'
    order by abs(coalesce((i.data->>'price')::float8, 0) - coalesce((c.data->>'price')::float8, 0)) desc, r.number
    limit ${EXAMPLES}`.execute(queries)
  return {
    added: added.rows,
    sold: sold.rows,
    repriced: repriced.rows.map(({ count, ...car }) => car),
    repricedCount: repriced.rows[0]?.count ?? 0,
  }
}

/** '2021 Toyota HiLux SR5' */
function title(data: string) {
  const part = (name: string) => sql`${sql.raw(data)}->>${sql.lit(name)}`
  return sql<string>`concat_ws(' ', ${part('year')}, ${part('make')}, ${part('model')}, ${part('badge')})`
}
