import { stockSchema } from '#domain/listing/car-document.ts'
import type { Log } from '#operations/log.ts'
import type { StockInCluster } from '#operations/stock/stock-in-cluster.ts'
import { createStockSnapshots, type SnapshotStore } from '#operations/stock/stock-snapshots.ts'
import { createMemoryEngine, restoreMemoryEngine } from '#search/memory/memory-engine.ts'
import type { Storage } from '#storage/storage.ts'

/** Engines in this process, saved as snapshots between starts. */
export function stockInMemory(storage: Storage, store: SnapshotStore, log: Log): StockInCluster {
  return {
    createEngine: async () => createMemoryEngine(stockSchema),
    snapshots: createStockSnapshots(storage, store, (snapshot) => restoreMemoryEngine(stockSchema, snapshot), log),
  }
}
