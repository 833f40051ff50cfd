import { atOnce } from '../at-once.ts'
import type { Platform } from '../platform.ts'
import { settlePayment } from './settle-payment.ts'

/**
 * RESERVE-3: settles every reservation whose time has come: payments without a notice, unpaid ones after 15 minutes,
 * holds that end.
 */
export async function sweepReservations(
  platform: Platform,
  siteSlugs: readonly string[],
  signal: AbortSignal | null = null,
): Promise<void> {
  await atOnce(
    SITES_AT_ONCE,
    siteSlugs.map((siteSlug) => async () => {
      const now = platform.clock.now()
      const due = await platform.storage.forSite({ slug: siteSlug }).reservations.due(now, BATCH)
      for (const { id } of due) {
        if (signal?.aborted) return
        await settlePayment(platform, { siteSlug, id })
      }
    }),
  )
}

const SITES_AT_ONCE = 4
const BATCH = 100
