import { absolute, type StructuredData } from '#domain/breadcrumb.ts'
import { normalPhone } from '#domain/lead/phone.ts'
import type { Place } from '#domain/location/location.ts'
import type { DayHours, SpecialHours } from '#domain/location/opening-hours.ts'
import { locationPath } from '#domain/paths.ts'
import type { RegionCode } from '#domain/region.ts'

/**
 * A location as JSON-LD AutoDealer, or as the workshop or parts counter that it alone is, with its dated days (FIELD-3). A
 * site that masks its numbers tells none (PHONE-1). The dealer's own star rating is never marked up: search engines want
 * ratings only from sites that review others.
 */
export function dealerData(
  place: Place & { readonly lat: number | null; readonly lng: number | null; readonly image: string | null },
  site: DealerOfData,
  origin: string,
  /** For a place that has no picture of its own. */
  picture: string,
): StructuredData {
  const url = absolute(locationPath(place.slug), origin)
  return {
    '@context': 'https://schema.org',
    '@type': KINDS.find(([type]) => place.types.includes(type))?.[1] ?? 'AutoDealer',
    '@id': url,
    name: place.name,
    parentOrganization: { '@type': 'Organization', name: site.name, url: origin },
    url,
    image: absolute(place.image ?? picture, origin),
    ...(site.contact.maskPhones ? {} : { telephone: normalPhone(place.phone, site.region) ?? place.phone }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: place.street,
      addressLocality: place.city,
      addressRegion: place.state,
      postalCode: place.postcode,
      addressCountry: site.region,
    },
    ...(place.lat === null || place.lng === null
      ? {}
      : { geo: { '@type': 'GeoCoordinates', latitude: place.lat, longitude: place.lng } }),
    openingHoursSpecification: place.hours.flatMap(openingHours),
    ...(place.specialHours.length === 0
      ? {}
      : { specialOpeningHoursSpecification: place.specialHours.map(specialHours) }),
  }
}

/** The part of a site that stands in its locations' data. */
export interface DealerOfData {
  readonly name: string
  readonly region: RegionCode
  readonly contact: { readonly maskPhones: boolean }
}

/** What a place is by the first thing that is done there. */
const KINDS = [
  ['sales', 'AutoDealer'],
  ['service', 'AutoRepair'],
  ['parts', 'AutoPartsStore'],
] as const

const SCHEMA_DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

function openingHours({ weekday, open, close, byAppointment }: DayHours): readonly StructuredData[] {
  if (byAppointment || open === null || close === null) return []
  return [{ '@type': 'OpeningHoursSpecification', dayOfWeek: SCHEMA_DAYS[weekday], opens: open, closes: close }]
}

/** A dated day; one that opens and closes at midnight is closed, as search engines read it. */
function specialHours({ date, open, close }: SpecialHours): StructuredData {
  const span = open === null || close === null ? { opens: '00:00', closes: '00:00' } : { opens: open, closes: close }
  return { '@type': 'OpeningHoursSpecification', ...span, validFrom: date, validThrough: date }
}
