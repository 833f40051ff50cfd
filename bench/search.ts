import { isDeepStrictEqual, parseArgs } from 'node:util'
import type { SearchDocument, SearchEngine, SearchRequest } from '#search/engine.ts'
import { createMemoryEngine, type MemoryEngine, restoreMemoryEngine } from '#search/memory/memory-engine.ts'
import { PlainLoops } from './search-plain-loops.ts'
import { makeQueries } from './search-queries.ts'
import { makeCar, makeStock, randomFrom, SCHEMA, type StoredCar } from './search-stock.ts'

/**
 * `node --expose-gc bench/search.ts [--cars 1000,10000,100000] [--rounds 10] [--alone]`: the fixed 200 queries (26 facets,
 * 4 statistics, 21 hits each) on made stock, the memory engine beside plain loops in one run, every answer of both
 * compared; then changes, a sweep, and a start from a snapshot. `--alone` leaves the plain loops out, which take minutes
 * at 1,000,000. Times are milliseconds a query. Machines differ: read the ratios.
 */
const { values } = parseArgs({
  options: {
    cars: { type: 'string', default: '1000,10000,100000' },
    rounds: { type: 'string', default: '10' },
    alone: { type: 'boolean', default: false },
  },
})
const rounds = Number(values.rounds)

for (const cars of values.cars.split(',').map(Number)) {
  const stock = makeStock(cars)
  const queries = makeQueries(stock)
  const { engine, bytes, buildMs } = await build(stock)
  const warmUp = warmSearches(queries)
  const warmUpMs = await timed(() => searchAll(engine, warmUp))
  const cold: number[] = []
  for (const query of queries) cold.push(await timed(() => engine.search(query)))
  const warm: number[] = []
  for (let round = 0; round < rounds; round++) {
    for (const query of queries) warm.push(await timed(() => engine.search(query)))
  }
  const compared = values.alone ? null : await compare(engine, stock, queries)
  const snapshot = await restart(engine, queries)
  const update = await updates(engine, queries[0]!, cars)
  const sold = stock.slice(0, Math.ceil(cars * 0.3)).map(({ id }) => id)
  const removeMs = await timed(() => engine.remove(sold))

  const row = (name: string, times: readonly number[]) => ({
    engine: name,
    p50: round(quantile(times, 0.5)),
    p95: round(quantile(times, 0.95)),
    p99: round(quantile(times, 0.99)),
    'queries/s': Math.round((times.length / times.reduce((sum, time) => sum + time, 0)) * 1000),
    ...(compared && { 'plain p50 / p50': round(quantile(compared.times, 0.5) / quantile(times, 0.5)) }),
  })
  console.log(`\n${count(cars)} cars`)
  console.table([
    row('memory', warm),
    row('memory, first time', cold),
    ...(compared ? [row('plain loops', compared.times)] : []),
  ])
  console.table({
    'cars built a second': count(cars / (buildMs / 1000)),
    'bytes a car': count(bytes / cars),
    'ms to warm up': round(warmUpMs),
    'ms until a changed car is found, p50': round(quantile(update, 0.5)),
    'ms until a changed car is found, slowest of 50': round(Math.max(...update)),
    'ms to remove 30% of the cars and sweep': round(removeMs),
    'ms to make a snapshot': round(snapshot.makeMs),
    'ms to restore it': round(snapshot.restoreMs),
    'ms of its first search': round(snapshot.searchMs),
    'its bytes a car': count(snapshot.bytes / cars),
    'answers unlike the plain loops': compared ? `${compared.wrong} of ${queries.length}` : 'not compared',
  })
  if (compared && compared.wrong > 0) process.exitCode = 1
}

/** The listing in each order and a search by words, as a server asks ahead of its visitors. */
function warmSearches(queries: readonly SearchRequest[]): readonly SearchRequest[] {
  const orders = new Map(queries.map(({ sort }) => [JSON.stringify(sort), sort]))
  const plain = { ...queries[0]!, filters: [], text: '', offset: 0 }
  return [...[...orders.values()].map((sort) => ({ ...plain, sort })), { ...plain, text: 'a' }]
}

async function searchAll(engine: SearchEngine<StoredCar>, queries: readonly SearchRequest[]): Promise<void> {
  for (const query of queries) await engine.search(query)
}

/** Every answer beside that of the plain loops. */
async function compare(
  engine: SearchEngine<StoredCar>,
  stock: readonly SearchDocument<StoredCar>[],
  queries: readonly SearchRequest[],
) {
  const plain = new PlainLoops(SCHEMA, stock)
  const times: number[] = []
  let wrong = 0
  for (const query of queries) {
    const expected = { result: plain.search(query) }
    times.push(await timed(async () => plain.search(query)))
    if (!isDeepStrictEqual(await engine.search(query), expected.result)) wrong++
  }
  return { times, wrong }
}

/** The engine as the next start of a server has it. */
async function restart(engine: MemoryEngine<StoredCar>, queries: readonly SearchRequest[]) {
  const start = performance.now()
  const snapshot = await engine.snapshot('')
  const made = performance.now()
  const restored = restoreMemoryEngine<StoredCar>(SCHEMA, snapshot)
  if (!restored.ok) throw new Error(restored.reason)
  const ready = performance.now()
  const searchMs = await timed(() => restored.engine.search(queries[0]!))
  return { bytes: snapshot.length, makeMs: made - start, restoreMs: ready - made, searchMs }
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

function count(value: number): string {
  return Math.round(value).toLocaleString('en-AU')
}
