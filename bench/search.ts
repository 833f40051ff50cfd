import { isDeepStrictEqual, parseArgs } from 'node:util'
import type { SearchDocument, SearchEngine, SearchRequest } from '#search/engine.ts'
import { createMemoryEngine, type MemoryEngine, restoreMemoryEngine } from '#search/memory/memory-engine.ts'
import { count, memory, quantile, round, timed, timesRow } from './parts/measure.ts'
import { PlainLoops } from './parts/search-plain-loops.ts'
import { makeQueries } from './parts/search-queries.ts'
import { makeCar, makeStock, randomFrom, SCHEMA, type StoredCar } from './parts/search-stock.ts'
import { compareWithBound, size } from './parts/smallest.ts'

/**
 * `node --expose-gc bench/search.ts [--cars 1000,10000,100000,1000000] [--rounds 20] [--alone]`: the fixed
 * 200 queries (26 facets counted exactly, 4 statistics, 21 hits each) on generated stock. Runs the memory engine and
 * plain loops; then changes, a sweep, and a start from a snapshot. Answers are compared with those of the plain loops
 * (above 100,000 cars one in 20); `--alone` leaves out the plain loops. Times are milliseconds per query. Machines differ: compare
 * the ratios.
 */
const { values } = parseArgs({
  options: {
    cars: { type: 'string', default: size('cars', '1000,10000,100000,1000000', '500') },
    rounds: { type: 'string', default: size('rounds', '20', '2') },
    alone: { type: 'boolean', default: false },
  },
})
const MANY_CARS = 100_000
/** Warm-up before measuring, so that the engine's code is compiled, like on a running server. */
const UNMEASURED_MS = size('ms to warm up', 2_000, 500)

for (const cars of values.cars.split(',').map(Number)) {
  const stock = makeStock(cars)
  const queries = makeQueries(stock)
  const before = memory()
  const { engine, buildMs } = await build(stock)
  const builtBytes = memory() - before
  const warmUp = warmSearches(queries)
  const warmUpMs = await timed(() => searchAll(engine, warmUp))
  const cold: number[] = []
  for (const query of queries) cold.push(await timed(() => engine.search(query)))
  const end = performance.now() + UNMEASURED_MS
  while (performance.now() < end) await searchAll(engine, queries)
  const warm: number[] = []
  for (let round = 0; round < Number(values.rounds); round++) {
    for (const query of queries) warm.push(await timed(() => engine.search(query)))
  }
  const keptBytes = memory() - before
  const p50 = quantile(warm, 0.5)
  const rows = [timesRow('memory', warm, p50, ''), timesRow('memory, first time', cold, p50, '')]
  const compared = values.alone ? null : await compare(engine, stock, queries, cars > MANY_CARS ? 20 : 1)
  if (compared) rows.push(timesRow('plain loops', compared.times, p50, `${compared.same}/${compared.times.length}`))
  const snapshot = await restart(engine, queries)
  const update = await updates(engine, queries[0]!, cars)
  const sold = stock.slice(0, Math.ceil(cars * 0.3)).map(({ id }) => id)
  const removeMs = await timed(() => engine.remove(sold))

  console.log(`\n${count(cars)} cars`)
  console.table(rows)
  console.table({
    's to build': round(buildMs / 1000),
    'cars built a second': count(cars / (buildMs / 1000)),
    'bytes a car': count(builtBytes / cars),
    'bytes a car, with all that the queries left kept': count(keptBytes / cars),
    'ms to warm up': round(warmUpMs),
    'ms until a changed car is found, p50': round(quantile(update, 0.5)),
    'ms until a changed car is found, slowest of 50': round(Math.max(...update)),
    'ms to remove 30% of the cars and sweep': round(removeMs),
    'ms to make a snapshot': round(snapshot.makeMs),
    'ms to restore it': round(snapshot.restoreMs),
    'ms of its first search': round(snapshot.searchMs),
    'its bytes a car': count(snapshot.bytes / cars),
  })
  if (compared && compared.same < compared.times.length) process.exitCode = 1
  if (compared) compareWithBound('p50 of plain loops, of ours', quantile(compared.times, 0.5) / p50, { atLeast: 0.5 })
}

/** The listing in each order and a search by words, which a server runs before visitors arrive. */
function warmSearches(queries: readonly SearchRequest[]): readonly SearchRequest[] {
  const orders = new Map(queries.map(({ sort }) => [JSON.stringify(sort), sort]))
  const plain = { ...queries[0]!, filters: [], text: '', offset: 0 }
  return [...[...orders.values()].map((sort) => ({ ...plain, sort })), { ...plain, text: 'a' }]
}

async function searchAll(engine: SearchEngine<StoredCar>, queries: readonly SearchRequest[]): Promise<void> {
  for (const query of queries) await engine.search(query)
}

/** Compares one answer in `step` with that of the plain loops. */
async function compare(
  engine: SearchEngine<StoredCar>,
  stock: readonly SearchDocument<StoredCar>[],
  queries: readonly SearchRequest[],
  step: number,
) {
  const plain = new PlainLoops(SCHEMA, stock)
  const times: number[] = []
  let same = 0
  for (const query of queries.filter((_, index) => index % step === 0)) {
    const start = performance.now()
    const expected = plain.search(query)
    times.push(performance.now() - start)
    if (isDeepStrictEqual(await engine.search(query), expected)) same++
  }
  return { times, same }
}

/** The engine after a restart from its snapshot. */
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
  const start = performance.now()
  const engine = createMemoryEngine<StoredCar>(SCHEMA)
  await engine.upsert(stock)
  return { engine, buildMs: performance.now() - start }
}

/** Times of a change of a car's price and name, and of the next search. */
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
