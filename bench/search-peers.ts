import { isDeepStrictEqual, parseArgs } from 'node:util'
import { createMemoryEngine } from '#search/memory/memory-engine.ts'
import { createItemsJsPeer } from './peers/itemsjs.ts'
import { createMiniSearchPeer } from './peers/minisearch.ts'
import { createOramaPeer } from './peers/orama.ts'
import { passes } from './peers/passes.ts'
import { type Cars, listed, type Peer } from './peers/peer.ts'
import { createPGlitePeer, createPostgresPeer } from './peers/postgres.ts'
import { createSqlitePeer } from './peers/sqlite.ts'
import { makeQueries } from './search-queries.ts'
import { makeStock, SCHEMA, type StoredCar } from './search-stock.ts'

/**
 * `node bench/search-peers.ts [--cars 1000,10000,100000] [--seconds 60]`: the fixed 200 queries of `bench/search.ts`, put
 * to other search engines and databases beside the memory engine, in one run. 'exact' says how many of a peer's answers
 * have the engine's total and all its facet counts. Times are milliseconds a query; whoever takes longer than the
 * seconds given is stopped, and measured on the queries answered so far.
 *
 * The peers are spared work: they hold only the cars that pass the base filter, give no statistics, and do not rank.
 */
const { values } = parseArgs({
  options: {
    cars: { type: 'string', default: '1000,10000,100000' },
    seconds: { type: 'string', default: '60' },
  },
})

const PEERS: Readonly<Record<string, (cars: Cars) => Peer | Promise<Peer>>> = {
  'MiniSearch and plain loops': createMiniSearchPeer,
  'itemsjs, ids by MiniSearch': createItemsJsPeer,
  Orama: createOramaPeer,
  'SQLite FTS5': createSqlitePeer,
  PGlite: createPGlitePeer,
  'Postgres, GIN': createPostgresPeer,
}

/** Who was stopped is not tried again with more cars. */
const stopped = new Set<string>()

for (const count of values.cars.split(',').map(Number)) {
  const stock = makeStock(count)
  const queries = makeQueries(stock)
  const engine = createMemoryEngine<StoredCar>(SCHEMA)
  await engine.upsert(stock)
  const expected = []
  for (const query of queries) expected.push(await engine.search(query))
  const own: number[] = []
  for (const query of queries) own.push(await timed(() => engine.search(query)))
  const table = [row('memory', own, null)]
  // The kinds of query mixed (67 and 200 have no divisor in common), so that whoever is stopped has met them all.
  const mixed = queries.map((_, index) => (index * 67) % queries.length)

  const shown = stock.filter((car) => queries[0]!.base.every((filter) => passes(car, filter)))
  for (const [name, create] of Object.entries(PEERS)) {
    if (stopped.has(name)) continue
    const end = performance.now() + Number(values.seconds) * 1000
    const peer = await create(shown)
    let times: readonly number[] = []
    let exact = 0
    // Twice, as the engine: the second time is the one that counts, if it comes to that.
    for (let round = 0; round < 2 && performance.now() < end; round++) {
      const taken: number[] = []
      let right = 0
      for (const index of mixed) {
        if (performance.now() > end) break
        const query = queries[index]!
        const start = performance.now()
        const { total, facets } = await peer.answer(query)
        const lists = Object.fromEntries(
          query.facets.map((facet) => [facet.field, listed(facets.get(facet.field), facet)]),
        )
        taken.push(performance.now() - start)
        if (total === expected[index]!.total && isDeepStrictEqual(lists, expected[index]!.facets)) right++
      }
      if (taken.length < times.length) break
      times = taken
      exact = right
    }
    await peer.close()
    if (times.length < queries.length) stopped.add(name)
    table.push(row(name, times, exact))
  }
  console.log(`\n${count.toLocaleString('en-AU')} cars`)
  console.table(table)

  function row(name: string, times: readonly number[], exact: number | null) {
    if (times.length === 0) return { engine: name, p50: '–', p99: '–', 'p50 / ours': '–', exact: 'not ready in time' }
    const p50 = quantile(times, 0.5)
    return {
      engine: name,
      p50: round(p50),
      p99: round(quantile(times, 0.99)),
      'p50 / ours': round(p50 / quantile(own, 0.5)),
      exact: exact === null ? '' : `${exact}/${times.length}`,
    }
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

function quantile(times: readonly number[], part: number): number {
  const sorted = [...times].sort((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]!
}

function round(value: number): number {
  return Number(value.toPrecision(3))
}
