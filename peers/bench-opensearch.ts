import { isDeepStrictEqual, parseArgs } from 'node:util'
import type { SearchEngine, SearchRequest } from '#search/engine.ts'
import { createMemoryEngine } from '#search/memory/memory-engine.ts'
import { openCluster } from '#search/opensearch/cluster.ts'
import { storedIndex } from '#search/opensearch/stored-index.ts'
import { makeQueries } from '../bench/parts/search-queries.ts'
import { makeCar, makeStock, randomFrom, SCHEMA, type StoredCar } from '../bench/parts/search-stock.ts'

/**
 * `OPENSEARCH_URL=http://localhost:9200 node peers/bench-opensearch.ts [--cars 1000,10000] [--rounds 3]`: the 200
 * queries of `bench/search.ts` (26 facets, 4 statistics, 21 hits each), one after the other, on the cluster and the
 * memory engine in one run, with every answer compared. Times are milliseconds per query, including the network.
 */
const { values } = parseArgs({
  options: { cars: { type: 'string', default: '1000,10000' }, rounds: { type: 'string', default: '3' } },
})
const url = process.env.OPENSEARCH_URL
if (!url) throw new Error('OPENSEARCH_URL names no cluster: node peers/start-opensearch.mjs starts one.')
const cluster = openCluster({ url })

for (const cars of values.cars.split(',').map(Number)) {
  const stock = makeStock(cars)
  const queries = makeQueries(stock)
  const memory = createMemoryEngine<StoredCar>(SCHEMA)
  await memory.upsert(stock)
  const owner = String(cars)
  const index = storedIndex<StoredCar>({ cluster, prefix: 'forecourt-bench', owner, madeBy: 'bench', schema: SCHEMA })
  await index.make()
  const { engine } = index
  try {
    const buildMs = await timed(() => engine.upsert(stock))
    const first = await timesOf(engine, queries)
    const rounds = []
    for (let round = 0; round < Number(values.rounds); round++) rounds.push(...(await timesOf(engine, queries)))
    const own = await timesOf(memory, queries)
    const isWordless = (_: number, at: number) => queries[at % queries.length]!.text === ''
    console.log(`\n${cars.toLocaleString('en-AU')} cars, ${(cars / (buildMs / 1000)).toFixed(0)} put in a second`)
    console.table([
      row('OpenSearch', rounds),
      row('OpenSearch, without words', rounds.filter(isWordless)),
      row(
        'OpenSearch, with words',
        rounds.filter((time, at) => !isWordless(time, at)),
      ),
      row('OpenSearch, first time', first),
      row('memory', own),
    ])
    console.log(`answers unlike the memory engine's: ${await unlike(engine, memory, queries)} of ${queries.length}`)
    console.log(
      `ms until a changed car is found, p50: ${round(quantile(await updates(engine, queries[0]!, cars), 0.5))}`,
    )
  } finally {
    await index.remove()
  }
}

async function timesOf(engine: SearchEngine<StoredCar>, queries: readonly SearchRequest[]): Promise<number[]> {
  const times: number[] = []
  for (const query of queries) times.push(await timed(() => engine.search(query)))
  return times
}

async function unlike(
  engine: SearchEngine<StoredCar>,
  memory: SearchEngine<StoredCar>,
  queries: readonly SearchRequest[],
): Promise<number> {
  let count = 0
  for (const query of queries) {
    const [found, expected] = [await engine.search(query), await memory.search(query)]
    if (isDeepStrictEqual(found, expected)) continue
    count++
    for (const part of ['total', 'hits', 'facets', 'stats'] as const) {
      if (!isDeepStrictEqual(found[part], expected[part])) console.log(`unlike in ${part}: '${query.text}'`)
    }
  }
  return count
}

async function updates(engine: SearchEngine<StoredCar>, query: SearchRequest, cars: number): Promise<number[]> {
  const random = randomFrom(7)
  const times: number[] = []
  for (let count = 0; count < 20; count++) {
    const car = makeCar(Math.floor(random() * cars), random)
    times.push(
      await timed(async () => {
        await engine.upsert([car])
        await engine.search(query)
      }),
    )
  }
  return times
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

function row(engine: string, times: readonly number[]) {
  const part = (of: number) => round(quantile(times, of))
  const each = times.reduce((sum, time) => sum + time, 0) / times.length
  return { engine, p50: part(0.5), p95: part(0.95), p99: part(0.99), 'queries/s': Math.round(1000 / each) }
}

function quantile(times: readonly number[], part: number): number {
  const sorted = [...times].sort((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]!
}

function round(value: number): number {
  return Number(value.toPrecision(3))
}
