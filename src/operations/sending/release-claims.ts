import type { Platform } from '../platform.ts'
import { CLAIM_MINUTES } from './deliver-lead.ts'

/**
 * FORM-13: makes deliveries that a killed process had claimed due at once, instead of when their claim expires. Call it
 * only before delivering starts, in a process that is the only one on the database.
 */
export async function releaseClaims(platform: Platform, siteSlugs: readonly string[]): Promise<void> {
  const now = platform.clock.now()
  const claimedUntil = new Date(now.getTime() + CLAIM_MINUTES * 60_000)
  for (const slug of siteSlugs) {
    const { leads, transaction } = platform.storage.forSite({ slug })
    for (const { id } of await leads.dueDeliveries(claimedUntil, ALL)) {
      await transaction((within) => leads.retry(id, now, within))
    }
  }
}

const ALL = 1_000_000
