import type { GatewayError } from '../gateway-error.ts'
import type { AskedPlace, FoundPlace, Geocoder } from './geocoding.ts'

/** A geocoder for tests that knows what it is told and can be made to fail. */
export interface FakeGeocoder extends Geocoder {
  readonly asked: readonly AskedPlace[]
  /** From now on each question fails so; `null`: it answers again. */
  failWith(error: GatewayError | null): void
}

/** `places` by the text of what is asked. */
export function createFakeGeocoder(places: Readonly<Record<string, FoundPlace>>): FakeGeocoder {
  const asked: AskedPlace[] = []
  let failure: GatewayError | null = null
  return {
    regions: ['AU', 'NZ', 'US'],
    asked,
    async find(place) {
      asked.push(place)
      if (failure) throw failure
      return Object.hasOwn(places, place.text) ? (places[place.text] ?? null) : null
    },
    failWith(error) {
      failure = error
    },
  }
}
