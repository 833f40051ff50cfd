import type { Car } from '#domain/car/car.ts'
import type { LeadCategory } from '#domain/lead/category.ts'
import { addressText, directionsHref, locationOf, type Place } from '#domain/location/location.ts'
import { hoursToday } from '#domain/location/opening-hours.ts'
import { locationPath } from '#domain/paths.ts'
import { formatPhone, telHref } from '#domain/phone/phone.ts'
import type { RegionCode } from '#domain/region.ts'
import { maskPhone } from '#domain/visitor/phone-mask.ts'
import { hoursRows } from '../location/hours-rows.ts'
import { dealershipOf, vehiclePhone } from '../vehicle/vehicle-location.ts'
import type { SuccessPlace } from './success-view.ts'

/** Site fields that the success page depends on. */
export interface SuccessPlaceSite<Location extends Place> {
  readonly region: RegionCode
  readonly locations: readonly Location[]
  readonly dealerships: readonly { readonly id: string; readonly slug: string }[]
  readonly contact: { readonly servicePhone: string | null }
}

/**
 * ROUTE-6: who will call: the lead's location, else the car's, else the first with the department. For a lead about a
 * car the number is that of PHONE-2, masked until the visitor reveals it (PHONE-1) or is a customer.
 */
export function successPlace<Location extends Place>(
  { region, locations, dealerships, contact }: SuccessPlaceSite<Location>,
  lead: { readonly category: LeadCategory; readonly locationId: string | null; readonly car: Car | null },
  now: Date,
  /** Customers of the dealer see the number unmasked (D-58). */
  isCustomer = false,
): SuccessPlace | null {
  const { car, category, locationId } = lead
  const department = DEPARTMENTS[category] ?? 'sales'
  const place =
    locations.find(({ id }) => id === locationId) ??
    (car && locationOf(car, locations)) ??
    locations.find(({ types }) => types.includes(department)) ??
    locations[0]
  if (!place) return null
  const aboutCar = car && vehiclePhone(car, place)
  const usual = (department === 'service' ? contact.servicePhone : null) ?? place.phone
  const number = (isCustomer ? aboutCar : null) ?? usual
  const masked = isCustomer ? null : aboutCar
  return {
    id: place.id,
    name: place.name,
    href: locationPath(place.slug),
    address: addressText(place),
    directionsHref: directionsHref(place),
    today: hoursToday(place, now, region),
    hours: hoursRows(place, now, region),
    department,
    phone: masked ? null : { text: formatPhone(number, region), tel: telHref(number, region) },
    maskedPhone: masked ? maskPhone(masked) : null,
    dealershipId: car && dealershipOf(car, place, dealerships),
  }
}

const DEPARTMENTS: Readonly<Partial<Record<LeadCategory, SuccessPlace['department']>>> = {
  'Service Booking': 'service',
  'Parts Enquiry': 'parts',
}
