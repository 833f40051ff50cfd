import { CARS_A_STEP } from '#storage/car/was-prices.ts'
import type { Platform } from '../platform.ts'

/**
 * DESK-7: looks again at former prices whose proof lapses with time, and at all of a site's when it gives or takes back its
 * reason to show them without proof. Returns the number of cars looked at.
 */
export async function sweepWasPrices(
  platform: Platform,
  siteSlugs: readonly string[],
  signal: AbortSignal | null = null,
): Promise<number> {
  const now = platform.clock.now()
  const { due, trusting } = await platform.storage.wasPriceWork(now)
  let seen = 0
  for (const slug of siteSlugs) {
    const site = platform.siteBySlug(slug)
    if (!site) continue
    const trusts = site.card.wasPricesReason !== ''
    let isDone = trusts === trusting.has(slug) && !due.has(slug)
    while (!isDone && !signal?.aborted) {
      const cars = await lookAtSome(platform, slug, trusts, now)
      seen += cars
      isDone = cars < CARS_A_STEP
    }
  }
  return seen
}

/** One step: former prices of some cars that are due, in one version. */
function lookAtSome({ storage }: Platform, slug: string, trusts: boolean, now: Date): Promise<number> {
  const { raiseVersion, transaction, wasPrices } = storage.forSite({ slug })
  return transaction(async (within) => {
    // First the version, which imports lock too.
    const version = await raiseVersion(within)
    await wasPrices.trust(trusts, now, within)
    return wasPrices.lookAtDue(now, version, within)
  })
}
