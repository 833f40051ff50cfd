import type { Car } from '../car/car.ts'
import type { OpeningPlace, SpecialHours } from './opening-hours.ts'

/** A place of a dealership, as far as a car's page needs it; a site's location is one. */
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
  /** PLACE-1: what the block of the primary location shows. */
  readonly primary?: boolean
  readonly visible?: boolean
  readonly subtype?: string | null
  /** The place on a map service. */
  readonly placeUrl?: string | null
  /** A fixed line beside `phone` (docs/decisions/103). */
  readonly landline?: string | null
  readonly specialHours: readonly (SpecialHours & { readonly name: string })[]
}

/** Where a car stands: the location it names, else its dealership's first that sells, else the site's only one. */
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

/** A map of the way there (PLACE-2). */
export function directionsHref(place: Place): string {
  if (place.placeUrl) return place.placeUrl
  const destination = new URLSearchParams({ api: '1', destination: `${place.name}, ${addressText(place)}` })
  return `https://www.google.com/maps/dir/?${destination}`
}

/** 'Dealer licence 1234567', in the words of its state, or null (LAW-2). */
export function licenceText({ licenceLabel, licenceNumber }: Place): string | null {
  return licenceNumber === null ? null : `${licenceLabel} ${licenceNumber}`
}

/** PLACE-2, LAW-2: dealer_license_number and motor_vehicle_repairer, each under its own name, as far as there are. */
export function licenceTexts(place: Place): readonly string[] {
  const { repairerLabel, repairerNumber } = place
  return [licenceText(place), repairerNumber === null ? null : `${repairerLabel} ${repairerNumber}`].flatMap(
    (text) => text ?? [],
  )
}
