import type { FeedRow } from '#domain/feed/car.ts'
import type { Point } from '#domain/location/distance.ts'
import type { Site } from '#site/site.ts'
import { findPostcode } from '../listing/find-place.ts'
import type { Platform } from '../platform.ts'

/** Puts a row's car on the map. */
export type CarPlacer = (row: FeedRow) => Promise<FeedRow>

/**
 * SEARCH-19: a car whose location the site gives no coordinates stands where its postcode is; each postcode is asked for
 * once a file. A consignor's own postcode is not taken: distances from it would tell where somebody lives.
 */
export function carPlacer(platform: Pick<Platform, 'geocoder' | 'log'>, site: Pick<Site, 'region'>): CarPlacer {
  const points = new Map<string, Point | null>()
  return async (row) => {
    const { location } = row.car
    if (location.postcode === null || location.lat !== undefined) return row
    let point = points.get(location.postcode)
    if (point === undefined) {
      point = await findPostcode(platform, site, location.postcode)
      points.set(location.postcode, point)
    }
    if (point === null) return row
    const { lat, lng } = point
    return { ...row, car: { ...row.car, location: { ...location, lat, lng } } }
  }
}
