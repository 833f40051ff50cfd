import type { Platform } from '../platform.ts'
import { CLAIM_MINUTES } from './deliver-lead.ts'

/**
 * FORM-13: makes due at once what a predecessor was sending when it was killed, instead of when its claim runs out. Only
 * for a process that knows that it works on the database alone, and before it begins to deliver.
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
