import type { StructuredData } from '../breadcrumb.ts'
import type { Place } from './location.ts'
import type { DayHours } from './opening-hours.ts'

/**
 * A location as JSON-LD AutoDealer, or as the workshop or parts counter that it alone is (FIELD-3). The dealer's own star
 * rating is never marked up: search engines want ratings only from sites that review others.
 */
export function dealerData(
  place: Place & { readonly lat: number | null; readonly lng: number | null },
  seller: string,
  country: string,
  origin: string,
): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': KINDS.find(([type]) => place.types.includes(type))?.[1] ?? 'AutoDealer',
    name: place.name,
    parentOrganization: { '@type': 'Organization', name: seller },
    url: origin,
    telephone: place.phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: place.street,
      addressLocality: place.city,
      addressRegion: place.state,
      postalCode: place.postcode,
      addressCountry: country,
    },
    ...(place.lat === null || place.lng === null
      ? {}
      : { geo: { '@type': 'GeoCoordinates', latitude: place.lat, longitude: place.lng } }),
    openingHoursSpecification: place.hours.flatMap(openingHours),
  }
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
