const EARTH_RADIUS_KM = 6371
const RADIANS = Math.PI / 180

export interface Point {
  /** degrees */
  readonly lat: number
  readonly lng: number
}

/** SEARCH-19: the great-circle distance in km (haversine). NaN in gives NaN out. */
export function distanceKm(from: Point, lat: number, lng: number): number {
  const a =
    Math.sin(((lat - from.lat) * RADIANS) / 2) ** 2 +
    Math.cos(from.lat * RADIANS) * Math.cos(lat * RADIANS) * Math.sin(((lng - from.lng) * RADIANS) / 2) ** 2
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(a)))
}
