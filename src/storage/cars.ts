import { type Selectable, sql } from 'kysely'
import type { Car } from '#domain/car/car.ts'
import { unpackCar } from './car-data.ts'
import type { CarsTable } from './schema.ts'
import type { Transactions } from './transactions.ts'

/** What can be asked about the cars of one site. */
export interface CarQueries {
  findCar(slug: string): Promise<Car | null>
  findCarById(id: string): Promise<Car | null>
  findFormerSlug(slug: string): Promise<string | null>
  carsChangedSince(version: number): AsyncIterable<readonly Car[]>
  /** When each car last changed, ISO 8601, by its id. */
  carsUpdatedAt(): Promise<ReadonlyMap<string, string>>
  /** Whether the site has ever had a car. */
  hasCars(): Promise<boolean>
}

export function carQueries(siteSlug: string, transactions: Transactions): CarQueries {
  const cars = () => transactions.queries().selectFrom('cars').where('site_slug', '=', siteSlug)
  return {
    async findCar(slug) {
      if (holdsNul(slug)) return null
      const row = await cars().where('slug', '=', slug).selectAll().executeTakeFirst()
      return row === undefined ? null : toCar(row)
    },
    async hasCars() {
      return (await cars().select('id').limit(1).executeTakeFirst()) !== undefined
    },
    async carsUpdatedAt() {
      const rows = await cars().select(['id', 'updated_at']).execute()
      return new Map(rows.map(({ id, updated_at }) => [id, updated_at.toISOString()]))
    },
    async findCarById(id) {
      if (holdsNul(id)) return null
      const row = await cars().where('id', '=', id).selectAll().executeTakeFirst()
      return row === undefined ? null : toCar(row)
    },
    async findFormerSlug(slug) {
      if (holdsNul(slug)) return null
      const row = await transactions
        .queries()
        .selectFrom('former_slugs as former')
        .innerJoin('cars', (join) =>
          join.onRef('cars.site_slug', '=', 'former.site_slug').onRef('cars.id', '=', 'former.car_id'),
        )
        .where('former.site_slug', '=', siteSlug)
        .where('former.slug', '=', slug)
        .select('cars.slug')
        .executeTakeFirst()
      return row?.slug ?? null
    },
    async *carsChangedSince(version) {
      let after = { changedIn: version, id: LAST_ID }
      while (true) {
        const rows = await cars()
          .where(sql<boolean>`(changed_in, id) > (${after.changedIn}, ${after.id})`)
          .orderBy('changed_in')
          .orderBy('id')
          .limit(CARS_A_BATCH)
          .selectAll()
          .execute()
        if (rows.length > 0) yield rows.map(toCar)
        const last = rows.at(-1)
        if (last === undefined || rows.length < CARS_A_BATCH) return
        after = { changedIn: last.changed_in, id: last.id }
      }
    },
  }
}

/** Postgres takes no text with a NUL in it, so nothing is called so; an address of a visitor may well hold one. */
function holdsNul(text: string): boolean {
  return text.includes('\0')
}

/** Beyond every id: the cars of the version asked about are known already. */
const LAST_ID = '\uffff'
/** Small enough that a batch is soon made and let go, large enough that asking costs little. */
const CARS_A_BATCH = 1_000

/** The columns speak for what the platform decides; the rest is the feed's car as it was stored. */
function toCar(row: Selectable<CarsTable>): Car {
  return {
    ...unpackCar(row.data),
    id: row.id,
    slug: row.slug,
    vin: row.vin,
    stocknum: row.stocknum,
    dealership_slug: row.dealership_slug,
    feed_id: row.feed_id,
    status: row.status,
    sold: row.status === 'sold',
    sold_date_timestamp: row.sold_at === null ? null : row.sold_at.toISOString(),
    created_at: row.listed_at.toISOString(),
  }
}
