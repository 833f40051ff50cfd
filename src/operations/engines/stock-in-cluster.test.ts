import { afterEach, describe, expect, it } from 'vitest'
import type { CarSummary } from '#domain/car/car.ts'
import { stockSchema } from '#domain/listing/car-document.ts'
import type { SearchEngine, SearchRequest } from '#search/engine.ts'
import { createMemoryEngine } from '#search/memory/memory-engine.ts'
import { OpenSearchError } from '#search/opensearch/cluster.ts'
import { NO_INDEX } from '#search/opensearch/opensearch-engine.ts'
import type { StoredIndex } from '#search/opensearch/stored-index.ts'
import { createTestPlatform, type TestPlatform } from '../testing.ts'
import { stockInCluster } from './stock-in-cluster.ts'
import { createStockIndexes } from './stock-index.ts'

const open: { close(): Promise<void> }[] = []
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.close()
})

describe('stock in a cluster', () => {
  it('SEARCH-2 loads only changes since the index was last complete when it starts', async () => {
    const platform = await yard()
    const cluster = memoryCluster()
    await platform.addCars('yard', [
      { model: 'HiLux', stocknum: '1' },
      { model: 'Camry', stocknum: '2' },
    ])
    const first = started(platform, cluster)
    expect(await first.models()).toEqual(['Camry', 'HiLux'])
    const [changed] = await platform.addCars('yard', [{ model: 'Yaris', stocknum: '3' }])
    const second = started(platform, cluster)
    cluster.taken.length = 0
    expect(await second.models()).toEqual(['Camry', 'HiLux', 'Yaris'])
    expect(cluster.taken).toEqual([[changed?.id]])
    // Both processes share one index.
    expect(await first.models()).toEqual(['Camry', 'HiLux', 'Yaris'])
    expect(cluster.made).toBe(1)
  })

  it('STOCK-3 records the index’s position after each change, so that the next start does not repeat it', async () => {
    const platform = await yard()
    const cluster = memoryCluster()
    await platform.addCars('yard', [{ model: 'HiLux', stocknum: '1' }])
    const server = started(platform, cluster)
    await server.models()
    await platform.addCars('yard', [{ model: 'Yaris', stocknum: '3' }])
    await server.stock.refresh('yard')
    cluster.taken.length = 0
    expect(await started(platform, cluster).models()).toEqual(['HiLux', 'Yaris'])
    expect(cluster.taken).toEqual([])
  })

  it('rebuilds the index if the database never had its stock, and logs it', async () => {
    const [platform, other] = [await yard(), await yard()]
    const cluster = memoryCluster()
    await other.addCars('yard', [{ model: 'Not ours' }])
    await started(other, cluster).models()
    await platform.addCars('yard', [{ model: 'HiLux', stocknum: '1' }])
    expect(await started(platform, cluster).models()).toEqual(['HiLux'])
    expect(platform.logged.map(({ event }) => event)).toContain(
      'a search index is rebuilt: the database never had its stock',
    )
  })

  it('D-46 recreates an index deleted in the cluster at the next request, without a restart', async () => {
    const platform = await yard()
    const cluster = memoryCluster()
    await platform.addCars('yard', [{ model: 'HiLux', stocknum: '1' }])
    const server = started(platform, cluster)
    const engine = await server.stock.forSite({ slug: 'yard' })
    expect(await server.models()).toEqual(['HiLux'])
    cluster.delete()
    expect(await Promise.all([server.models(), server.models()])).toEqual([['HiLux'], ['HiLux']])
    expect(cluster.made).toBe(2)
    expect(await engine.size(), 'a request that has the engine already finds the stock too').toBe(1)
  })

  it('D-46 refills a deleted index on the next change', async () => {
    const platform = await yard()
    const cluster = memoryCluster()
    await platform.addCars('yard', [{ model: 'HiLux', stocknum: '1' }])
    const server = started(platform, cluster)
    await server.models()
    cluster.delete()
    await platform.addCars('yard', [{ model: 'Yaris', stocknum: '2' }])
    await server.stock.refresh('yard')
    expect(await cluster.engine.size()).toBe(2)
  })

  it('fails a request while the cluster is unavailable, and serves the next one when it is back', async () => {
    const platform = await yard()
    const cluster = memoryCluster()
    await platform.addCars('yard', [{ model: 'HiLux', stocknum: '1' }])
    const server = started(platform, cluster)
    cluster.away = true
    await expect(server.models()).rejects.toThrow('does not answer')
    cluster.away = false
    expect(await server.models()).toEqual(['HiLux'])
  })
})

async function yard(): Promise<TestPlatform> {
  const platform = await createTestPlatform()
  open.push(platform)
  return platform
}

/** Outlives the processes: one index with its note. */
function memoryCluster() {
  const taken: (readonly string[])[] = []
  const cluster = {
    engine: createMemoryEngine<CarSummary>(stockSchema) as SearchEngine<CarSummary>,
    note: null as string | null,
    made: 0,
    away: false,
    taken,
    gone: false,
    delete() {
      cluster.gone = true
      cluster.note = null
    },
  }
  const there = () => {
    if (cluster.gone) throw new OpenSearchError('OpenSearch has no index any more.', NO_INDEX)
    return cluster.engine
  }
  const engine: SearchEngine<CarSummary> = {
    search: async (request) => there().search(request),
    async upsert(documents) {
      cluster.taken.push(documents.map(({ id }) => id))
      return there().upsert(documents)
    },
    remove: (ids) => cluster.engine.remove(ids),
    fetch: async (ids) => there().fetch(ids),
    size: async () => there().size(),
    close: async () => {},
  }
  const index: StoredIndex<CarSummary> = {
    engine,
    async readNote() {
      if (cluster.away) throw new Error('OpenSearch does not answer.')
      return cluster.note
    },
    async make() {
      cluster.engine = createMemoryEngine(stockSchema)
      cluster.note = null
      cluster.gone = false
      cluster.made++
    },
    async writeNote(note) {
      cluster.note = note
    },
    remove: async () => {},
  }
  return Object.assign(cluster, { index })
}

/** The engines of one process on the cluster. */
function started(platform: TestPlatform, { index }: ReturnType<typeof memoryCluster>) {
  const { createEngine, snapshots } = stockInCluster(platform.storage, () => index, platform.log)
  const stock = createStockIndexes(platform.storage, createEngine, { snapshots })
  open.push(stock)
  const models = async () => {
    const { facets } = await (await stock.forSite({ slug: 'yard' })).search(BY_MODEL)
    return facets.model?.map(({ value }) => value).sort()
  }
  return { stock, models }
}

const BY_MODEL: SearchRequest = {
  base: [],
  filters: [],
  text: '',
  facets: [{ field: 'model', limit: 10, tie: 'ascending' }],
  stats: [],
  sort: { by: 'relevance' },
  offset: 0,
  limit: 0,
}
