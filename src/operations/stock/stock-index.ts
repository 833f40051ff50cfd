import type { Car, CarSummary } from '#domain/car/car.ts'
import { carDocument } from '#domain/listing/car-document.ts'
import type { SearchEngine, SearchRequest } from '#search/engine.ts'
import { isOpenSearchError } from '#search/opensearch/cluster.ts'
import { NO_INDEX } from '#search/opensearch/opensearch-engine.ts'
import type { StockMark } from '#storage/imports/stock-imports.ts'
import type { SiteKey, Storage } from '#storage/storage.ts'
import type { StockSnapshots } from './stock-snapshots.ts'

/** The search engines of the sites: each built from the database when first asked for, then fed by changes. */
export interface StockIndexes {
  forSite(site: SiteKey): Promise<SearchEngine<CarSummary>>
  /** Brings a site's engine up to what the database holds now; does nothing for one that nobody has asked for. */
  refresh(slug: string): Promise<void>
  /** Keeps the engines that changed for the next start; `close` does so too. */
  keep(): Promise<void>
  /**
   * Lets go of the engines that nobody has asked for since `before`, kept first where they can be: many sites share a
   * process, and a quiet one's memory is another's. The next request has its engine opened anew.
   */
  letGo(before: Date): Promise<void>
  close(): Promise<void>
}

export interface StockIndexOptions {
  /** Where engines are kept between starts; none: each is built anew. */
  readonly snapshots?: StockSnapshots
  /** Searches to be made of a site's engine once it is filled, before a visitor makes them. */
  readonly warmSearches?: (slug: string) => readonly SearchRequest[]
  readonly clock?: { now(): Date }
}

interface Follower {
  /** Another one once an import is in: searches under way end on the one that they began with. */
  engine: Promise<SearchEngine<CarSummary>>
  /** The site's version that the engine holds. */
  version: number
  /** How far the stock that the engine holds has come. */
  mark: StockMark | null
  /** Whether the engine has ever held what the database did. */
  filled: boolean
  /** When the engine was last asked for. */
  askedAt: Date
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
  { snapshots, warmSearches = () => [], clock = SYSTEM_CLOCK }: StockIndexOptions = {},
): StockIndexes {
  const followers = new Map<string, Follower>()

  /** Says whether the engine took anything in. */
  async function catchUp(slug: string, follower: Follower): Promise<boolean> {
    const engine = await follower.engine
    const site = storage.forSite({ slug })
    // Read before the cars: a change that comes in between is taken again, never missed.
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
   * STOCK-1, D-26: readers have the old stock or the new one, never a part of an import. Few changes go in by one call; for
   * many, another engine fills up a slice at a time and takes the place of this one when it is whole.
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
      // A change that came meanwhile may be read in part: then all of it is read again.
      if ((await site.version()) !== version) continue
      if (next) follower.engine = Promise.resolve(next)
      else await take(engine, all ?? [])
      return { version, mark }
    }
  }

  async function warm(slug: string, { engine }: Follower) {
    for (const request of warmSearches(slug)) {
      await (await engine).search(request)
      // A visitor's request may come first.
      await new Promise(setImmediate)
    }
  }

  function open(slug: string): Follower {
    const kept = snapshots?.restore({ slug }) ?? Promise.resolve(null)
    const engine = kept
      .then((restored) => restored?.engine ?? createEngine(slug))
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
    // An engine that could not be built is built anew at the next request.
    follower.update.catch(() => followers.delete(slug))
    return follower
  }

  /** The engine of a site in the place of one whose index is gone, filled. */
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
      const known = followers.get(slug)
      if (known) known.askedAt = clock.now()
      if (known?.filled) return known.engine
      const follower = known ?? open(slug)
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
    async letGo(before) {
      for (const [slug, follower] of followers) {
        if (!follower.filled || follower.askedAt >= before) continue
        // An update that failed is the business of whoever asked for it.
        await follower.update.catch(() => {})
        await keep(slug, follower)
        // Asked for meanwhile: it stays.
        if (follower.askedAt >= before || followers.get(slug) !== follower) continue
        followers.delete(slug)
        await (await follower.engine).close()
      }
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
 * The engine, made and filled again where its index is gone (D-46): it was deleted in the cluster. Only questions
 * are asked again; a change that meets no index is taken by the new one from the database.
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

/** Cars that an engine takes by one call without holding requests up. */
const MOST_AT_ONCE = 300
const CARS_A_SLICE = 50
const NO_VERSION = -1

/** Null: there are more. */
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
    // Requests come first.
    await new Promise(setImmediate)
  }
}

async function take(engine: SearchEngine<CarSummary>, cars: readonly Car[]): Promise<void> {
  await engine.upsert(cars.map(carDocument))
}
