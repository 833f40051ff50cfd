import type { Car, CarSummary } from '#domain/car/car.ts'
import { carDocument } from '#domain/listing/car-document.ts'
import type { SearchEngine, SearchRequest } from '#search/engine.ts'
import { isOpenSearchError } from '#search/opensearch/cluster.ts'
import { NO_INDEX } from '#search/opensearch/opensearch-engine.ts'
import type { StockMark } from '#storage/imports/stock-imports.ts'
import type { SiteKey } from '#storage/site-storage.ts'
import type { Storage } from '#storage/storage.ts'
import type { StockSnapshots } from './stock-snapshots.ts'
import { tracedEngine } from './traced-engine.ts'

/** Search engines of the sites: built from the database on first use, then updated by changes. */
export interface StockIndexes {
  forSite(site: SiteKey): Promise<SearchEngine<CarSummary>>
  /** Updates a site's engine to the database's state; does nothing if the engine is not loaded. */
  refresh(slug: string): Promise<void>
  /** Saves snapshots of changed engines for the next start; `close` does so too. */
  keep(): Promise<void>
  /**
   * Evicts engines unused since `before`, saving them first if possible, to free memory in a process with many sites.
   * The next request opens the engine again.
   */
  evict(before: Date): Promise<void>
  /** Number of cars of each engine in this process's memory, by slug; none for engines in a cluster. */
  sizes(): Promise<ReadonlyMap<string, number>>
  close(): Promise<void>
}

export interface StockIndexOptions {
  /** Snapshots of engines between starts; without them each engine is rebuilt. */
  readonly snapshots?: StockSnapshots
  /** Searches that warm an engine's caches once it is filled. */
  readonly warmSearches?: (slug: string) => readonly SearchRequest[]
  readonly clock?: { now(): Date }
}

interface Follower {
  /** Replaced after a large import; running searches finish on the old engine. */
  engine: Promise<SearchEngine<CarSummary>>
  /** Version of the stock in the engine. */
  version: number
  /** Position in the change feed that the engine has applied. */
  mark: StockMark | null
  /** Whether the engine has been filled. */
  filled: boolean
  /** Time of the last use. */
  askedAt: Date
  /** The latest update; updates run one after the other, in order of versions. */
  update: Promise<void>
}

/**
 * Search engines that follow the database. A search never waits for a running change, and an engine never holds what
 * the database does not: cars are added only after their transaction commits.
 */
export function createStockIndexes(
  storage: Storage,
  newEngine: (slug: string) => Promise<SearchEngine<CarSummary>>,
  { snapshots, warmSearches = () => [], clock = SYSTEM_CLOCK }: StockIndexOptions = {},
): StockIndexes {
  const followers = new Map<string, Follower>()
  const createEngine = async (slug: string) => tracedEngine(await newEngine(slug), slug)

  /** Returns whether the engine changed. */
  async function catchUp(slug: string, follower: Follower): Promise<boolean> {
    const engine = await follower.engine
    const site = storage.forSite({ slug })
    // Read the version before the cars: a change in between is applied twice rather than missed.
    let version = await site.version()
    let mark = await site.imports.mark()
    const isBehind = version !== follower.version
    if (isBehind) {
      if (!follower.filled) for await (const cars of site.cars.changedSince(follower.version)) await take(engine, cars)
      else ({ version, mark } = await takeAtOnce(slug, follower))
      await snapshots?.taken?.({ slug }, mark)
      follower.version = version
    }
    follower.mark = mark
    follower.filled = true
    return isBehind
  }

  /**
   * STOCK-1, D-26: readers see the old or the new stock, never part of an import. Few changes are applied in one call;
   * for many, another engine is filled in batches and then replaces this one.
   */
  async function takeAtOnce(slug: string, follower: Follower) {
    const site = storage.forSite({ slug })
    const engine = await follower.engine
    for (;;) {
      const version = await site.version()
      const mark = await site.imports.mark()
      const changed = await changesUpTo(MOST_AT_ONCE, site.cars.changedSince(follower.version))
      const next = changed === null && engine.snapshot ? await createEngine(slug) : null
      const all = next === null && changed === null ? await allOf(site.cars.changedSince(follower.version)) : changed
      if (next) for await (const cars of site.cars.changedSince(NO_VERSION)) await takeInSlices(next, cars)
      // A change meanwhile may have been read partly: read everything again.
      if ((await site.version()) !== version) continue
      if (next) follower.engine = Promise.resolve(next)
      else await take(engine, all ?? [])
      return { version, mark }
    }
  }

  async function warm(slug: string, { engine }: Follower) {
    for (const request of warmSearches(slug)) {
      await (await engine).search(request)
      // Let requests run first.
      await new Promise(setImmediate)
    }
  }

  function open(slug: string): Follower {
    const kept = snapshots?.restore({ slug }) ?? Promise.resolve(null)
    const engine = kept
      .then((restored) => (restored ? tracedEngine(restored.engine, slug) : createEngine(slug)))
      .then((made) => madeAgain(made, () => reopened(slug, follower)))
    const follower: Follower = {
      engine,
      version: -1,
      mark: null,
      filled: false,
      askedAt: clock.now(),
      update: Promise.resolve(),
    }
    follower.update = engine.then(async () => {
      follower.version = (await kept)?.mark.changedIn ?? -1
      await catchUp(slug, follower)
      await warm(slug, follower)
    })
    followers.set(slug, follower)
    // A failed engine is rebuilt at the next request.
    follower.update.catch(() => followers.delete(slug))
    return follower
  }

  /** Reopens and fills the engine of a site whose index is gone. */
  async function reopened(slug: string, lost: Follower): Promise<SearchEngine<CarSummary>> {
    if (followers.get(slug) === lost) followers.delete(slug)
    const follower = followers.get(slug) ?? open(slug)
    await follower.update
    return follower.engine
  }

  async function keep(slug: string, { engine, mark, filled }: Follower) {
    if (snapshots && filled && mark) await snapshots.keep({ slug }, await engine, mark)
  }

  return {
    async forSite({ slug }) {
      const openFollower = followers.get(slug)
      if (openFollower) openFollower.askedAt = clock.now()
      if (openFollower?.filled) return openFollower.engine
      const follower = openFollower ?? open(slug)
      await follower.update
      return follower.engine
    },
    async refresh(slug) {
      const follower = followers.get(slug)
      if (!follower) return
      const update = async () => {
        if (await catchUp(slug, follower)) await warm(slug, follower)
      }
      const next = follower.update.then(update, update).catch((error: unknown) => {
        if (!isIndexGone(error)) throw error
        return reopened(slug, follower).then(() => {})
      })
      follower.update = next
      await next
    },
    async keep() {
      for (const [slug, follower] of followers) await keep(slug, follower)
    },
    async evict(before) {
      for (const [slug, follower] of followers) {
        if (!follower.filled || follower.askedAt >= before) continue
        // The caller of `refresh` handles a failed update.
        await follower.update.catch(() => {})
        await keep(slug, follower)
        // Used meanwhile: keep it.
        if (follower.askedAt >= before || followers.get(slug) !== follower) continue
        followers.delete(slug)
        await (await follower.engine).close()
      }
    },
    async sizes() {
      const sizes = new Map<string, number>()
      for (const [slug, follower] of followers) {
        const engine = follower.filled ? await follower.engine : null
        if (engine?.snapshot) sizes.set(slug, await engine.size())
      }
      return sizes
    },
    async close() {
      const open = [...followers]
      followers.clear()
      await Promise.allSettled(
        open.map(async ([slug, follower]) => {
          await keep(slug, follower)
          await (await follower.engine).close()
        }),
      )
    },
  }
}

/**
 * Wraps an engine: if its index was deleted in the cluster, recreates it and repeats the query (D-46). Changes are not
 * repeated; the new index loads them from the database.
 */
function madeAgain(
  engine: SearchEngine<CarSummary>,
  reopen: () => Promise<SearchEngine<CarSummary>>,
): SearchEngine<CarSummary> {
  const again = async <T>(ask: (engine: SearchEngine<CarSummary>) => Promise<T>): Promise<T> => {
    try {
      return await ask(engine)
    } catch (error) {
      if (!isIndexGone(error)) throw error
      return ask(await reopen())
    }
  }
  if (engine.snapshot) return engine
  return {
    ...engine,
    search: (request) => again((each) => each.search(request)),
    fetch: (ids) => again((each) => each.fetch(ids)),
    size: () => again((each) => each.size()),
  }
}

function isIndexGone(error: unknown): boolean {
  return isOpenSearchError(error) && error.status === NO_INDEX
}

const SYSTEM_CLOCK = { now: () => new Date() }

/** Cars that an engine applies in one call without delaying requests. */
const MOST_AT_ONCE = 300
const CARS_A_SLICE = 50
const NO_VERSION = -1

/** Returns null if there are more than `most`. */
async function changesUpTo(most: number, batches: AsyncIterable<readonly Car[]>): Promise<readonly Car[] | null> {
  const changed: Car[] = []
  for await (const cars of batches) {
    changed.push(...cars)
    if (changed.length > most) return null
  }
  return changed
}

async function allOf(batches: AsyncIterable<readonly Car[]>): Promise<readonly Car[]> {
  const all: Car[] = []
  for await (const cars of batches) all.push(...cars)
  return all
}

async function takeInSlices(engine: SearchEngine<CarSummary>, cars: readonly Car[]): Promise<void> {
  for (let from = 0; from < cars.length; from += CARS_A_SLICE) {
    await take(engine, cars.slice(from, from + CARS_A_SLICE))
    // Let requests run first.
    await new Promise(setImmediate)
  }
}

async function take(engine: SearchEngine<CarSummary>, cars: readonly Car[]): Promise<void> {
  await engine.upsert(cars.map(carDocument))
}
