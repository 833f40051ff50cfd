import { createHmac, randomBytes } from 'node:crypto'
import type { SiteKey } from '#storage/site-storage.ts'
import type { Storage } from '#storage/storage.ts'
import type { Log } from './log/log.ts'

/** Collects page views of cars and writes them to the database in batches (CAR-12). */
export interface ViewTally {
  /** Counts a visitor's first view of a car on that day. `day` is in the site's time zone, such as '2026-11-21'. */
  count(site: SiteKey, look: CarView): void
  /** Writes the collected counts. A failed write is logged and retried at the next flush. */
  flush(): Promise<void>
}

export interface CarView {
  readonly carId: string
  readonly day: string
  /** Identifies the visitor; never stored. */
  readonly visitor: string
}

/** Views of one site on one day. */
interface SiteDay {
  readonly day: string
  readonly salt: Buffer
  readonly seen: Set<string>
}

/** About 15 MB per site. Beyond that, the oldest entries are dropped and may count again. */
const SEEN_AT_MOST = 100_000
/** More cars than any site has, so that made-up ids cannot fill the memory. */
const WAITING_AT_MOST = 20_000

/**
 * Counts in memory and writes in batches, so that a view adds no delay to the page. Visitors are remembered as a hash
 * with a random salt that is discarded after the day, so no visitor can be identified later. Views of the last batch
 * are lost if the process dies, and after a restart a visitor may count twice that day.
 */
export function createViewTally(storage: Storage, log: Log): ViewTally {
  const days = new Map<string, SiteDay>()
  let waiting = new Map<string, Map<string, number>>()

  function dayOf(slug: string, day: string): SiteDay {
    const lastDay = days.get(slug)
    if (lastDay?.day === day) return lastDay
    const fresh = { day, salt: randomBytes(32), seen: new Set<string>() }
    days.set(slug, fresh)
    return fresh
  }

  function add(slug: string, carId: string, views: number): void {
    const cars = waiting.get(slug) ?? new Map<string, number>()
    waiting.set(slug, cars)
    if (cars.has(carId) || cars.size < WAITING_AT_MOST) cars.set(carId, (cars.get(carId) ?? 0) + views)
  }

  return {
    count({ slug }, { carId, day, visitor }) {
      const { salt, seen } = dayOf(slug, day)
      const mark = createHmac('sha256', salt).update(`${carId}\n${visitor}`).digest('base64url').slice(0, 16)
      if (seen.has(mark)) return
      const [earliest] = seen
      if (seen.size >= SEEN_AT_MOST && earliest !== undefined) seen.delete(earliest)
      seen.add(mark)
      add(slug, carId, 1)
    },
    async flush() {
      const writing = waiting
      waiting = new Map()
      for (const [slug, cars] of writing) {
        try {
          await storage.forSite({ slug }).views.add(cars)
        } catch (error) {
          // The database is unavailable; retry with the next batch.
          log.error('views were not written', { site: slug, reason: String(error) })
          for (const [carId, views] of cars) add(slug, carId, views)
        }
      }
    },
  }
}
