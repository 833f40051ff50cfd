import * as words from '#words/hours.ts'
import { say } from '#words/say.ts'
import { formatWhole } from '../money.ts'
import { REGIONS, type RegionCode } from '../region.ts'
import { KM_PER_MILE } from '../units.ts'

/** Coordinates in degrees. */
export interface Point {
  readonly lat: number
  readonly lng: number
}

const EARTH_RADIUS_KM = 6371
const RADIANS = Math.PI / 180

/** SEARCH-19: great-circle distance in kilometres (haversine), the same as in the search engine. */
export function distanceKm(from: Point, to: Point): number {
  const a =
    Math.sin(((to.lat - from.lat) * RADIANS) / 2) ** 2 +
    Math.cos(from.lat * RADIANS) * Math.cos(to.lat * RADIANS) * Math.sin(((to.lng - from.lng) * RADIANS) / 2) ** 2
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(a)))
}

/** SITE-6: converts a distance from the region's unit to kilometres. */
export function inKm(distance: number, region: RegionCode): number {
  return REGIONS[region].distance === 'mi' ? distance * KM_PER_MILE : distance
}

/** SEARCH-19: '12 km away', '7 mi away' or 'Under 1 km away', rounded because a postcode's centre is not exact. */
export function awayText(km: number, region: RegionCode): string {
  const unit = REGIONS[region].distance
  const distance = Math.round(unit === 'mi' ? km / KM_PER_MILE : km)
  return distance < 1
    ? say(words.underOneAway, { unit })
    : say(words.away, { distance: `${formatWhole(distance)} ${unit}` })
}
