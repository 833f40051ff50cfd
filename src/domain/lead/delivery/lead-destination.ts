import type { LeadCategory } from '../category.ts'
import type { LeadPlace } from '../lead-source.ts'

/**
 * FORM-13: the location that a lead belongs to, and the address for its mail. In order: the selected location, the
 * car's, the dealership's first with the right department, the site's first with it. `email` is null only if the site
 * has no address at all; the lead is then stored, and staff must look for it.
 */
export function leadDestination(site: DestinationSite, wish: LeadWish): LeadDestination {
  const department = DEPARTMENTS[wish.category]
  const ofDealership = site.locations.filter((place) => place.dealershipSlug === wish.dealershipSlug)
  const location =
    site.locations.find((place) => place.id === wish.locationId) ??
    site.locations.find((place) => wish.carLocationSlug !== null && place.slug === wish.carLocationSlug) ??
    ofDealership.find((place) => place.types.includes(department)) ??
    ofDealership[0] ??
    site.locations.find((place) => place.types.includes(department)) ??
    site.locations[0] ??
    null
  const dealershipSlug = wish.dealershipSlug ?? location?.dealershipSlug ?? null
  return {
    locationId: location?.id ?? null,
    dealershipSlug,
    dealershipId: site.dealerships.find(({ slug }) => slug === dealershipSlug)?.id ?? site.identity.dealershipId,
    email: location?.leadEmail ?? site.leads.fallbackEmail ?? site.contact.email ?? site.leads.alertEmail,
  }
}

export interface LeadDestination extends LeadPlace {
  readonly email: string | null
}

export interface LeadWish {
  readonly category: LeadCategory
  readonly locationId: string | null
  /** The visitor's choice, else the car's dealership. */
  readonly dealershipSlug: string | null
  readonly carLocationSlug: string | null
}

/** Site fields that decide where a lead belongs. A `Site` is one. */
export interface DestinationSite {
  readonly identity: { readonly dealershipId: string | null }
  readonly leads: { readonly fallbackEmail: string | null; readonly alertEmail: string | null }
  readonly contact: { readonly email: string | null }
  readonly dealerships: readonly { readonly id: string; readonly slug: string }[]
  readonly locations: readonly {
    readonly id: string
    readonly slug: string
    readonly dealershipSlug: string
    readonly types: readonly Department[]
    readonly leadEmail: string | null
  }[]
}

type Department = 'sales' | 'service' | 'parts'

const DEPARTMENTS: Record<LeadCategory, Department> = {
  'General Enquiry': 'sales',
  'Vehicle Enquiry': 'sales',
  'Test Drive': 'sales',
  'Finance Enquiry': 'sales',
  'Trade-In Enquiry': 'sales',
  'Service Booking': 'service',
  'Parts Enquiry': 'parts',
  'Careers Enquiry': 'sales',
  'Fleet Enquiry': 'sales',
}
