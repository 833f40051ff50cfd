import { afterEach, describe, expect, it } from 'vitest'
import type { CarSummary } from '#domain/car/car.ts'
import { stockSchema } from '#domain/listing/car-document.ts'
import type { SearchEngine } from '#search/engine.ts'
import { createMemoryEngine, restoreMemoryEngine } from '#search/memory/memory-engine.ts'
import { warmSearches } from '../listing/warm-searches.ts'
import { createTestPlatform, type TestPlatform } from '../testing.ts'
import { createStockIndexes, type StockIndexes } from './stock-index.ts'
import { createStockSnapshots, type SnapshotStore } from './stock-snapshots.ts'

const open: { close(): Promise<void> }[] = []
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.close()
})

describe('snapshots of search engines', () => {
  it('SEARCH-2 loads cars from the snapshot, and only later changes from the database', async () => {
    const { platform, store } = await yard()
    await platform.addCars('yard', [
      { model: 'HiLux', stocknum: '1' },
      { model: 'Camry', stocknum: '2' },
    ])
    await started(platform, store).stop()
    const [changed] = await platform.addCars('yard', [{ model: 'Yaris', stocknum: '3' }])
    const second = started(platform, store)
    expect(await second.models()).toEqual(['Camry', 'HiLux', 'Yaris'])
    expect(second.built).toBe(0)
    expect(second.taken).toEqual([[changed?.id]])
  })

  it('saves an engine once per change of its stock', async () => {
    const { platform, store } = await yard()
    await platform.addCars('yard', [{}])
    const first = started(platform, store)
    await first.models()
    await first.stock.keep()
    await first.stock.keep()
    expect(store.writes).toBe(1)
    await platform.addCars('yard', [{}])
    await first.stock.refresh('yard')
    await first.stop()
    expect(store.writes).toBe(2)
    const second = started(platform, store)
    await second.models()
    await second.stop()
    expect(store.writes).toBe(2)
  })

  it('SEARCH-2 evicts the engine of an unused site, and reopens it from its snapshot on the next visit', async () => {
    const { platform, store } = await yard()
    await platform.addCars('yard', [{ model: 'HiLux', stocknum: '1' }])
    const server = started(platform, store)
    expect(await server.models()).toEqual(['HiLux'])
    platform.clock.pass(50)
    expect(await server.models()).toEqual(['HiLux'])
    platform.clock.pass(50)
    await server.stock.evict(hourAgo(platform))
    expect(server.closed).toBe(0)
    platform.clock.pass(20)
    await server.stock.evict(hourAgo(platform))
    expect(server.closed).toBe(1)
    await server.stock.evict(hourAgo(platform))
    expect(server.closed).toBe(1)
    // An evicted engine follows no changes, and misses none.
    await platform.addCars('yard', [{ model: 'Yaris', stocknum: '2' }])
    await server.stock.refresh('yard')
    expect(server.taken).toHaveLength(1)
    expect(await server.models()).toEqual(['HiLux', 'Yaris'])
    expect(server.built).toBe(1)
    expect(server.taken).toHaveLength(2)
  })

  it('evicts an engine that cannot be saved, and rebuilds it', async () => {
    const { platform, store } = await yard()
    await platform.addCars('yard', [{ model: 'Camry' }])
    const full = { ...store, write: () => Promise.reject(new Error('no space left')) }
    const server = started(platform, full)
    expect(await server.models()).toEqual(['Camry'])
    platform.clock.pass(61)
    await server.stock.evict(hourAgo(platform))
    expect(await server.models()).toEqual(['Camry'])
    expect(server.built).toBe(2)
  })

  it('builds from the database when the snapshot is of another database with the same version', async () => {
    const other = await yard()
    await other.platform.addCars('yard', [{ model: 'Other' }])
    await started(other.platform, other.store).stop()
    const { platform } = await yard()
    await platform.addCars('yard', [{ model: 'Camry' }])
    await expectBuilt(platform, other.store, 'the database never had its stock')
  })

  it('builds from the database when it was restored to before the snapshot', async () => {
    const { platform, store } = await yard()
    await platform.addCars('yard', [{ model: 'Camry' }])
    const future = started(platform, store)
    await future.models()
    const engine = await future.stock.forSite({ slug: 'yard' })
    const mark = await platform.storage.forSite({ slug: 'yard' }).imports.mark()
    store.kept.set('yard', await engine.snapshot!(JSON.stringify({ ...mark, changedIn: 99 })))
    await expectBuilt(platform, store, 'the database never had its stock')
  })

  it('builds from the database when the snapshot is damaged', async () => {
    const { platform, store } = await yard()
    await platform.addCars('yard', [{ model: 'Camry' }])
    await started(platform, store).stop()
    const snapshot = store.kept.get('yard')!
    snapshot[snapshot.length >>> 1]! ^= 1
    await expectBuilt(platform, store, 'its bytes are damaged')
  })

  it('builds from the database when the snapshot cannot be read, and continues when it cannot be saved', async () => {
    const { platform, store } = await yard()
    await platform.addCars('yard', [{ model: 'Camry' }])
    const broken: SnapshotStore = {
      read: () => Promise.reject(new Error('EIO')),
      write: () => Promise.reject(new Error('ENOSPC')),
    }
    await expectBuilt(platform, { ...store, ...broken }, 'Error: EIO')
    expect(platform.logged.map(({ facts }) => facts.reason)).toContain('Error: ENOSPC')
  })

  it('SEARCH-7 warms the listing in every order before the first visitor, and after each change', async () => {
    const { platform, store } = await yard()
    await platform.addCars('yard', [{}])
    const first = started(platform, store)
    await first.stock.forSite({ slug: 'yard' })
    const ahead = warmSearches(platform.site('yard'), platform.clock.now())
    expect(first.searches).toEqual(ahead)
    expect(new Set(ahead.map(({ sort }) => JSON.stringify(sort))).size).toBeGreaterThan(3)
    await first.stock.refresh('yard')
    expect(first.searches).toEqual(ahead)
    await platform.addCars('yard', [{ model: 'Camry' }])
    await first.stock.refresh('yard')
    expect(first.searches).toEqual([...ahead, ...ahead])
  })
})

interface CountingStore extends SnapshotStore {
  readonly kept: Map<string, Uint8Array>
  writes: number
}

async function yard(): Promise<{ platform: TestPlatform; store: CountingStore }> {
  const platform = await createTestPlatform()
  open.push(platform)
  const kept = new Map<string, Uint8Array>()
  const store: CountingStore = {
    kept,
    writes: 0,
    read: async (slug) => kept.get(slug) ?? null,
    async write(slug, snapshot) {
      store.writes++
      kept.set(slug, snapshot)
    },
  }
  return { platform, store }
}

/** The engines of one server run, with the searches they received. */
function started(platform: TestPlatform, store: SnapshotStore) {
  const searches: unknown[] = []
  const taken: (readonly string[])[] = []
  let built = 0
  let closed = 0
  const watched = (engine: SearchEngine<CarSummary>): SearchEngine<CarSummary> => ({
    ...engine,
    search(request) {
      searches.push(request)
      return engine.search(request)
    },
    upsert(documents) {
      taken.push(documents.map(({ id }) => id))
      return engine.upsert(documents)
    },
    close() {
      closed++
      return engine.close()
    },
  })
  const restore = (snapshot: Uint8Array) => {
    const restored = restoreMemoryEngine<CarSummary>(stockSchema, snapshot)
    return restored.ok ? { ...restored, engine: watched(restored.engine) } : restored
  }
  const create = async () => {
    built++
    return watched(createMemoryEngine<CarSummary>(stockSchema))
  }
  const stock: StockIndexes = createStockIndexes(platform.storage, create, {
    snapshots: createStockSnapshots(platform.storage, store, restore, platform.log),
    warmSearches: (slug) => warmSearches(platform.site(slug), platform.clock.now()),
    clock: platform.clock,
  })
  return {
    stock,
    searches,
    taken,
    get built() {
      return built
    },
    get closed() {
      return closed
    },
    async models() {
      const engine = await stock.forSite({ slug: 'yard' })
      const { hits } = await engine.search(EVERYTHING)
      return hits.map(({ stored }) => stored.model).sort()
    },
    async stop() {
      await stock.forSite({ slug: 'yard' })
      await stock.close()
    },
  }
}

function hourAgo({ clock }: TestPlatform): Date {
  return new Date(clock.now().getTime() - 3_600_000)
}

const EVERYTHING = {
  base: [],
  filters: [],
  text: '',
  facets: [],
  stats: [],
  sort: { by: 'relevance' },
  offset: 0,
  limit: 99,
} as const

async function expectBuilt(platform: TestPlatform, store: SnapshotStore, reason: string): Promise<void> {
  const start = started(platform, store)
  expect(await start.models()).toEqual(['Camry'])
  expect(start.built).toBe(1)
  await start.stop()
  expect(platform.logged.map(({ facts }) => facts.reason)).toContain(reason)
}
