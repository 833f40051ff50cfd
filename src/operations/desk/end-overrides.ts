import { holdingAt } from '#domain/desk/override.ts'
import type { Platform } from '../platform.ts'

/** DESK-2: ends the overrides of these sites whose end has come, so that the feed's values show again. Returns the number of cars. */
export async function endOverrides(platform: Platform, siteSlugs: readonly string[]): Promise<number> {
  const now = platform.clock.now()
  const waiting = await platform.storage.sitesWithEndedOverrides(now)
  let ended = 0
  for (const slug of siteSlugs) {
    if (!waiting.includes(slug)) continue
    const { desk, raiseVersion, transaction } = platform.storage.forSite({ slug })
    ended += await transaction(async (within) => {
      const version = await raiseVersion(within)
      const cars = await desk.cars(await desk.withEnded(now, within), within)
      for (const { id, overrides, feed } of cars)
        await desk.write(id, holdingAt(overrides, now), { version, at: now, source: feed }, within)
      return cars.length
    })
  }
  return ended
}
