import { atOnce } from '../at-once.ts'
import type { Platform } from '../platform.ts'
import { sendRefund } from './send-refund.ts'
import { settlePayment } from './settle-payment.ts'

/**
 * RESERVE-3: processes every due reservation, with or without a job: payments without a notice, unpaid ones after 15
 * minutes, holds that end, refunds to retry.
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
      for (const { id: reservationId, lookAt, refundAt } of due) {
        if (signal?.aborted) return
        if (lookAt !== null && lookAt <= now) await settlePayment(platform, { siteSlug, reservationId })
        if (refundAt !== null && refundAt <= now) await sendRefund(platform, { siteSlug, reservationId })
      }
    }),
  )
}

const SITES_AT_ONCE = 4
const BATCH = 100
