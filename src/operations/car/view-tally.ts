import { createHmac, randomBytes } from 'node:crypto'
import type { SiteKey, Storage } from '#storage/storage.ts'
import type { Log } from '../platform.ts'

/** Views on their way to the database (CAR-12). */
export interface ViewTally {
  /** Counts a visitor's first look at a car that day. `day` is the site's own, such as '2026-11-21'. */
  count(site: SiteKey, look: Look): void
  /** Writes what was counted since. A failure is logged, and what was counted waits for the next time. */
  flush(): Promise<void>
}

export interface Look {
  readonly carId: string
  readonly day: string
  /** What tells visitors apart; it is kept nowhere. */
  readonly visitor: string
}

/** What is remembered of a site within a day. */
interface SiteDay {
  readonly day: string
  readonly salt: Buffer
  readonly seen: Set<string>
}

/** Some 15 MB a site at most; of more looks a day than this the earliest may count again. */
const SEEN_AT_MOST = 100_000
/** More cars than any site has: ids that are made up cannot fill the memory. */
const WAITING_AT_MOST = 20_000

/**
 * Counts in memory and writes in batches, so that a look costs a page nothing. Who looked is remembered as a hash under a
 * salt of that day, which is thrown away with it: nobody can say later who it was. A look is not acknowledged; those of
 * the last batch are lost when the process dies, and after a restart a visitor may count once more that day.
 */
export function createViewTally(storage: Storage, log: Log): ViewTally {
  const days = new Map<string, SiteDay>()
  let waiting = new Map<string, Map<string, number>>()

  function dayOf(slug: string, day: string): SiteDay {
    const known = days.get(slug)
    if (known?.day === day) return known
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
          // The database is away for a moment: they are counted with the next batch.
          log.error('views were not written', { site: slug, reason: String(error) })
          for (const [carId, views] of cars) add(slug, carId, views)
        }
      }
    },
  }
}
