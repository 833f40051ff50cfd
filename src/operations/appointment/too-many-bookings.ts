import { BOOKINGS_AHEAD, BOOKINGS_OF_AN_ADDRESS } from '#domain/appointment/booking-allowance.ts'
import * as words from '#words/appointment.ts'
import { say } from '#words/say.ts'
import type { SiteRequest } from '../site-request.ts'
import { ofAddress, waitOf } from '../spending/limiter.ts'

/**
 * FORM-14: message for a visitor who may not book another appointment, or null if they may. Bookings are free but block
 * the slot for others, so each person may hold a few and each IP address may make a few a day.
 */
export async function tooManyBookings(
  { platform, site }: SiteRequest,
  { address, ...person }: { readonly phone: string; readonly email: string; readonly address: string },
): Promise<string | null> {
  const ahead = await platform.storage.forSite(site).appointments.countOf(person, platform.clock.now())
  if (ahead >= BOOKINGS_AHEAD) return say(words.tooManyBookings, { count: BOOKINGS_AHEAD })
  const limit = { name: `bookings ${site.slug}`, ...BOOKINGS_OF_AN_ADDRESS }
  const wait = waitOf(await platform.limiter.count(ofAddress(limit, address)))
  return wait === null ? null : say(words.severalBookings)
}
