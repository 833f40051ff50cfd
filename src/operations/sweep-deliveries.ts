import { atOnce } from './at-once.ts'
import { deliverLead } from './deliver-lead.ts'
import type { Platform } from './platform.ts'

/**
 * FORM-13: tries every delivery that is due, whether a job reminds of it or not: the row is the authority. Says how many
 * were sent. Once `signal` is aborted, the delivery under way is finished and no other begun.
 */
export async function sweepDeliveries(
  platform: Platform,
  siteSlugs: readonly string[],
  signal: AbortSignal | null = null,
): Promise<number> {
  const due = siteSlugs.map((slug) => () => sweepSite(platform, slug, signal))
  return (await atOnce(SITES_AT_ONCE, due)).reduce((sent, ofSite) => sent + ofSite, 0)
}

async function sweepSite(platform: Platform, siteSlug: string, signal: AbortSignal | null): Promise<number> {
  const { leads } = platform.storage.forSite({ slug: siteSlug })
  let sent = 0
  for (;;) {
    const due = await leads.dueDeliveries(platform.clock.now(), A_LOOK)
    const went = await atOnce(
      DELIVERIES_AT_ONCE,
      due.map(({ id }) => async () => {
        if (signal?.aborted) return false
        return (await deliverLead(platform, { siteSlug, deliveryId: id })).ok
      }),
    )
    const arrived = went.filter(Boolean).length
    sent += arrived
    // Of a full look at which nothing arrived the next would bring no better; it waits for the next round.
    if (signal?.aborted || due.length < A_LOOK || arrived === 0) return sent
  }
}

/** So that one dealer's slow mail server or webhook keeps neither another's leads waiting nor his own other ways. */
const SITES_AT_ONCE = 16
const DELIVERIES_AT_ONCE = 4
/** Deliveries that one look brings. */
const A_LOOK = 100
