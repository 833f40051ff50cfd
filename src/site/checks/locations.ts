import { createCache } from '#caching/bounded-cache.ts'
import { LOCATION_FILTERS, shownLocations } from '#domain/location/shown-locations.ts'
import { REGIONS } from '#domain/region.ts'
import { didYouMean } from '../nearest.ts'
import type { OpeningHours, SiteShape } from '../site.ts'
import { type FoundFault, fault, type SitePath } from '../site-fault.ts'
import { check, repeated, unknownName } from './check.ts'

/** Checks dealerships and locations against each other and the site's region. */
export const locationChecks = [
  check(['dealerships'], ({ dealerships }) => [
    ...repeated(
      dealerships,
      (dealership) => dealership.id,
      (index) => ['dealerships', index, 'id'],
    ),
    ...repeated(
      dealerships,
      (dealership) => dealership.slug,
      (index) => ['dealerships', index, 'slug'],
    ),
  ]),
  check(['locations'], ({ locations }) => [
    ...repeated(
      locations,
      (location) => location.id,
      (index) => ['locations', index, 'id'],
    ),
    ...repeated(
      locations,
      (location) => location.slug,
      (index) => ['locations', index, 'slug'],
    ),
    ...locations.flatMap((location, index) => hoursFaults(location.hours, ['locations', index, 'hours'])),
    ...locations.flatMap((location, index) =>
      specialFaults(location.specialHours, ['locations', index, 'specialHours']),
    ),
    ...locations.flatMap((location, index) => timezoneFaults(location.timezone, ['locations', index, 'timezone'])),
  ]),
  check(['places'], ({ places }) => specialFaults(places.holidays, ['places', 'holidays'])),
  check(['places', 'locations'], ({ places, locations }) => shownFaults(places.shown, locations)),
  check(['timezone', 'locations'], ({ timezone, locations }) =>
    // A zone that the site has from a location is reported there.
    locations.some((location) => location.timezone === timezone) ? [] : timezoneFaults(timezone, ['timezone']),
  ),
  check(['dealerships', 'locations'], ({ dealerships, locations }) =>
    locations.flatMap(({ dealershipSlug }, index) =>
      unknownName(['locations', index, 'dealershipSlug'], 'dealership', dealershipSlug, slugsOf(dealerships)),
    ),
  ),
  check(['dealerships', 'identity'], ({ dealerships, identity }) =>
    identity.dealershipSlug === null
      ? []
      : unknownName(['identity', 'dealershipSlug'], 'dealership', identity.dealershipSlug, slugsOf(dealerships)),
  ),
  check(['dealerships', 'search'], ({ dealerships, search }) =>
    search.base.dealerships.flatMap((slug, index) =>
      unknownName(['search', 'base', 'dealerships', index], 'dealership', slug, slugsOf(dealerships)),
    ),
  ),
  check(['region', 'locations'], ({ region, locations }) =>
    locations.flatMap((location, index) => [
      ...postcodeFaults(location, region, index),
      ...(REGIONS[region].states.length === 0
        ? []
        : unknownName(['locations', index, 'state'], `${region} state`, location.state, REGIONS[region].states)),
    ]),
  ),
]

/** PLACE-1: a known filter word or a location's id, and it must match at least one location. */
function shownFaults(shown: string, locations: SiteShape['locations']): readonly FoundFault[] {
  if (shownLocations(locations, shown).length > 0) return []
  const allowedValues = [...LOCATION_FILTERS, ...locations.map(({ id }) => id)]
  return allowedValues.includes(shown)
    ? [fault(['places', 'shown'], `none of the locations is for "${shown}"`)]
    : unknownName(['places', 'shown'], 'location', shown, allowedValues)
}

function slugsOf(dealerships: SiteShape['dealerships']): readonly string[] {
  return dealerships.map((dealership) => dealership.slug)
}

function postcodeFaults(
  { postcode }: SiteShape['locations'][number],
  region: SiteShape['region'],
  index: number,
): readonly FoundFault[] {
  const digits = REGIONS[region].postcodeLength
  if (new RegExp(`^\\d{${digits}}$`).test(postcode)) return []
  return [
    fault(['locations', index, 'postcode'], `a postcode of region ${region} has ${digits} digits, found "${postcode}"`),
  ]
}

function hoursFaults(hours: readonly OpeningHours[], at: SitePath): readonly FoundFault[] {
  return [
    ...repeated(
      hours,
      (day) => day.weekday,
      (index) => [...at, index, 'weekday'],
    ),
    ...hours.flatMap((day, index) => {
      if ((day.open === null) !== (day.close === null)) return [fault([...at, index], 'open and close come together')]
      // Both are 'HH:MM', so the order of the texts is the order of the times.
      if (day.open === null || day.close === null || day.open < day.close) return []
      return [fault([...at, index, 'close'], `closes at ${day.close}, which is not after it opens at ${day.open}`)]
    }),
  ]
}

function specialFaults(days: SiteShape['locations'][number]['specialHours'], at: SitePath): readonly FoundFault[] {
  return [
    ...repeated(
      days,
      (day) => day.date,
      (index) => [...at, index, 'date'],
    ),
    ...days.flatMap(({ open, close }, index) => {
      if ((open === null) !== (close === null)) return [fault([...at, index], 'open and close come together')]
      if (open === null || close === null || open < close) return []
      return [fault([...at, index, 'close'], `closes at ${close}, which is not after it opens at ${open}`)]
    }),
  ]
}

function timezoneFaults(timezone: string | null, at: SitePath): readonly FoundFault[] {
  if (timezone === null || isTimezone(timezone)) return []
  const hint = didYouMean(timezone, Intl.supportedValuesOf('timeZone'))
  return [fault(at, `"${timezone}" is no time zone: expected an IANA name such as Australia/Brisbane`, hint)]
}

/** Whether a time zone exists, by name. Cached: Intl is slow, and hundreds of sites share a few zones. */
const timezones = createCache<string, boolean>('time-zones')

function isTimezone(name: string): boolean {
  return timezones.getOrCompute(name, () => takesTimezone(name))
}

function takesTimezone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return /^[A-Za-z]/.test(name)
  } catch {
    // Intl throws a RangeError for an unknown zone; there is no other way to ask.
    return false
  }
}
