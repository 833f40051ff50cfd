import { createCache } from '#caching/bounded-cache.ts'
import type { Clock } from '#domain/clock.ts'
import type { AskedPlace, FoundPlace, Geocoder } from './geocoding.ts'

const CACHED_FOR_MS = 24 * 60 * 60_000

/** Asks each geocoder in turn until one knows the place, and caches the answer for a day. Failures are not cached. */
export function createCachedPlaces(geocoders: readonly Geocoder[], clock: Clock): Geocoder {
  const places = createCache<string, Promise<FoundPlace | null>>('places', {
    lasts: { ms: CACHED_FOR_MS, now: () => clock.now().getTime() },
  })
  return {
    regions: [...new Set(geocoders.flatMap(({ regions }) => regions))],
    async find(asked) {
      const key = `${asked.region} ${asked.kind} ${asked.text.trim().toLowerCase()}`
      return places.getOrCompute(key, () => firstKnown(geocoders, asked))
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
