import { unpackCar } from '../car/car-data.ts'
import type { Queries } from '../transactions.ts'
import type { StagedRow } from './staged-rows.ts'

/** A car for sale as it is in the stock, and the feed that last had it. `row.newId` is its own id. */
export interface CopiedCar {
  readonly feed: string
  readonly row: StagedRow
}

/** STAFF-12: the site's cars for sale as rows that an import can stage, so that a merge puts them back. */
export async function copyStock(queries: Queries, siteSlug: string): Promise<readonly CopiedCar[]> {
  const cars = await queries
    .selectFrom('cars')
    .where('site_slug', '=', siteSlug)
    .where('status', '<>', 'sold')
    .select(['id', 'slug', 'identity', 'vin', 'stocknum', 'dealership_slug', 'feed', 'feed_id', 'status'])
    .select(['content_hash', 'listed_at', 'data'])
    .orderBy('id')
    .execute()
  return cars.map((car, index) => ({
    feed: car.feed,
    row: {
      number: index + 1,
      line: index + 1,
      vin: car.vin,
      stocknum: car.stocknum,
      dealershipSlug: car.dealership_slug,
      feedId: car.feed_id,
      identity: car.identity,
      slugBase: car.slug.slice(0, -`-${car.id}`.length),
      newId: car.id,
      contentHash: car.content_hash,
      status: car.status,
      listedAt: car.listed_at.toISOString(),
      soldAt: null,
      car: unpackCar(car.data),
    },
  }))
}

/** Ids of the cars that a feed last had, sold ones too. */
export async function carsOfFeed(queries: Queries, siteSlug: string, feed: string): Promise<ReadonlySet<string>> {
  const rows = await queries
    .selectFrom('cars')
    .where('site_slug', '=', siteSlug)
    .where('feed', '=', feed)
    .select('id')
    .execute()
  return new Set(rows.map(({ id }) => id))
}
