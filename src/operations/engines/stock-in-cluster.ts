import type { CarSummary } from '#domain/car/car.ts'
import type { SearchEngine } from '#search/engine.ts'
import type { StoredIndex } from '#search/opensearch/stored-index.ts'
import type { StockMark } from '#storage/imports/stock-imports.ts'
import type { Storage } from '#storage/storage.ts'
import type { Log } from '../log/log.ts'
import type { StockSnapshots } from './stock-snapshots.ts'

/** Interface to stock-index for engines stored in a cluster. */
export interface StockInCluster {
  createEngine(slug: string): Promise<SearchEngine<CarSummary>>
  readonly snapshots: StockSnapshots
}

/**
 * Stock indexes in a search cluster. A start loads only the changes since the index was last complete. As with
 * snapshots, an index whose stock this database never had is rebuilt. Throws if the cluster does not answer.
 */
export function stockInCluster(
  storage: Pick<Storage, 'forSite'>,
  openIndex: (slug: string) => StoredIndex<CarSummary>,
  log: Log,
): StockInCluster {
  const indexes = new Map<string, StoredIndex<CarSummary>>()
  function indexOf(slug: string): StoredIndex<CarSummary> {
    const index = indexes.get(slug) ?? openIndex(slug)
    indexes.set(slug, index)
    return index
  }

  return {
    async createEngine(slug) {
      const index = indexOf(slug)
      await index.make()
      return index.engine
    },
    snapshots: {
      async restore({ slug }) {
        const index = indexOf(slug)
        // Written by `taken`.
        const mark: StockMark | null = JSON.parse((await index.readNote()) ?? 'null')
        if (mark === null) return null
        if (await storage.forSite({ slug }).imports.hasPassed(mark)) return { engine: index.engine, mark }
        log.warn('a search index is rebuilt: the database never had its stock', { site: slug })
        return null
      },
      /** Nothing to do: the cluster stores the index. */
      keep: async () => {},
      taken: ({ slug }, mark) => indexOf(slug).writeNote(JSON.stringify(mark)),
    },
  }
}
