// How long people wait for pages while a feed of their dealer is imported by the same process:
// node bench/pages-while-importing.ts [CARS] [CHANGED]. Requests over HTTP at a fixed rate, however slow the answers are:
// a listing that no cache answers, one that is cached, and the console's stock page. On the embedded database and on a
// Postgres server of its own. docs/feeds.md says what is known.

import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, get, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { feedDefinitionSchema } from '#domain/intake/feed-definition.ts'
import { makeStock } from '#fixtures/stock/make-stock.ts'
import { STOCK_PLANS } from '#fixtures/stock/plans.ts'
import { createPlatform } from '#server/create-platform.ts'
import { createLog } from '#server/log.ts'
import { readEnvironment } from '#server/settings/environment.ts'
import { type RunningServer, startServer } from '../tests/browser/running-server.ts'
import { startPostgres } from '../tests/chaos/own-postgres.ts'
import { quantile, round } from './measure.ts'

const CARS = Number(process.argv[2] ?? 2_000)
const CHANGED = Number(process.argv[3] ?? 2_000)
/** The dealer whose staff a demonstration makes. */
const SLUG = 'southside-cars'
const LOGIN = { email: 'stock@forecourt.example', password: 'tram lantern quokka' }
const PAUSE_SECONDS = 8
/** An import that takes longer is a fault. */
const MOST_SECONDS = 240
/** A second: what twenty people who work ask for, and many buyers. */
const RATES = { 'a listing, not cached': 10, 'a listing, cached': 20, 'the console’s stock page': 4 } as const

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
const postgres = await startPostgres()
await measure('Postgres', postgres.url()).finally(() => postgres.stop())
source.close()

async function measure(what: string, databaseUrl: string): Promise<void> {
  const data = await mkdtemp(join(tmpdir(), 'forecourt-bench-'))
  const environment = {
    DATABASE_URL: databaseUrl,
    FEEDS_INSIDE: `127.0.0.1:${sourcePort}`,
    CONNECTIONS_PER_ADDRESS: '5000',
  }
  try {
    await defineFeed({ ...environment, DATA_DIR: data, FORECOURT_MODE: 'demonstration' })
    const server = await startServer(environment, data)
    try {
      const cookie = await signIn(server)
      changes = 0
      await pull(server, cookie, `${CARS.toLocaleString('en-AU')} added.`)
      const ask = asking(server, cookie)
      await ask(() => setTimeout(3_000))
      const before = await ask(() => setTimeout(PAUSE_SECONDS * 1000))
      changes = CHANGED
      const start = performance.now()
      const during = await ask(() => pull(server, cookie, `${CHANGED.toLocaleString('en-AU')} changed.`))
      const seconds = round((performance.now() - start) / 1000)
      const after = await ask(() => setTimeout(PAUSE_SECONDS * 1000))
      console.log(`\n${what}: an import of ${seconds} s`)
      console.table(
        Object.keys(RATES).flatMap((page) =>
          Object.entries({ before, during, after }).map(([when, times]) => {
            const taken = times.get(page) ?? []
            const at = (part: number) => round(quantile(taken, part))
            return { page, when, requests: taken.length, p50: at(0.5), p99: at(0.99), longest: at(1) }
          }),
        ),
      )
    } finally {
      await server.stop()
    }
  } finally {
    await rm(data, { recursive: true, force: true })
  }
}

/** Asks for every kind of page at its rate while the work runs. Times count from when a request was due. */
function asking(server: RunningServer, cookie: string) {
  let turn = 0
  const paths: Readonly<Record<keyof typeof RATES, () => readonly [string, string]>> = {
    'a listing, not cached': () => [SLUG, `/search?price.from=${1000 + turn}`],
    'a listing, cached': () => [SLUG, '/search/toyota'],
    'the console’s stock page': () => ['console', '/stock'],
  }
  return async (work: () => Promise<unknown>) => {
    const times = new Map<string, number[]>(Object.keys(RATES).map((page) => [page, []]))
    const sent: Promise<void>[] = []
    let isOver = false
    const readers = (Object.keys(RATES) as (keyof typeof RATES)[]).map(async (page) => {
      const start = performance.now()
      for (let count = 0; !isOver; count += 1) {
        const due = start + (count * 1000) / RATES[page]
        await setTimeout(Math.max(0, due - performance.now()))
        turn += 1
        const [host, path] = paths[page]()
        sent.push(
          answered(server, host, path, cookie).then(() => {
            times.get(page)?.push(performance.now() - due)
          }),
        )
      }
    })
    await work()
    isOver = true
    await Promise.all(readers)
    await Promise.all(sent)
    return times
  }
}

async function answered({ port }: RunningServer, host: string, path: string, cookie: string): Promise<string> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const headers = { host: `${host}.localhost:${port}`, ...(host === 'console' && { cookie }) }
    get({ host: '127.0.0.1', port, path, headers, agent: false }, resolve).on('error', reject)
  })
  const text = (await buffer(response)).toString('utf8')
  if (response.statusCode !== 200) throw new Error(`${host}${path} answered ${response.statusCode}`)
  return text
}

/** Sends a form of the console. */
async function post({ port }: RunningServer, path: string, form: Readonly<Record<string, string>>, cookie = '') {
  const host = `console.localhost:${port}`
  const headers = { host, cookie, origin: `http://${host}`, 'content-type': 'application/x-www-form-urlencoded' }
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const sending = request({ host: '127.0.0.1', port, path, method: 'POST', headers, agent: false }, resolve).on(
      'error',
      reject,
    )
    sending.end(new URLSearchParams(form).toString())
  })
  const text = (await buffer(response)).toString('utf8')
  if ((response.statusCode ?? 500) >= 400)
    throw new Error(`${path} answered ${response.statusCode}: ${text.slice(0, 500)}`)
  return { headers: response.headers, text }
}

async function signIn(server: RunningServer): Promise<string> {
  const { headers } = await post(server, '/sign-in', LOGIN)
  return (headers['set-cookie'] ?? []).map((each) => each.split(';')[0]).join('; ')
}

/** Pulls the feed, and waits until the board says what the import did: its answer can come too late for a connection. */
async function pull(server: RunningServer, cookie: string, says: string): Promise<void> {
  const isPulled = post(server, '/feeds/bench/pull', {}, cookie).catch(() => {})
  for (let tries = 0; tries < MOST_SECONDS; tries += 1) {
    await setTimeout(1000)
    const board = await answered(server, 'console', '/feeds', cookie)
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
