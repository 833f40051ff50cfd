import type { Car } from '#domain/car/car.ts'
import { leadDestination } from '#domain/lead/delivery/lead-destination.ts'
import type { StaffPlace } from '#domain/staff/actor.ts'
import type { Site } from '#site/site.ts'
import type { StoredReservation } from '#storage/reservations.ts'
import type { Transaction } from '#storage/transaction.ts'
import type { SiteRequest } from '../site-request.ts'

/** STAFF-3: the parts of a reservation that a scope looks at: those that its lead gets, which follow the car. */
export async function placeOfReservation(
  { platform, site }: SiteRequest,
  { carId }: StoredReservation,
  within?: Transaction,
): Promise<StaffPlace> {
  return placeOfReserved(site, await platform.storage.forSite(site).cars.findById(carId, within))
}

/** Without the car's row, only people of the whole site see the reservation. */
export function placeOfReserved(site: Site, car: Car | null): StaffPlace {
  const category = 'Vehicle Enquiry'
  if (car === null) return { category, location: null, dealership: null }
  const { locationId, dealershipSlug } = leadDestination(site, {
    category,
    locationId: null,
    dealershipSlug: car.dealership_slug,
    carLocationSlug: car.location.slug,
  })
  return { category, location: locationId, dealership: dealershipSlug }
}
