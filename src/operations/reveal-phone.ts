import { carStanding } from '#domain/car/standing.ts'
import { vehiclePhone } from '#domain/car/vehicle-location.ts'
import { telHref } from '#domain/lead/phone.ts'
import { locationOf } from '#domain/location/location.ts'
import type { Site } from '#site/site.ts'
import type { PhoneReveal } from '#storage/phone-reveals.ts'
import type { Platform } from './platform.ts'

export type RevealedPhone =
  | {
      readonly ok: true
      /** As people of the region write it. */
      readonly phone: string
      /** 'tel:+61…' */
      readonly tel: string
    }
  | { readonly ok: false; readonly reason: 'no such site' | 'no such car' | 'no number' }

/**
 * PHONE-1, PHONE-2: the full number to call about one of the site's cars. Whose car it is the stock says, not the asker.
 * That it was asked for is recorded; when that fails the visitor gets the number all the same, and it is logged.
 */
export async function revealPhone(
  platform: Platform,
  site: Site,
  asked: { readonly carId: string; readonly websiteId: string },
): Promise<RevealedPhone> {
  if (asked.websiteId !== site.id) return { ok: false, reason: 'no such site' }
  const at = platform.clock.now()
  const car = await platform.storage.forSite(site).findCarById(asked.carId)
  if (car === null || carStanding(car, site, at) !== 'shown') return { ok: false, reason: 'no such car' }
  const phone = vehiclePhone(car, locationOf(car, site.locations))
  if (phone === null) return { ok: false, reason: 'no number' }
  await record(platform, site, {
    carId: car.id,
    dealershipId: car.dealership_id ?? site.dealerships.find(({ slug }) => slug === car.dealership_slug)?.id ?? null,
    websiteId: site.id,
    at,
  })
  return { ok: true, phone, tel: telHref(phone, site.region) }
}

async function record(platform: Platform, site: Site, reveal: PhoneReveal): Promise<void> {
  try {
    await platform.storage.forSite(site).phoneReveals.record(reveal)
  } catch (error) {
    // PHONE-1: an error of recording is only logged.
    const facts = { site: site.slug, car: reveal.carId, reason: String(error) }
    platform.log.error('a phone reveal was not recorded', facts)
  }
}
