import { BOOKINGS_AHEAD, BOOKINGS_OF_AN_ADDRESS } from '#domain/appointment/booking-allowance.ts'
import type { Site } from '#site/site.ts'
import type { Platform } from '../platform.ts'
import { ofAddress, waitOf } from '../spending/limiter.ts'

/**
 * FORM-14: why a person may not book one more time, as they read it; null when they may. A booking costs nothing and takes the
 * time from others, so that a person has few of them, and an address a few a day.
 */
export async function tooManyBookings(
  platform: Platform,
  site: Site,
  { address, ...person }: { readonly phone: string; readonly email: string; readonly address: string },
): Promise<string | null> {
  const ahead = await platform.storage.forSite(site).appointments.countOf(person, platform.clock.now())
  if (ahead >= BOOKINGS_AHEAD)
    return `You have ${BOOKINGS_AHEAD} times booked already. Please call us to change one, or to book another.`
  const limit = { name: `bookings ${site.slug}`, ...BOOKINGS_OF_AN_ADDRESS }
  const wait = waitOf(await platform.limiter.count(ofAddress(limit, address)))
  return wait === null ? null : 'Several times were booked from your connection today. Please call us to book another.'
}
