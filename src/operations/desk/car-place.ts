import type { StaffPlace } from '#domain/staff/actor.ts'
import type { Site } from '#site/site.ts'

/** The parts of a car that a person's scope looks at (STAFF-3). */
export function placeOfCar(
  site: Site,
  car: { readonly dealershipSlug: string; readonly location: { readonly slug: string | null } },
): StaffPlace {
  const location = site.locations.find(({ slug }) => slug === car.location.slug)
  return { dealership: car.dealershipSlug, location: location?.id ?? null }
}
