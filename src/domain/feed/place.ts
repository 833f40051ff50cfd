import type { CarLocation } from '../car/car-location.ts'
import type { RegionCode } from '../region.ts'

/** The dealerships and locations of the site that the feed belongs to. */
export interface FeedSite {
  /** SITE-6: what its bare figures, dates and words mean. */
  readonly region: RegionCode
  readonly dealerships: readonly { readonly id: string; readonly slug: string; readonly name: string }[]
  readonly locations: readonly FeedLocation[]
}

interface FeedLocation {
  readonly slug: string
  readonly name: string
  readonly dealershipSlug: string
  readonly types: readonly string[]
  readonly phone: string
  readonly city: string
  readonly state: string
  readonly postcode: string
  readonly lat?: number | null
  readonly lng?: number | null
}

export type FeedPlace =
  | {
      readonly ok: true
      readonly dealership: { readonly id: string; readonly slug: string }
      readonly location: CarLocation
      /** Whether it is one of the site's locations. */
      readonly isListed: boolean
    }
  | { readonly ok: false; readonly reason: string }

/**
 * The location of a row's car. If the row names one of the site's locations, by slug or name, the site's data is used,
 * with its dealership; otherwise the feed's data is used. A row without a dealership belongs to the site's only one.
 */
export function placeOf(site: Omit<FeedSite, 'region'>, dealership: string | null, given: CarLocation): FeedPlace {
  const named = site.locations.find(({ slug, name }) => same(slug, given.slug) || same(name, given.name))
  const slugOrName = dealership ?? named?.dealershipSlug ?? null
  const match = site.dealerships.find(({ slug, name, id }) => [slug, name, id].some((each) => same(each, slugOrName)))
  const only = slugOrName === null && site.dealerships.length === 1 ? site.dealerships[0] : undefined
  const owner = match ?? only
  if (owner === undefined) {
    const slugs = site.dealerships.map(({ slug }) => slug).join(', ')
    return {
      ok: false,
      reason:
        slugOrName === null
          ? `is missing, and the site has several dealerships (${slugs})`
          : `is none of the site’s dealerships (${slugs})`,
    }
  }
  const isEmpty = [given.name, given.slug, given.city, given.state, given.suburb, given.postcode].every(
    (value) => value === null,
  )
  const sales = site.locations.filter(
    ({ dealershipSlug, types }) => dealershipSlug === owner.slug && types.includes('sales'),
  )
  const location = named ?? (isEmpty && sales.length === 1 ? sales[0] : undefined)
  const isListed = location !== undefined
  return { ok: true, dealership: owner, location: isListed ? asCarLocation(location, given) : given, isListed }
}

function asCarLocation(
  { name, slug, phone, city, state, postcode, lat, lng }: FeedLocation,
  given: CarLocation,
): CarLocation {
  const point = lat != null && lng != null ? { lat, lng } : {}
  return { ...given, name, slug, phone, city, state, suburb: city, postcode, ...point }
}

function same(own: string, given: string | null): boolean {
  return given !== null && own.toLowerCase() === given.trim().toLowerCase()
}
