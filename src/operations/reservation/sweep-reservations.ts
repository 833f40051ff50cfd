import { atOnce } from '../at-once.ts'
import type { Platform } from '../platform.ts'
import { sendRefund } from './send-refund.ts'
import { settlePayment } from './settle-payment.ts'

/**
 * RESERVE-3: looks after every reservation that is due, whether a job reminds of it or not: payments nobody told of, those
 * whose 15 minutes are over, holds that end, refunds to be tried again.
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
      const due = await platform.storage.forSite({ slug: siteSlug }).reservations.due(now, A_LOOK)
      for (const { id: reservationId, lookAt, refundAt } of due) {
        if (signal?.aborted) return
        if (lookAt !== null && lookAt <= now) await settlePayment(platform, { siteSlug, reservationId })
        if (refundAt !== null && refundAt <= now) await sendRefund(platform, { siteSlug, reservationId })
      }
    }),
  )
}

const SITES_AT_ONCE = 4
const A_LOOK = 100
