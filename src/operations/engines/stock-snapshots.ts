import type { CarSummary } from '#domain/car/car.ts'
import type { RestoredEngine, SearchEngine } from '#search/engine.ts'
import type { StockMark } from '#storage/imports/stock-imports.ts'
import type { SiteKey } from '#storage/site-storage.ts'
import type { Storage } from '#storage/storage.ts'
import type { Log } from '../log/log.ts'

/** Storage for snapshots of search engines: one per site, replaced by the next. */
export interface SnapshotStore {
  read(slug: string): Promise<Uint8Array | null>
  /** Atomic. */
  write(slug: string, snapshot: Uint8Array): Promise<void>
}

/** Snapshots of engines between starts, so that a start reads only changes and not the whole stock. */
export interface StockSnapshots {
  /** The engine of the snapshot with its position in the change feed; null without a valid snapshot. */
  restore(site: SiteKey): Promise<StockEngine | null>
  /** Saves the engine unless this state is saved already. `mark`: its position in the change feed. */
  keep(site: SiteKey, engine: SearchEngine<CarSummary>, mark: StockMark): Promise<void>
  /** Called when the engine has applied everything up to this mark; null before the first import. */
  taken?(site: SiteKey, mark: StockMark | null): Promise<void>
}

/** An engine from a snapshot, with its position in the change feed. */
export interface StockEngine {
  readonly engine: SearchEngine<CarSummary>
  readonly mark: StockMark
}

/**
 * The database takes precedence over snapshots: a snapshot that is unreadable, or whose stock this database never had,
 * is ignored and the engine is rebuilt. A failure to save one is only logged.
 */
export function createStockSnapshots(
  storage: Pick<Storage, 'forSite'>,
  store: SnapshotStore,
  restoreEngine: (snapshot: Uint8Array) => RestoredEngine<SearchEngine<CarSummary>>,
  log: Log,
): StockSnapshots {
  const saved = new Map<string, string>()

  async function restored({ slug }: SiteKey): Promise<StockEngine | string | null> {
    const snapshot = await store.read(slug)
    if (snapshot === null) return null
    const result = restoreEngine(snapshot)
    if (!result.ok) return result.reason
    // Written by `keep`; the engine has verified its checksum.
    const mark: StockMark = JSON.parse(result.note)
    if (!(await storage.forSite({ slug }).imports.hasPassed(mark))) return 'the database never had its stock'
    saved.set(slug, result.note)
    return { engine: result.engine, mark }
  }

  return {
    async restore(site) {
      // Any error means a rebuild from the database.
      const result = await restored(site).catch(String)
      if (typeof result !== 'string') return result
      log.warn('a search engine is rebuilt: its snapshot cannot be used', { site: site.slug, reason: result })
      return null
    },
    async keep({ slug }, engine, mark) {
      const note = JSON.stringify(mark)
      if (!engine.snapshot || saved.get(slug) === note) return
      try {
        await store.write(slug, await engine.snapshot(note))
        saved.set(slug, note)
      } catch (error) {
        // Only the next start takes longer.
        log.warn('the snapshot of a search engine could not be saved', { site: slug, reason: String(error) })
      }
    },
  }
}
