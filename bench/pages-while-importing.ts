// How long people wait for pages while a feed of their dealer is imported by the same process:
// node bench/pages-while-importing.ts [CARS] [CHANGED]. Requests over HTTP at a fixed rate, however slow the answers are:
// a listing that no cache answers, one that is cached, and the console's stock page. On the embedded database and on a
// Postgres server of its own. docs/feeds.md says what is known.

import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { makeStock } from '#demonstration/stock/make-stock.ts'
import { STOCK_PLANS } from '#demonstration/stock/plans.ts'
import { feedDefinitionSchema } from '#domain/intake/feed-definition.ts'
import { createPlatform } from '#server/create-platform.ts'
import { createLog } from '#server/log.ts'
import { readEnvironment } from '#server/settings/environment.ts'
import { type RunningServer, startServer } from '../tests/browser/running-server.ts'
import { copyDemonstration } from '../tests/browser/shared-server.ts'
import { startPostgres } from '../tests/chaos/own-postgres.ts'
import { answered, askSteadily, post, signIn } from './parts/asking.ts'
import { quantile, round } from './parts/measure.ts'
import { compareWithBound, size } from './parts/smallest.ts'

const CARS = Number(process.argv[2] ?? size('cars', 2_000, 100))
const CHANGED = Number(process.argv[3] ?? size('changed', 2_000, 50))
/** The dealer whose staff a demonstration makes. */
const SLUG = 'southside-cars'
const PAUSE_SECONDS = size('seconds before', 8, 1)
/** An import that takes longer is a fault. */
const MOST_SECONDS = 240
/** A second: what twenty people who work ask for, and many buyers. */
const RATES = {
  'a listing, not cached': size('a second, not cached', 10, 2),
  'a listing, cached': size('a second, cached', 20, 10),
  'the console’s stock page': size('a second in the console', 4, 1),
}

const PAGES: Readonly<Record<keyof typeof RATES, (turn: number) => readonly [string, string]>> = {
  'a listing, not cached': (turn) => [SLUG, `/search?price.from=${1000 + turn}`],
  'a listing, cached': () => [SLUG, '/search/toyota'],
  'the console’s stock page': () => ['console', '/stock'],
}

const plan = STOCK_PLANS[SLUG]
if (plan === undefined) throw new Error(`There is no stock plan for ${SLUG}.`)
const made = [...makeStock(plan, new Date())]
let changes = 0
/** The feed's server; each file has the odometers of `changes`. */
const source = createServer((_request, response) => response.end(feed()))
await new Promise<void>((resolve) => source.listen(0, '127.0.0.1', resolve))
const { port: sourcePort } = source.address() as AddressInfo

console.log(`${CARS} cars, of which an import changes ${CHANGED}; milliseconds`)
await measure('the embedded database', '')
if (size('databases', 2, 1) === 2) {
  const postgres = await startPostgres()
  await measure('Postgres', postgres.url()).finally(() => postgres.stop())
}
source.close()

async function measure(what: string, databaseUrl: string): Promise<void> {
  const data = await mkdtemp(join(tmpdir(), 'forecourt-bench-'))
  // A run of tests has made the dealers' stock once.
  if (databaseUrl === '') await copyDemonstration(data)
  const environment = {
    DATABASE_URL: databaseUrl,
    FEEDS_INSIDE_SOUTHSIDE_CARS: `127.0.0.1:${sourcePort}`,
    CONNECTIONS_PER_ADDRESS: '5000',
  }
  try {
    await defineFeed({ ...environment, DATA_DIR: data, FORECOURT_MODE: 'demonstration' })
    const server = await startServer(environment, data)
    try {
      const cookie = await signIn(server, 'stock')
      changes = 0
      await pull(server, cookie, `${CARS.toLocaleString('en-AU')} added.`)
      const ask = asking(server, cookie)
      await ask(() => setTimeout(size('ms to warm up', 3_000, 500)))
      const before = await ask(() => setTimeout(PAUSE_SECONDS * 1000))
      changes = CHANGED
      const start = performance.now()
      const during = await ask(() => pull(server, cookie, `${CHANGED.toLocaleString('en-AU')} changed.`))
      const seconds = round((performance.now() - start) / 1000)
      const after = await ask(() => setTimeout(PAUSE_SECONDS * 1000))
      console.log(`\n${what}: an import of ${seconds} s`)
      console.table(
        (Object.keys(RATES) as (keyof typeof RATES)[]).flatMap((page) =>
          Object.entries({ before, during, after }).map(([when, times]) => {
            const taken = times[page]
            const at = (part: number) => round(quantile(taken, part))
            return { page, when, requests: taken.length, p50: at(0.5), p99: at(0.99), longest: at(1) }
          }),
        ),
      )
      const page = 'a listing, cached'
      const longer = quantile(during[page], 0.5) / quantile([...before[page], ...after[page]], 0.5)
      compareWithBound('p50 of a cached listing during an import, of that without one', longer, { atMost: 100 })
    } finally {
      await server.stop()
    }
  } finally {
    await rm(data, { recursive: true, force: true })
  }
}

/** Asks for every kind of page at its rate while the work runs. */
function asking(server: RunningServer, cookie: string) {
  let turn = 0
  const ask = (page: keyof typeof RATES) => {
    turn += 1
    const [host, path] = PAGES[page](turn)
    return answered(server, host, path, host === 'console' ? { cookie } : {})
  }
  return (work: () => Promise<unknown>) => askSteadily(RATES, ask, work)
}

/** Pulls the feed, and waits until the board says what the import did: its answer can come too late for a connection. */
async function pull(server: RunningServer, cookie: string, says: string): Promise<void> {
  const isPulled = post(server, '/feeds/bench/pull', {}, cookie).catch(() => {})
  for (let tries = 0; tries < MOST_SECONDS; tries += 1) {
    await setTimeout(1000)
    const board = await answered(server, 'console', '/feeds', { cookie })
    if (!board.includes(says)) continue
    console.log(says)
    await isPulled
    return
  }
  throw new Error(`The board does not say ${says}`)
}

/** The server finds the feed when it starts; only a person pulls it. */
async function defineFeed(variables: Readonly<Record<string, string>>): Promise<void> {
  const { platform, directory, close } = await createPlatform(readEnvironment(variables), createLog('error'), null)
  const site = directory.bySlug(SLUG)
  if (site === null) throw new Error(`${SLUG} was refused: ${JSON.stringify(directory.faults())}`)
  const definition = feedDefinitionSchema.parse({
    name: 'bench',
    way: 'https',
    address: `https://127.0.0.1:${sourcePort}/stock.ndjson`,
    isPaused: true,
  })
  const { feeds, transaction } = platform.storage.forSite(site)
  await transaction((within) =>
    feeds.save({ ...definition, address: `http://127.0.0.1:${sourcePort}/stock.ndjson` }, null, new Date(), within),
  )
  await close()
}

function feed(): string {
  return Array.from({ length: CARS }, (_, car) => {
    const row = made[car % made.length]
    const km = 20_000 + car + (car < changes ? 1 : 0)
    return JSON.stringify({
      ...row,
      id: `bench-${car}`,
      slug: `bench-${car}`,
      stocknum: `B${car}`,
      vin: null,
      regplate: null,
      km,
    })
  }).join('\n')
}
