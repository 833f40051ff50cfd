import { execFileSync } from 'node:child_process'
import { mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import type { SearchEngine, SearchRequest, SearchSchema } from '#search/engine.ts'
import { createMemoryEngine } from '#search/memory/memory-engine.ts'
import { count, quantile, round, timed } from './measure.ts'
import { makeQueries } from './search-queries.ts'
import { makeStock, SCHEMA, type StoredCar } from './search-stock.ts'
import { compareWithBound, lacks, size } from './smallest.ts'

/**
 * `node bench/search-old-new.ts [--against 9d31b00] [--cars 1000,10000,100000] [--rounds 9]`: this engine compared with
 * that of another commit, in one process: the fixed 200 queries, each run on one engine and immediately on the other,
 * alternating which is first. A query's time is the median of its rounds; the table has p50 and p99 over the queries. A
 * ratio below 1 means we are faster. Queries with words have their own row, since their results differ between commits.
 * Machines differ: compare only the ratios.
 */
const { values } = parseArgs({
  options: {
    against: { type: 'string', default: '9d31b00' },
    cars: { type: 'string', default: size('cars', '1000,10000,100000', '1000') },
    rounds: { type: 'string', default: size('rounds', '9', '2') },
  },
})
type CreateEngine = (schema: SearchSchema) => SearchEngine<StoredCar>
const ROOT = join(import.meta.dirname, '..')
/** Warm-up before measuring, so that both engines' code is compiled. */
const UNMEASURED_MS = size('ms to warm up', 3_000, 1_000)

const folder = await mkdtemp(join(tmpdir(), 'forecourt-old-engine-'))
try {
  const createOld = await engineOf(values.against, folder)
  for (const cars of values.cars.split(',').map(Number)) await compare(cars, createOld)
} finally {
  await rm(folder, { recursive: true })
}

async function compare(cars: number, createOld: CreateEngine): Promise<void> {
  const stock = makeStock(cars)
  const queries = makeQueries(stock)
  const engines = { new: createMemoryEngine<StoredCar>(SCHEMA), old: createOld(SCHEMA) }
  for (const engine of Object.values(engines)) await engine.upsert(stock)
  const end = performance.now() + UNMEASURED_MS
  while (performance.now() < end) for (const query of queries) await askBoth(engines, query, true)
  const rounds: Record<'old' | 'new', number[]>[] = []
  for (let index = 0; index < Number(values.rounds); index++) {
    const times: Record<'old' | 'new', number[]> = { old: [], new: [] }
    for (const [at, query] of queries.entries()) {
      const took = await askBoth(engines, query, (at + index) % 2 === 0)
      times.new.push(took.new)
      times.old.push(took.old)
    }
    rounds.push(times)
  }
  console.log(`\n${count(cars)} cars, ${rounds.length} rounds of ${queries.length} queries; old is ${values.against}`)
  const all = row(rounds, () => true)
  console.table({
    all,
    'without words': row(rounds, (at) => queries[at]!.text === ''),
    'with words': row(rounds, (at) => queries[at]!.text !== ''),
  })
  compareWithBound('p50 new / old', all['p50 new / old'] ?? Number.NaN, { atMost: 3 })
}

async function askBoth(
  engines: Record<'old' | 'new', SearchEngine<StoredCar>>,
  query: SearchRequest,
  newFirst: boolean,
): Promise<Record<'old' | 'new', number>> {
  const ask = (which: 'old' | 'new') => timed(() => engines[which].search(query))
  if (newFirst) {
    const first = await ask('new')
    return { new: first, old: await ask('old') }
  }
  const first = await ask('old')
  return { old: first, new: await ask('new') }
}

/** A query's time is the median of its rounds, so that other processes' load in one round does not count. */
function row(rounds: readonly Record<'old' | 'new', readonly number[]>[], isCounted: (at: number) => boolean) {
  const times = (which: 'old' | 'new') =>
    (rounds[0]?.[which] ?? []).flatMap((_, at) =>
      isCounted(at)
        ? [
            quantile(
              rounds.map((round) => round[which][at] ?? 0),
              0.5,
            ),
          ]
        : [],
    )
  const [olds, news] = [times('old'), times('new')]
  const columns = [0.5, 0.99].flatMap((part) => {
    const [old, own] = [quantile(olds, part), quantile(news, part)]
    const name = `p${part * 100}`
    return [
      [`old ${name} ms`, round(old)],
      [`new ${name} ms`, round(own)],
      [`${name} new / old`, round(own / old)],
    ]
  })
  return Object.fromEntries(columns)
}

/** The engine at another commit: its own files, unpacked from git, with our node_modules. */
async function engineOf(commit: string, folder: string): Promise<CreateEngine> {
  try {
    execFileSync('git', ['cat-file', '-e', `${commit}^{commit}`], { cwd: ROOT, stdio: 'ignore' })
  } catch {
    lacks(`the commit ${commit}`, 'run it in a clone with the whole history, or name another with --against.')
  }
  const archive = execFileSync('git', ['archive', commit, 'package.json', 'src/search', 'src/domain/location'], {
    cwd: ROOT,
    maxBuffer: 1e9,
  })
  execFileSync('tar', ['-x', '-C', folder], { input: archive })
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  const { createMemoryEngine: createOld } = await import(
    pathToFileURL(join(folder, 'src/search/memory/memory-engine.ts')).href
  )
  return createOld
}
