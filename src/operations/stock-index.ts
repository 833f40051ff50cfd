import type { Car, CarSummary } from '#domain/car/car.ts'
import { carDocument } from '#domain/stock/car-document.ts'
import type { SearchEngine } from '#search/engine.ts'
import type { SiteKey, Storage } from '#storage/storage.ts'

/** The search engines of the sites: each built from the database when first asked for, then fed by changes. */
export interface StockIndexes {
  forSite(site: SiteKey): Promise<SearchEngine<CarSummary>>
  /** Brings a site's engine up to what the database holds now; does nothing for one that nobody has asked for. */
  refresh(slug: string): Promise<void>
  close(): Promise<void>
}

interface Follower {
  readonly engine: Promise<SearchEngine<CarSummary>>
  /** The site's version that the engine holds. */
  version: number
  /** The latest update; the next waits for it, so that versions are taken in order. */
  update: Promise<void>
}

/**
 * Engines that follow the database. A search never waits for a change under way, and an engine never holds what the
 * database does not: a car is put in only after the transaction that stored it.
 */
export function createStockIndexes(
  storage: Storage,
  createEngine: (slug: string) => Promise<SearchEngine<CarSummary>>,
): StockIndexes {
  const followers = new Map<string, Follower>()

  async function catchUp(slug: string, follower: Follower) {
    const engine = await follower.engine
    const site = storage.forSite({ slug })
    // Read before the cars: a change that comes in between is taken again, never missed.
    const version = await site.version()
    if (version === follower.version) return
    for await (const cars of site.carsChangedSince(follower.version)) await take(engine, cars)
    follower.version = version
  }

  function open(slug: string): Follower {
    const follower: Follower = { engine: createEngine(slug), version: -1, update: Promise.resolve() }
    follower.update = catchUp(slug, follower)
    followers.set(slug, follower)
    // An engine that could not be built is built anew at the next request.
    follower.update.catch(() => followers.delete(slug))
    return follower
  }

  return {
    async forSite({ slug }) {
      const known = followers.get(slug)
      if (known && known.version >= 0) return known.engine
      const follower = known ?? open(slug)
      await follower.update
      return follower.engine
    },
    async refresh(slug) {
      const follower = followers.get(slug)
      if (!follower) return
      const next = follower.update.then(
        () => catchUp(slug, follower),
        () => catchUp(slug, follower),
      )
      follower.update = next
      await next
    },
    async close() {
      const open = [...followers.values()]
      followers.clear()
      await Promise.allSettled(open.map(async ({ engine }) => (await engine).close()))
    },
  }
}

async function take(engine: SearchEngine<CarSummary>, cars: readonly Car[]): Promise<void> {
  await engine.upsert(cars.map(carDocument))
}
