// node bench/bounds.ts [STREAMS] [UPLOADS] [MEGABYTES]: what two people of one dealer can do to the pages of another, at
// default limits. A read-only person opens 5,000 streams of events and holds what the server gives (S3-5); then a stock
// person sends 40 uploads of 62 MB at once, each again when it is refused (S3-11). Meanwhile another dealer's pages are
// asked at a steady rate. The same pages while all is quiet are the control. Prints their times in each phase, and the
// largest memory of the server and of its child processes. The issue wants a p95 below 200 ms. docs/benches.md has figures.

import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { type RunningServer, startServer } from '../tests/browser/running-server.ts'
import { startPostgres } from '../tests/chaos/own-postgres.ts'
import { answered, askSteadily, signIn } from './parts/asking.ts'
import type { Answers, Order } from './parts/bounds-load.ts'
import { quantile, round } from './parts/measure.ts'
import { compareWithBound, size } from './parts/smallest.ts'

const STREAMS = Number(process.argv[2] ?? size('streams', 5_000, 100))
const UPLOADS = Number(process.argv[3] ?? size('uploads', 40, 6))
const MEGABYTES = Number(process.argv[4] ?? size('megabytes', 62, 15.5))
const QUIET_MS = size('ms of quiet', 20_000, 2_000)
const UPLOADING_MS = size('ms of uploads', 60_000, 4_000)
/** The demonstration's staff belong to southside-cars. */
const OTHER = 'meridian-motor-group'
const RATE = size('requests a second for each page', 5, 2)
const RATES = { home: RATE, 'listing, cached': RATE, 'listing, not cached': RATE, car: RATE }
/** The default limits, behind a proxy, where one client may have any number of connections. */
const SETTINGS = { TRUST_PROXY: '1', FORMS_PER_MINUTE: '', PAGES_PER_MINUTE: '', LOG_LEVEL: 'error' }

await onEmbedded()
if (size('databases', 2, 1) === 2) await onPostgres()

async function onEmbedded(): Promise<void> {
  const server = await startServer(SETTINGS)
  await measure('the embedded database', server).finally(() => server.stop())
}

async function onPostgres(): Promise<void> {
  const postgres = await startPostgres()
  const data = await mkdtemp(join(tmpdir(), 'forecourt-bounds-'))
  try {
    const server = await startServer({ ...SETTINGS, DATABASE_URL: postgres.url() }, data)
    await measure('Postgres', server).finally(() => server.stop())
  } finally {
    await postgres.stop()
    await rm(data, { recursive: true, force: true })
  }
}

interface Phase {
  readonly times: readonly number[]
  readonly failed: number
  readonly memory: Memory
  readonly answers: Answers | null
}

async function measure(database: string, server: RunningServer): Promise<void> {
  const load = fork(join(import.meta.dirname, 'parts', 'bounds-load.ts'), [String(server.port)])
  const order = async (given: Order) => {
    load.send(given)
    const [answers] = (await once(load, 'message')) as [Answers]
    return answers
  }
  try {
    const [reader, stock] = [await signIn(server, 'read-only'), await signIn(server, 'stock')]
    const cars = await carsOfConsole(server, stock)
    const ask = await asking(server)
    await ask(() => setTimeout(2_000))
    const quiet = await ask(() => setTimeout(QUIET_MS))
    const opening = await ask(() => order({ do: 'streams', cookie: reader, streams: STREAMS }))
    const held = await ask(() => setTimeout(QUIET_MS))
    const uploads = await ask(() =>
      order({ do: 'uploads', cookie: stock, cars, megabytes: MEGABYTES, forMs: UPLOADING_MS }),
    )
    const after = await ask(() => setTimeout(QUIET_MS))
    const phases = { quiet, 'streams, opening': opening, 'streams, held': held, uploads, after }
    console.log(`\n${database}: ${STREAMS} streams, ${cars.length} uploads of ${MEGABYTES} MB at once`)
    console.table(Object.entries(phases).map(([phase, found]) => ({ phase, ...rowOf(found) })))
    const under = [opening, held, uploads]
    const all = under.flatMap(({ times }) => times)
    const longer = quantile(all, 0.5) / quantile(quiet.times, 0.5)
    compareWithBound('pages of the other dealer that failed', Math.max(...under.map(({ failed }) => failed)), {
      atMost: 0,
    })
    compareWithBound('p50 of the other dealer’s pages, of that while all is quiet', longer, { atMost: 100 })
    const more = Math.max(...under.map(({ memory }) => memory.server)) - quiet.memory.server
    compareWithBound('MB of memory more than while all is quiet', more, { atMost: 500 })
  } finally {
    load.kill()
  }
}

function rowOf({ times, failed, memory, answers }: Phase) {
  return {
    pages: times.length,
    failed,
    'p50 ms': round(quantile(times, 0.5)),
    'p95 ms': round(quantile(times, 0.95)),
    'max ms': round(quantile(times, 1)),
    'server, MB': memory.server,
    'its children, MB': memory.children,
    'answers to the load': answers ? JSON.stringify(answers) : '',
  }
}

/** Asks for the other dealer's pages, each from another address, while the work runs. */
async function asking(server: RunningServer) {
  const listing = await answered(server, OTHER, '/search')
  const car = /href="(\/cars\/[^"#?]+)"/.exec(listing)?.[1] ?? '/'
  let turn = 0
  const paths: Readonly<Record<keyof typeof RATES, () => string>> = {
    home: () => '/',
    'listing, cached': () => '/search',
    'listing, not cached': () => `/search?price.from=${1_000 + turn}`,
    car: () => car,
  }
  return async (work: () => Promise<unknown>): Promise<Phase> => {
    let failed = 0
    let answers: Answers | null = null
    const memory = watchMemory(server)
    const ask = async (page: keyof typeof RATES) => {
      turn += 1
      const headers = { 'x-forwarded-for': `198.51.100.${turn % 200}` }
      await answered(server, OTHER, paths[page](), headers).catch(() => {
        failed += 1
      })
    }
    const times = await askSteadily(RATES, ask, async () => {
      answers = ((await work()) as Answers | undefined) ?? null
    })
    return { times: Object.values(times).flat(), failed, memory: memory.end(), answers }
  }
}

async function carsOfConsole(server: RunningServer, cookie: string): Promise<readonly string[]> {
  const html = await answered(server, 'console', '/stock', { cookie })
  const ids = new Set([...html.matchAll(/href="\/stock\/([\w-]{6,})[?"]/g)].map(([, id]) => id ?? ''))
  return [...ids].slice(0, UPLOADS)
}

/** The largest resident memory in MB. */
interface Memory {
  readonly server: number
  readonly children: number
}

function watchMemory({ process: { pid = 0 } }: RunningServer): { end(): Memory } {
  const most = { server: 0, children: 0 }
  const look = () => {
    most.server = Math.max(most.server, residentMegabytes(pid))
    const children = contentOf(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean).map(Number)
    most.children = Math.max(
      most.children,
      children.reduce((sum, child) => sum + residentMegabytes(child), 0),
    )
  }
  look()
  const timer = setInterval(look, 100)
  return {
    end() {
      clearInterval(timer)
      look()
      return most
    },
  }
}

function residentMegabytes(pid: number): number {
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(contentOf(`/proc/${pid}/status`))?.[1] ?? 0) / 1024)
}

/** Empty: the process has ended. */
function contentOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
