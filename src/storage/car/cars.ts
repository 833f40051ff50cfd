import { type Selectable, sql } from 'kysely'
import type { Car } from '#domain/car/car.ts'
import { picturesToFetch, withFetchedPictures } from '#domain/car/picture/car-pictures.ts'
import { withDesk } from '#domain/desk/effective-car.ts'
import type { FetchedPicture } from '#domain/picture/fetched-picture.ts'
import type { Transaction } from '../transaction.ts'
import type { Transactions } from '../transactions.ts'
import { unpackCar } from './car-data.ts'
import type { CarsTable } from './car-tables.ts'

/** Queries for the cars of one site. */
export function carQueries(siteSlug: string, transactions: Transactions) {
  const cars = (within?: Transaction) =>
    transactions.queries(within).selectFrom('cars').where('site_slug', '=', siteSlug)
  /** Adds the pictures that can be shown to each car. */
  const pictured = async (rows: readonly Selectable<CarsTable>[], within?: Transaction): Promise<readonly Car[]> => {
    const named = rows.map(toCar).map((car) => ({ car, addresses: picturesToFetch(car) }))
    const addresses = [...new Set(named.flatMap((each) => each.addresses))]
    const kept = addresses.length === 0 ? NONE_KEPT : await fetchedPictures(addresses, within)
    return named.map(({ car, addresses: ofCar }) => withFetchedPictures(car, only(ofCar, kept)))
  }
  const fetchedPictures = async (addresses: readonly string[], within?: Transaction) => {
    const rows = await transactions
      .queries(within)
      .selectFrom('pictures')
      .where('site_slug', '=', siteSlug)
      .where('name', 'is not', null)
      .where(sql<boolean>`address = any(${addresses}::text[])`)
      .select(['address', 'name', 'preview'])
      .execute()
    return new Map(rows.map(({ address, name, preview }) => [address, { name: name ?? '', preview: preview ?? '' }]))
  }
  return {
    async find(slug: string): Promise<Car | null> {
      const [car] = await pictured(await cars().where('slug', '=', slug).selectAll().execute())
      return car ?? null
    },
    /** Whether the site has ever had a car. */
    async any(): Promise<boolean> {
      return (await cars().select('id').limit(1).executeTakeFirst()) !== undefined
    },
    /** Where pictures that a feed names are shown; those that cannot be shown yet are left out. */
    async shownPictures(addresses: readonly string[]): Promise<ReadonlyMap<string, string>> {
      const kept = addresses.length === 0 ? NONE_KEPT : await fetchedPictures(addresses)
      const imagesOf = (address: string) =>
        withFetchedPictures({ images: [address], thumbnails: [], primary_image_url: null }, kept).images
      return new Map(addresses.flatMap((address) => imagesOf(address).map((at) => [address, at] as const)))
    },
    /** The cars that the desk lists: those for sale, and those sold since `soldSince` (DESK-1). */
    async ofDesk(soldSince: Date): Promise<readonly Car[]> {
      const rows = await cars()
        .where(({ eb, or }) => or([eb('status', '<>', 'sold'), eb('sold_at', '>=', soldSince)]))
        .orderBy('id')
        .selectAll()
        .execute()
      return pictured(rows)
    },
    /** Time of each car's last change (ISO 8601), by id. */
    async updatedAt(): Promise<ReadonlyMap<string, string>> {
      const rows = await cars().select(['id', 'updated_at']).execute()
      return new Map(rows.map(({ id, updated_at }) => [id, updated_at.toISOString()]))
    },
    async findById(id: string, within?: Transaction): Promise<Car | null> {
      const [car] = await pictured(await cars(within).where('id', '=', id).selectAll().execute(), within)
      return car ?? null
    },
    /** Cars by id, in no order; unknown ids are left out. */
    async findAll(ids: readonly string[], within?: Transaction): Promise<readonly Car[]> {
      if (ids.length === 0) return []
      return pictured(await cars(within).where(sql<boolean>`id = any(${ids}::text[])`).selectAll().execute(), within)
    },
    async findFormerSlug(slug: string): Promise<string | null> {
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
    async *changedSince(version: number): AsyncIterable<readonly Car[]> {
      let after = { changedIn: version, id: LAST_ID }
      while (true) {
        const rows = await cars()
          .where(sql<boolean>`(changed_in, id) > (${after.changedIn}, ${after.id})`)
          .orderBy('changed_in')
          .orderBy('id')
          .limit(CARS_A_BATCH)
          .selectAll()
          .execute()
        if (rows.length > 0) yield await pictured(rows)
        const last = rows.at(-1)
        if (last === undefined || rows.length < CARS_A_BATCH) return
        after = { changedIn: last.changed_in, id: last.id }
      }
    },
  }
}

const NONE_KEPT: ReadonlyMap<string, FetchedPicture> = new Map()

/** The fetched pictures of one car, in its order. */
function only(
  addresses: readonly string[],
  kept: ReadonlyMap<string, FetchedPicture>,
): ReadonlyMap<string, FetchedPicture> {
  if (addresses.length === 0) return NONE_KEPT
  return new Map(
    addresses.flatMap((address) => {
      const picture = kept.get(address)
      return picture === undefined ? [] : [[address, picture] as const]
    }),
  )
}

/** Sorts after every id: cars of the starting version are known already. */
const LAST_ID = '\uffff'
/** Small enough to free memory quickly, large enough for few queries. */
const CARS_A_BATCH = 1_000

/**
 * Combines the columns that the platform sets with the stored car of the feed and the overrides of staff (DESK-2). A former
 * price that the site did not show has no place in it, so that no page, file or answer can say 'Was' (DESK-7).
 */
function toCar(row: Selectable<CarsTable>): Car {
  const kept = withDesk(unpackCar(row.data), row.desk)
  const status = row.desk.values['status'] === undefined ? row.status : kept.status
  const soldAt = row.desk.soldAt ?? row.sold_at?.toISOString() ?? null
  return {
    ...kept,
    before_price: row.was_shown ? kept.before_price : null,
    reserved: kept.reserved || row.held,
    id: row.id,
    slug: row.slug,
    vin: row.vin,
    stocknum: row.stocknum,
    dealership_slug: row.dealership_slug,
    feed_id: row.feed_id,
    status,
    sold: status === 'sold',
    sold_date_timestamp: status === 'sold' ? soldAt : null,
    created_at: row.listed_at.toISOString(),
  }
}
