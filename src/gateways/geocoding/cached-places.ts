import type { Clock } from '#domain/clock.ts'
import type { AskedPlace, FoundPlace, Geocoder } from './geocoding.ts'

const MOST_PLACES = 5000
const CACHED_FOR_MS = 24 * 60 * 60_000

/** Asks each geocoder in turn until one knows the place, and caches the answer for a day. Failures are not cached. */
export function createCachedPlaces(geocoders: readonly Geocoder[], clock: Clock): Geocoder {
  const cached = new Map<string, { readonly place: Promise<FoundPlace | null>; readonly until: number }>()
  return {
    regions: [...new Set(geocoders.flatMap(({ regions }) => regions))],
    async find(asked) {
      const key = `${asked.region} ${asked.kind} ${asked.text.trim().toLowerCase()}`
      const now = clock.now().getTime()
      const before = cached.get(key)
      if (before && before.until > now) return before.place
      const place = firstKnown(geocoders, asked)
      cached.delete(key)
      cached.set(key, { place, until: now + CACHED_FOR_MS })
      const [oldest] = cached.keys()
      if (cached.size > MOST_PLACES && oldest !== undefined) cached.delete(oldest)
      // The caller handles the error; here we only drop it from the cache.
      place.catch(() => cached.delete(key))
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
