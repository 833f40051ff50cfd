import type { FeedRow } from '#domain/feed/car.ts'
import type { Point } from '#domain/location/distance.ts'
import type { Site } from '#site/site.ts'
import { findAddress, findPostcode } from '../listing/find-place.ts'
import type { Platform } from '../platform.ts'

/** Sets the coordinates of a row's car. */
export type CarPlacer = (row: FeedRow) => Promise<FeedRow>

/**
 * SEARCH-19: places a car at its location's coordinates, else at the location's postcode; looks each postcode up once
 * per file. Ignores a consignor's own postcode: distances from it would reveal a home address.
 */
export function carPlacer(platform: Pick<Platform, 'geocoder' | 'log'>, site: Pick<Site, 'region'>): CarPlacer {
  const points = new Map<string, Point | null>()
  return async (row) => {
    const { location } = row.car
    if (location.postcode === null || location.lat !== undefined) return row
    let point = points.get(location.postcode)
    if (point === undefined) {
      point = await findPostcode(platform, site, location.postcode)
      // No table has New Zealand's postcodes; the yard's town has a place of its own (ASK-5).
      if (point === null && site.region === 'NZ') point = await findAddress(platform, site, location.city ?? '')
      points.set(location.postcode, point)
    }
    if (point === null) return row
    const { lat, lng } = point
    return { ...row, car: { ...row.car, location: { ...location, lat, lng } } }
  }
}
