import { randomUUID } from 'node:crypto'
import type { Car } from '#domain/car/car.ts'
import type { SiteRequest } from '../site-request.ts'
import { sampleCar } from './sample-data.ts'

/** Imports cars into a site's stock; returns them with ids and slugs. */
export async function addCars(
  { platform, site }: SiteRequest,
  changes: readonly Partial<Car>[],
): Promise<readonly Car[]> {
  const { imports, cars: stored } = platform.storage.forSite(site)
  const at = platform.clock.now()
  const importId = await imports.begin(`test-${randomUUID()}`, at)
  const cars = changes.map((change) => sampleCar({ id: randomUUID(), ...change }))
  const rows = cars.map(({ id, slug, ...car }, index) => ({
    number: index + 1,
    line: index + 1,
    vin: car.vin,
    stocknum: car.stocknum,
    dealershipSlug: car.dealership_slug,
    feedId: id,
    identity: `feed:${id}`,
    slugBase: slug,
    newId: id,
    contentHash: id,
    status: car.status,
    listedAt: car.created_at,
    soldAt: car.status === 'sold' ? (car.sold_date_timestamp ?? at.toISOString()) : null,
    car,
  }))
  await imports.stage(importId, rows)
  await imports.merge(importId, { at, force: true, dryRun: false })
  await imports.end(importId, 'merged', at, {})
  const kept = await Promise.all(cars.map(({ id }) => stored.findById(id)))
  return kept.filter((car) => car !== null)
}
