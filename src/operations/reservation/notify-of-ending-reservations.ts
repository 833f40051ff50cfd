import { notify } from '../notify/notify.ts'
import type { Platform } from '../platform.ts'
import { requestOn } from '../site-request.ts'
import { placeOfReservation } from './reservation-place.ts'

/** INBOX-13: hours before the end of a reservation in which staff hear of it. */
export const ENDING_HOURS = 4
const MOST = 1_000

/** INBOX-13: notifies once of each reservation that ends soon, and again if it is extended and ends later. */
export async function notifyOfEndingReservations(
  platform: Platform,
  siteSlugs: readonly string[],
  signal: AbortSignal | null = null,
): Promise<void> {
  const now = platform.clock.now()
  const until = new Date(now.getTime() + ENDING_HOURS * 3_600_000)
  for (const slug of siteSlugs) {
    const site = platform.siteBySlug(slug)
    if (!site || signal?.aborted) continue
    const { reservations, transaction } = platform.storage.forSite(site)
    for (const reservation of await reservations.list('held', MOST)) {
      const { id, carId, heldUntil } = reservation
      if (heldUntil === null || heldUntil <= now || heldUntil > until) continue
      const time = heldUntil.toISOString()
      await transaction(async (within) => {
        const place = await placeOfReservation(requestOn(platform, site), reservation, within)
        const news = { event: 'reservation-ending', key: `ending ${id} ${time}`, objectId: id } as const
        await notify(requestOn(platform, site), { ...news, conversationId: null, place, data: { carId, time } }, within)
      })
    }
  }
}
