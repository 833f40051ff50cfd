import { carVisibility } from '#domain/listing/visibility.ts'
import { locationOf } from '#domain/location/location.ts'
import { telHref } from '#domain/phone/phone.ts'
import type { Site } from '#site/site.ts'
import type { PhoneReveal } from '#storage/phone-reveals.ts'
import { dealershipOf, vehiclePhone } from '#views/vehicle/vehicle-location.ts'
import type { SiteRequest } from '../site-request.ts'

export type RevealedPhone =
  | {
      readonly ok: true
      /** Formatted for the region. */
      readonly phone: string
      /** 'tel:+61…' */
      readonly tel: string
    }
  | { readonly ok: false; readonly reason: 'no such site' | 'no such car' | 'no such location' | 'no number' }

/** A visitor asks for the number of a car or of a location. */
export type AskedPhone = { readonly websiteId: string } & (
  | { readonly carId: string }
  | { readonly carId: null; readonly locationId: string }
)

/**
 * PHONE-1, PHONE-2: reveals the full phone number for a car of the site, or for a location. The car's dealership comes
 * from the stock, not from the request. Records the reveal; if recording fails, the error is logged and the visitor
 * still gets the number.
 */
export async function revealPhone(request: SiteRequest, asked: AskedPhone): Promise<RevealedPhone> {
  const { platform, site } = request
  if (asked.websiteId !== site.id) return { ok: false, reason: 'no such site' }
  const phoneNumber =
    asked.carId === null ? numberOfLocation(site, asked.locationId) : await numberOfCar(request, asked.carId)
  if (!phoneNumber.ok) return phoneNumber
  const { phone, of } = phoneNumber
  await record(request, { ...of, websiteId: site.id, at: platform.clock.now() })
  return { ok: true, phone, tel: telHref(phone, site.region) }
}

type FoundNumber =
  | { readonly ok: true; readonly phone: string; readonly of: Omit<PhoneReveal, 'websiteId' | 'at'> }
  | (RevealedPhone & { readonly ok: false })

async function numberOfCar({ platform, site }: SiteRequest, id: string): Promise<FoundNumber> {
  const car = await platform.storage.forSite(site).cars.findById(id)
  if (car === null || carVisibility(car, site, platform.clock.now()) !== 'shown')
    return { ok: false, reason: 'no such car' }
  const place = locationOf(car, site.locations)
  const phone = vehiclePhone(car, place)
  if (phone === null) return { ok: false, reason: 'no number' }
  const dealershipId = dealershipOf(car, place, site.dealerships)
  return { ok: true, phone, of: { carId: car.id, locationId: null, dealershipId } }
}

function numberOfLocation(site: Site, locationId: string): FoundNumber {
  const location = site.locations.find(({ id }) => id === locationId)
  if (!location) return { ok: false, reason: 'no such location' }
  const dealershipId = site.dealerships.find(({ slug }) => slug === location.dealershipSlug)?.id ?? null
  return { ok: true, phone: location.phone, of: { carId: null, locationId, dealershipId } }
}

async function record({ platform, site }: SiteRequest, reveal: PhoneReveal): Promise<void> {
  try {
    await platform.storage.forSite(site).phoneReveals.record(reveal)
  } catch (error) {
    // PHONE-1: a failed record is logged; the visitor still gets the number.
    const facts = {
      site: site.slug,
      car: reveal.carId ?? undefined,
      location: reveal.locationId ?? undefined,
      reason: String(error),
    }
    platform.log.error('a phone reveal was not recorded', facts)
  }
}
