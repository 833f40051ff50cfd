import type { Car } from '../car/car.ts'
import type { OpeningPlace, SpecialHours } from './opening-hours.ts'

/** A dealership's location as far as a car's page needs it. A site's location is one. */
export interface Place extends Omit<OpeningPlace, 'specialHours'> {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly dealershipSlug: string
  readonly types: readonly string[]
  readonly street: string
  readonly city: string
  readonly state: string
  readonly postcode: string
  readonly phone: string
  readonly phoneNew: string | null
  readonly phoneUsed: string | null
  readonly phoneDemo: string | null
  readonly licenceNumber: string | null
  readonly licenceLabel: string
  readonly repairerNumber: string | null
  readonly repairerLabel: string
  /** PLACE-1: which blocks show the location. */
  readonly primary?: boolean
  readonly visible?: boolean
  readonly subtype?: string | null
  /** Address of the location on a map service. */
  readonly placeUrl?: string | null
  /** A landline in addition to `phone` (docs/decisions/103). */
  readonly landline?: string | null
  readonly specialHours: readonly (SpecialHours & { readonly name: string })[]
}

/**
 * The location of a car: the one it names, else its dealership's first sales location, else the site's only one; null
 * if none fits.
 */
export function locationOf<Somewhere extends Place>(
  car: Pick<Car, 'location' | 'dealership_slug'>,
  locations: readonly Somewhere[],
): Somewhere | null {
  return (
    locations.find(({ slug }) => slug === car.location.slug) ??
    locations.find(({ dealershipSlug, types }) => dealershipSlug === car.dealership_slug && types.includes('sales')) ??
    (locations.length === 1 ? locations[0] : null) ??
    null
  )
}

/** '1 Example Street, Moorooka QLD 4105' */
export function addressText({ street, city, state, postcode }: Place): string {
  return `${street}, ${city} ${state} ${postcode}`
}

/** Link to directions (PLACE-2). */
export function directionsHref(place: Place): string {
  if (place.placeUrl) return place.placeUrl
  const destination = new URLSearchParams({ api: '1', destination: `${place.name}, ${addressText(place)}` })
  return `https://www.google.com/maps/dir/?${destination}`
}

/** LAW-2: 'Dealer licence 1234567', with the state's label; null without a number. */
export function licenceText({ licenceLabel, licenceNumber }: Place): string | null {
  return licenceNumber === null ? null : `${licenceLabel} ${licenceNumber}`
}

/** PLACE-2, LAW-2: dealer_license_number and motor_vehicle_repairer with their labels, if present. */
export function licenceTexts(place: Place): readonly string[] {
  const { repairerLabel, repairerNumber } = place
  return [licenceText(place), repairerNumber === null ? null : `${repairerLabel} ${repairerNumber}`].flatMap(
    (text) => text ?? [],
  )
}
