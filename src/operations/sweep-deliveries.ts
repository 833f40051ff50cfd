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
  let sent = 0
  for (const slug of siteSlugs) {
    const due = await platform.storage.forSite({ slug }).leads.dueDeliveries(platform.clock.now(), AT_ONCE)
    for (const { id } of due) {
      if (signal?.aborted) return sent
      const outcome = await deliverLead(platform, { siteSlug: slug, deliveryId: id })
      if (outcome.ok) sent += 1
    }
  }
  return sent
}

/** Of one site in one sweep, so that no dealer's trouble keeps another's leads waiting for long. */
const AT_ONCE = 100
