import { holdingAt, priceSource } from '#domain/desk/override.ts'
import type { Platform } from '../platform.ts'

/**
 * DESK-1, DESK-2: begins the overrides of these sites whose time has come (an offer), and ends those whose end has come, so
 * that the feed's values show again. Returns the number of cars.
 */
export async function endOverrides(platform: Platform, siteSlugs: readonly string[]): Promise<number> {
  const now = platform.clock.now()
  const waiting = await platform.storage.sitesWithDueOverrides(now)
  let ended = 0
  for (const slug of siteSlugs) {
    if (!waiting.includes(slug)) continue
    const { desk, raiseVersion, transaction } = platform.storage.forSite({ slug })
    ended += await transaction(async (within) => {
      const version = await raiseVersion(within)
      const cars = await desk.cars(await desk.withDue(now, within), within)
      for (const { id, overrides, feed } of cars) {
        const next = holdingAt(overrides, now)
        await desk.write(id, next, { version, at: now, source: priceSource(next, feed) }, within)
      }
      return cars.length
    })
  }
  return ended
}
