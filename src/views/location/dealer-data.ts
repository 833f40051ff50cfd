import { absolute, type StructuredData } from '#domain/breadcrumb.ts'
import type { Place } from '#domain/location/location.ts'
import type { DayHours, SpecialHours } from '#domain/location/opening-hours.ts'
import { locationPath } from '#domain/paths.ts'
import { normalPhone } from '#domain/phone/phone.ts'
import type { RegionCode } from '#domain/region.ts'

/**
 * FIELD-3: a location as JSON-LD, with special hours: an AutoDealer, or AutoRepair or AutoPartsStore if it does not
 * sell cars. Sites that mask phone numbers give none (PHONE-1). The dealer's own star rating is never included, because
 * search engines accept ratings only from sites that review others.
 */
export function dealerData(
  place: Place & { readonly lat: number | null; readonly lng: number | null; readonly image: string | null },
  site: DealerOfData,
  origin: string,
  /** Used if the location has no picture of its own. */
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

/** Site fields that the data contains. */
export interface DealerOfData {
  readonly name: string
  readonly region: RegionCode
  readonly contact: { readonly maskPhones: boolean }
}

/** The type for the location's first department. */
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

/** A date with special hours. Search engines read 00:00 to 00:00 as closed. */
function specialHours({ date, open, close }: SpecialHours): StructuredData {
  const span = open === null || close === null ? { opens: '00:00', closes: '00:00' } : { opens: open, closes: close }
  return { '@type': 'OpeningHoursSpecification', ...span, validFrom: date, validThrough: date }
}
