import { formatWhole } from '../money.ts'
import { REGIONS, type RegionCode } from '../region.ts'
import { KM_PER_MILE } from '../units.ts'

/** A place on the Earth, in degrees. */
export interface Point {
  readonly lat: number
  readonly lng: number
}

const EARTH_RADIUS_KM = 6371
const RADIANS = Math.PI / 180

/** SEARCH-19: the great-circle distance in kilometres (haversine), as the search engine reckons it. */
export function distanceKm(from: Point, to: Point): number {
  const a =
    Math.sin(((to.lat - from.lat) * RADIANS) / 2) ** 2 +
    Math.cos(from.lat * RADIANS) * Math.cos(to.lat * RADIANS) * Math.sin(((to.lng - from.lng) * RADIANS) / 2) ** 2
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(a)))
}

/** SITE-6: a distance in what the region reckons in, as kilometres. */
export function inKm(distance: number, region: RegionCode): number {
  return REGIONS[region].distance === 'mi' ? distance * KM_PER_MILE : distance
}

/** '12 km away', '7 mi away', 'Under 1 km away': as exact as a postcode's middle allows (SEARCH-19). */
export function awayText(km: number, region: RegionCode): string {
  const unit = REGIONS[region].distance
  const distance = Math.round(unit === 'mi' ? km / KM_PER_MILE : km)
  return distance < 1 ? `Under 1 ${unit} away` : `${formatWhole(distance)} ${unit} away`
}
