import type { GatewayError } from '../gateway-error.ts'
import type { AskedPlace, FoundPlace, Geocoder } from './geocoding.ts'

/** A geocoder for tests that knows the given places and can be made to fail. */
export interface FakeGeocoder extends Geocoder {
  readonly asked: readonly AskedPlace[]
  /** Makes further requests fail; null: they succeed again. */
  failWith(error: GatewayError | null): void
}

/** `places` by request text. */
export function createFakeGeocoder(places: Readonly<Record<string, FoundPlace>>): FakeGeocoder {
  const requestedPlaces: AskedPlace[] = []
  let failure: GatewayError | null = null
  return {
    regions: ['AU', 'NZ', 'US'],
    asked: requestedPlaces,
    async find(place) {
      requestedPlaces.push(place)
      if (failure) throw failure
      return Object.hasOwn(places, place.text) ? (places[place.text] ?? null) : null
    },
    failWith(error) {
      failure = error
    },
  }
}
