import type { Car } from '#domain/car/car.ts'
import { phoneNumber } from '#domain/car/phone-number.ts'
import { addressText, directionsHref, licenceText, type Place } from '#domain/location/location.ts'
import { hoursToday } from '#domain/location/opening-hours.ts'
import type { RegionCode } from '#domain/region.ts'
import { maskPhone } from '#domain/visitor/phone-mask.ts'
import { say } from '#words/say.ts'
import * as words from '#words/vehicle.ts'

export interface VehicleLocationView {
  readonly id: string
  /** The car's dealership, with which a revealed number is recorded (PHONE-1). */
  readonly dealershipId?: string | null
  readonly name: string
  readonly address: string
  readonly directionsHref: string
  readonly licence: string | null
  /** First 5 characters, the rest stars (PHONE-1). The full number is never in a page. */
  readonly maskedPhone: string | null
  readonly hoursToday: string
}

/** CAR-1, PHONE-1, PLACE-2, PLACE-3: where the car can be seen, with its phone number masked. */
export function vehicleLocation(
  car: Car,
  place: Place,
  now: Date,
  { dealerships, region }: { readonly dealerships?: Dealerships; readonly region: RegionCode },
): VehicleLocationView {
  const phone = vehiclePhone(car, place)
  const elsewhere = ownPlace(car, place)
  return {
    id: place.id,
    dealershipId: dealershipOf(car, place, dealerships ?? []),
    ...whereabouts(car, place),
    directionsHref: elsewhere?.directionsHref ?? directionsHref(place),
    licence: licenceText(place),
    maskedPhone: phone === null ? null : maskPhone(phone),
    hoursToday: elsewhere ? say(words.byAppointmentOnly) : hoursToday(place, now, region),
  }
}

/** D-31: name and address of the place where the car is, which may be none of the site's locations. */
export function whereabouts(car: Car, place: Place): { readonly name: string; readonly address: string } {
  const { name, address } = ownPlace(car, place) ?? { name: place.name, address: addressText(place) }
  return { name, address }
}

/** P-3: where a car can be seen and called that is at none of the site's locations, if the feed says its number; else null. */
export function placeAway(car: Pick<Car, 'location'>, place: Place) {
  const away = ownPlace(car, place)
  const { phone } = car.location
  return away && phone ? { ...away, phone } : null
}

/**
 * D-31: the place of a car that is at none of the site's locations, as its card shows it. The dealer's licence still
 * applies, and its number where the place has none; opening hours are unknown. Null if the car is at the given location.
 */
function ownPlace({ location }: Pick<Car, 'location'>, place: Place) {
  const { slug, name, city, suburb, state, postcode, address } = location
  const town = suburb ?? city
  if (slug === place.slug || town === null) return null
  if ([city, suburb].some((each) => each?.toLowerCase() === place.city.toLowerCase())) return null
  const where = [address?.street, [town, state, postcode].filter((part) => part !== null).join(' ')]
  const text = where.filter((part) => part != null).join(', ')
  const destination = new URLSearchParams({ api: '1', destination: text })
  return {
    name: name ?? town,
    address: text,
    directionsHref: address?.place_url ?? `https://www.google.com/maps/dir/?${destination}`,
  }
}

type Dealerships = readonly { readonly id: string; readonly slug: string }[]

/** PHONE-1, D-16: id of the dealership that sells the car: the car's own, else its location's. */
export function dealershipOf(
  car: Pick<Car, 'dealership_id' | 'dealership_slug'>,
  place: Place | null,
  dealerships: Dealerships,
): string | null {
  const named = (name: string | undefined) => dealerships.find(({ slug }) => slug === name)?.id
  return car.dealership_id ?? named(car.dealership_slug) ?? named(place?.dealershipSlug) ?? null
}

/**
 * PHONE-1, PHONE-2: the unmasked number to call about a car, only for revealing it; null without one. A car at a place
 * that is no location of the site is called at that place, if the feed says its number (P-3).
 */
export function vehiclePhone(
  car: Pick<Car, 'car_type' | 'location' | 'override_phone'>,
  place: Place | null,
): string | null {
  const override = car.override_phone ?? null
  const carPhone = override ?? (place === null || ownPlace(car, place) ? car.location.phone : null)
  return carPhone || (place === null ? null : phoneNumber(car.car_type, place))
}
