import { isDeepStrictEqual, parseArgs } from 'node:util'
import type { SearchDocument, SearchEngine, SearchRequest } from '#search/engine.ts'
import { createMemoryEngine } from '#search/memory/memory-engine.ts'
import { PlainLoops } from './search-plain-loops.ts'
import { makeQueries } from './search-queries.ts'
import { makeCar, makeStock, randomFrom, SCHEMA, type StoredCar } from './search-stock.ts'

/**
 * `node bench/search.ts [--cars 1000,10000,100000] [--rounds 10]`: the fixed 200 queries (26 facets, 4 statistics, 21 hits
 * each) on made stock, the memory engine beside plain loops in one run, every answer of both compared.
 * Times are milliseconds a query. Machines differ: read the ratios.
 */
const { values } = parseArgs({
  options: { cars: { type: 'string', default: '1000,10000,100000' }, rounds: { type: 'string', default: '10' } },
})
const rounds = Number(values.rounds)

for (const cars of values.cars.split(',').map(Number)) {
  const stock = makeStock(cars)
  const queries = makeQueries(stock)
  const { engine, bytes, buildMs } = await build(stock)
  const plain = new PlainLoops(SCHEMA, stock)

  const cold: number[] = []
  for (const query of queries) cold.push(await timed(() => engine.search(query)))
  const warm: number[] = []
  for (let round = 0; round < rounds; round++) {
    for (const query of queries) warm.push(await timed(() => engine.search(query)))
  }
  const plainTimes: number[] = []
  let wrong = 0
  let hits = 0
  for (const query of queries) {
    const expected = { result: plain.search(query) }
    plainTimes.push(await timed(async () => plain.search(query)))
    const result = await engine.search(query)
    hits += result.total
    if (!isDeepStrictEqual(result, expected.result)) wrong++
  }
  const update = await updates(engine, queries[0]!, cars)
  const sold = stock.slice(0, Math.ceil(cars * 0.3)).map(({ id }) => id)
  const removeMs = await timed(() => engine.remove(sold))

  const plainMedian = quantile(plainTimes, 0.5)
  const row = (name: string, times: readonly number[]) => ({
    engine: name,
    p50: round(quantile(times, 0.5)),
    p95: round(quantile(times, 0.95)),
    p99: round(quantile(times, 0.99)),
    'queries/s': Math.round((times.length / times.reduce((sum, time) => sum + time, 0)) * 1000),
    'plain p50 / p50': round(plainMedian / quantile(times, 0.5)),
  })
  console.log(`\n${cars.toLocaleString('en-AU')} cars, ${Math.round(hits / queries.length)} hits a query on average`)
  console.table([row('memory', warm), row('memory, first time', cold), row('plain loops', plainTimes)])
  console.log(
    `built ${Math.round(cars / (buildMs / 1000)).toLocaleString('en-AU')} cars/s, ${Math.round(bytes / cars)} bytes a car; ` +
      `a changed car is found after ${round(quantile(update, 0.5))} ms (p50), ${round(Math.max(...update))} ms (slowest of ${update.length}); ` +
      `30% of the cars removed and swept out in ${round(removeMs)} ms; ` +
      `answers that differ from the plain loops: ${wrong} of ${queries.length}`,
  )
  if (wrong > 0) process.exitCode = 1
}

async function build(stock: readonly SearchDocument<StoredCar>[]) {
  const before = memory()
  const start = performance.now()
  const engine = createMemoryEngine<StoredCar>(SCHEMA)
  await engine.upsert(stock)
  const buildMs = performance.now() - start
  return { engine, buildMs, bytes: memory() - before }
}

/** A car's price and name change; the next search, for that car by its stock number, shows it. */
async function updates(engine: SearchEngine<StoredCar>, query: SearchRequest, cars: number): Promise<number[]> {
  const random = randomFrom(7)
  const times: number[] = []
  for (let count = 0; count < 50; count++) {
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

/** Bytes in use, what was let go of left out when node runs with --expose-gc. */
function memory(): number {
  globalThis.gc?.()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

function quantile(times: readonly number[], part: number): number {
  const sorted = [...times].sort((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]!
}

function round(value: number): number {
  return Number(value.toPrecision(3))
}
