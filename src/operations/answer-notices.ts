import type { DueNotice } from '#storage/outbox/due-notices.ts'
import { createLanes } from './delivery/lanes.ts'
import type { OutboxLanes } from './outbox-lanes.ts'
import type { Platform } from './platform.ts'
import type { DeliveryLanes } from './sending/delivery-lanes.ts'

/**
 * Attempts each row as soon as the transaction that made it due is stored. What finds no room in its lane, and what a
 * lost notice was about, the next round finds. Returns a function that takes no more notices.
 */
export function answerNotices(
  platform: Platform,
  { outbox, deliveries }: { readonly outbox: OutboxLanes; readonly deliveries: DeliveryLanes },
): () => Promise<void> {
  const lookups = createLanes(LIMITS)
  const answer = async ({ kind, siteSlug, id }: DueNotice) => {
    if (kind !== 'lead') return outbox.send(kind, { siteSlug, id })
    const { leads } = platform.storage.forSite({ slug: siteSlug })
    const delivery = await lookups.run(siteSlug, () => leads.delivery(id))
    if (delivery !== null) await deliveries.deliver(siteSlug, delivery)
  }
  const stopListening = platform.storage.onDue((notice) => {
    answer(notice).catch((error: unknown) => {
      const { kind, siteSlug: site, id } = notice
      platform.log.error('sending failed', { kind, site, id, error })
    })
  })
  return async () => {
    stopListening()
    await lookups.close()
  }
}

/** One dealer's burst of leads leaves room for the others. */
const LIMITS = { slots: 32, laneSlots: 4, laneWaiting: 1000 } as const
