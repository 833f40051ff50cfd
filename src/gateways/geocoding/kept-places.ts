import type { Clock } from '#domain/clock.ts'
import type { AskedPlace, FoundPlace, Geocoder } from './geocoding.ts'

const MOST_PLACES = 5000
const KEPT_FOR_MS = 24 * 60 * 60_000

/**
 * Asks each geocoder in turn until one knows the place, and keeps the answer for a day: a place that is asked for again
 * costs no call. A fault is not kept.
 */
export function createKeptPlaces(geocoders: readonly Geocoder[], clock: Clock): Geocoder {
  const kept = new Map<string, { readonly place: Promise<FoundPlace | null>; readonly until: number }>()
  return {
    regions: [...new Set(geocoders.flatMap(({ regions }) => regions))],
    async find(asked) {
      const key = `${asked.region} ${asked.kind} ${asked.text.trim().toLowerCase()}`
      const now = clock.now().getTime()
      const before = kept.get(key)
      if (before && before.until > now) return before.place
      const place = firstKnown(geocoders, asked)
      kept.delete(key)
      kept.set(key, { place, until: now + KEPT_FOR_MS })
      const [oldest] = kept.keys()
      if (kept.size > MOST_PLACES && oldest !== undefined) kept.delete(oldest)
      // The one who asked is told of the fault; here it only must not be kept.
      place.catch(() => kept.delete(key))
      return place
    },
  }
}

async function firstKnown(geocoders: readonly Geocoder[], asked: AskedPlace): Promise<FoundPlace | null> {
  for (const geocoder of geocoders) {
    const place = await geocoder.find(asked)
    if (place !== null) return place
  }
  return null
}
