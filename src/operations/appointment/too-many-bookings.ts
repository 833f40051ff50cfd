import { BOOKINGS_AHEAD, BOOKINGS_OF_AN_ADDRESS } from '#domain/appointment/booking-allowance.ts'
import type { Site } from '#site/site.ts'
import type { Platform } from '../platform.ts'
import { ofAddress, waitOf } from '../spending/limiter.ts'

/**
 * FORM-14: message for a visitor who may not book another appointment, or null if they may. Bookings are free but block
 * the slot for others, so each person may hold a few and each IP address may make a few a day.
 */
export async function tooManyBookings(
  platform: Platform,
  site: Site,
  { address, ...person }: { readonly phone: string; readonly email: string; readonly address: string },
): Promise<string | null> {
  const ahead = await platform.storage.forSite(site).appointments.countOf(person, platform.clock.now())
  if (ahead >= BOOKINGS_AHEAD)
    return `You already have ${BOOKINGS_AHEAD} bookings. Please call us to change one or make another.`
  const limit = { name: `bookings ${site.slug}`, ...BOOKINGS_OF_AN_ADDRESS }
  const wait = waitOf(await platform.limiter.count(ofAddress(limit, address)))
  return wait === null ? null : 'Several bookings were made from your connection today. Please call us to make another.'
}
