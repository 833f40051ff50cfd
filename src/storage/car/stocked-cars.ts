import { type Kysely, sql } from 'kysely'
import type { Tables } from '../schema.ts'

/** The fields of a used car for sale that a valuation compares (TRADE-3). */
export interface StockedCar {
  readonly siteSlug: string
  readonly year: number
  readonly km: number
  /** Whole currency units of its site's region. */
  readonly price: number | null
  readonly offer_price: number | null
}

/** More cars do not improve the estimate. */
const ENOUGH = 2000

/** Cars of all sites, latest changed first. */
export async function stockedCars(db: Kysely<Tables>, make: string, model: string): Promise<readonly StockedCar[]> {
  const number = (name: string) => sql<number | null>`((data || (desk->'values'))->>${sql.lit(name)})::float8`
  const rows = await db
    .selectFrom('cars')
    .where(sql<string>`regexp_replace(lower(data->>'make'), '[^a-z0-9]+', '', 'g')`, '=', make)
    .where(sql<string>`regexp_replace(lower(data->>'model'), '[^a-z0-9]+', '', 'g')`, '=', model)
    .where(sql<string>`coalesce(desk->'values'->>'status', status)`, '<>', 'sold')
    .where(
      sql<boolean>`data->>'car_type' = any('{used,demo}') and data->>'year' is not null and data->>'km' is not null`,
    )
    .select([
      'site_slug',
      number('year').as('year'),
      number('km').as('km'),
      number('price').as('price'),
      number('offer_price').as('offer_price'),
    ])
    .orderBy('changed_in', 'desc')
    .limit(ENOUGH)
    .execute()
  return rows.map(({ site_slug, year, km, ...prices }) => ({
    siteSlug: site_slug,
    year: year ?? 0,
    km: km ?? 0,
    ...prices,
  }))
}
