import { stockSchema } from '#domain/listing/car-document.ts'
import type { StockInCluster } from '#operations/engines/stock-in-cluster.ts'
import { createStockSnapshots, type SnapshotStore } from '#operations/engines/stock-snapshots.ts'
import type { Log } from '#operations/log/log.ts'
import { createMemoryEngine, restoreMemoryEngine } from '#search/memory/memory-engine.ts'
import type { Storage } from '#storage/storage.ts'

/** Engines in this process, saved as snapshots between starts. */
export function stockInMemory(storage: Storage, store: SnapshotStore, log: Log): StockInCluster {
  return {
    createEngine: async () => createMemoryEngine(stockSchema),
    snapshots: createStockSnapshots(storage, store, (snapshot) => restoreMemoryEngine(stockSchema, snapshot), log),
  }
}
