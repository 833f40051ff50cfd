import type { CarSummary } from '#domain/car/car.ts'
import type { RestoredEngine, SearchEngine } from '#search/engine.ts'
import type { StockMark } from '#storage/imports/stock-imports.ts'
import type { SiteKey, Storage } from '#storage/storage.ts'
import type { Log } from '../platform.ts'

/** Where a site's search engine is kept from one start to the next. One snapshot a site; a new one takes its place. */
export interface SnapshotStore {
  read(slug: string): Promise<Uint8Array | null>
  /** Wholly or not at all. */
  write(slug: string, snapshot: Uint8Array): Promise<void>
}

/** Engines kept between starts, so that a start reads what changed since and not the whole stock. */
export interface StockSnapshots {
  /** The engine as it was kept with how far its stock had come, or null where there is none to trust. */
  restore(site: SiteKey): Promise<KeptEngine | null>
  /** Keeps the engine unless it is kept so already. `mark`: how far its stock has come. */
  keep(site: SiteKey, engine: SearchEngine<CarSummary>, mark: StockMark): Promise<void>
  /** Told each time the engine has taken in all that the database held at that mark; null before the first import. */
  taken?(site: SiteKey, mark: StockMark | null): Promise<void>
}

export interface KeptEngine {
  readonly engine: SearchEngine<CarSummary>
  readonly mark: StockMark
}

/**
 * A snapshot is never trusted over the database: one that cannot be read, or whose stock this database never had, is
 * left alone, and the engine is built anew. Failing to keep one is logged and stops nothing.
 */
export function createStockSnapshots(
  storage: Pick<Storage, 'forSite'>,
  store: SnapshotStore,
  restoreEngine: (snapshot: Uint8Array) => RestoredEngine<SearchEngine<CarSummary>>,
  log: Log,
): StockSnapshots {
  const kept = new Map<string, string>()

  async function restored({ slug }: SiteKey): Promise<KeptEngine | string | null> {
    const snapshot = await store.read(slug)
    if (snapshot === null) return null
    const result = restoreEngine(snapshot)
    if (!result.ok) return result.reason
    // Written by `keep`, and the engine has seen that not a bit of it changed.
    const mark: StockMark = JSON.parse(result.note)
    if (!(await storage.forSite({ slug }).imports.hasPassed(mark))) return 'the database never had its stock'
    kept.set(slug, result.note)
    return { engine: result.engine, mark }
  }

  return {
    async restore(site) {
      // Whatever is wrong with a snapshot, the database has it all.
      const result = await restored(site).catch(String)
      if (typeof result !== 'string') return result
      log.warn('a search engine is built anew, its snapshot cannot be used', { site: site.slug, reason: result })
      return null
    },
    async keep({ slug }, engine, mark) {
      const note = JSON.stringify(mark)
      if (!engine.snapshot || kept.get(slug) === note) return
      try {
        await store.write(slug, await engine.snapshot(note))
        kept.set(slug, note)
      } catch (error) {
        // The next start takes longer, that is all.
        log.warn('a search engine could not be kept for the next start', { site: slug, reason: String(error) })
      }
    },
  }
}
