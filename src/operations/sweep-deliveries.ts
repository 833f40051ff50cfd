import { CLAIM_MINUTES, deliverLead } from './deliver-lead.ts'
import type { Platform } from './platform.ts'

/**
 * FORM-13: tries every delivery that is due, whether a job reminds of it or not: the row is the authority. Says how many
 * were sent.
 */
export async function sweepDeliveries(
  platform: Platform,
  siteSlugs: readonly string[],
  { alone = false, signal = null }: SweepOptions = {},
): Promise<number> {
  let sent = 0
  for (const slug of siteSlugs) {
    const { leads, transaction } = platform.storage.forSite({ slug })
    const now = platform.clock.now()
    const due = await leads.dueDeliveries(alone ? minutesAfter(now, CLAIM_MINUTES) : now, AT_ONCE)
    for (const { id } of due) {
      if (signal?.aborted) return sent
      if (alone) await transaction((within) => leads.retry(id, now, within))
      const outcome = await deliverLead(platform, { siteSlug: slug, deliveryId: id })
      if (outcome.ok) sent += 1
    }
  }
  return sent
}

export interface SweepOptions {
  /**
   * For a process that has just started and knows that no other runs: what its predecessor was sending when it was killed
   * is taken up at once, without waiting for the claim to run out.
   */
  readonly alone?: boolean
  /** Aborted: the delivery under way is finished and no other begun. */
  readonly signal?: AbortSignal | null
}

/** Of one site in one sweep, so that no dealer's trouble keeps another's leads waiting for long. */
const AT_ONCE = 100

function minutesAfter(instant: Date, minutes: number): Date {
  return new Date(instant.getTime() + minutes * 60_000)
}
