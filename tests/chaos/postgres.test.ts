import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type RunningServer, startServer } from '../browser/running-server.ts'
import { runUntil } from '../kill/killed-process.ts'
import { liveBytes, MEASURED } from './live-memory.ts'
import { type OwnPostgres, startPostgres } from './own-postgres.ts'
import { ask, type Storm, startStorm } from './storm.ts'
import { expectMailed, expectServing, expectStored } from './storm-expectations.ts'
import { SLUG, STORM_LIMITS, stormFeed, writeStormSite } from './storm-site.ts'
import { openWire, type TroubledWire } from './troubled-wire.ts'

/** More than the servers need, but few enough to exhaust. */
const MAX_CONNECTIONS = 60
/** Leads that each process must accept after a trouble, before the next one. */
const AFTER_EACH = 20

let folder: string
let postgres: OwnPostgres
let wire: TroubledWire
let servers: RunningServer[]

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-chaos-'))
  await writeStormSite(join(folder, 'sites'))
  postgres = await startPostgres(['-c', `max_connections=${MAX_CONNECTIONS}`])
  wire = await openWire(postgres.port)
  servers = []
  // One after the other: the first creates the tables. The second connects through the troubled wire.
  servers.push(await start('a', postgres.port), await start('b', wire.port))
  await importStock(10_000)
})
afterAll(async () => {
  for (const server of servers ?? []) await server.stop('SIGKILL')
  await wire?.close()
  await postgres?.stop()
  await rm(folder, { recursive: true, force: true })
})

it('C1 H1 H2 two processes lose no lead and serve the right prices through restarts, crashes, a full server and a bad network', async () => {
  for (const server of servers) expect((await ask(server, '/search'))?.status).toBe(200)
  const storm = startStorm({ servers: () => servers })
  await storm.more(AFTER_EACH)
  const memoryBefore = await Promise.all(servers.map(liveBytes))
  const first = servers[0]?.process
  let price = 10_000
  for (const [name, trouble] of TROUBLES) {
    price += 1_000
    const importing = importStock(price)
    await trouble()
    await recovered(storm, name)
    // Run an interrupted import again, as its message says.
    if ((await importing) !== 0) expect(await importStock(price)).toBe(0)
  }
  await storm.stop()
  expect(first?.exitCode).toBeNull()
  expect(first?.signalCode).toBeNull()
  expect(storm.reservations.size).toBeGreaterThan(0)
  expect(storm.pages.read).toBeGreaterThan(storm.pages.failed)
  // Claims of a killed process, or one that lost its database, last for minutes: make them due now.
  await postgres.query(`update lead_deliveries set next_attempt_at = now() where state in ('pending', 'failed')`)
  await expectMailed(servers, storm)
  await expectServing(servers, price)
  for (const [place, server] of servers.entries()) {
    const before = memoryBefore[place] ?? 0
    expect(await liveBytes(server)).toBeLessThan(before + 50_000_000)
  }
  for (const server of servers) expect(await server.end()).toBe(0)
  await expectStored({ databaseUrl: postgres.url() }, storm)
}, 600_000)

const TROUBLES: readonly (readonly [string, () => Promise<void>])[] = [
  ['a fast restart', () => postgres.restart('SIGINT')],
  ['a crash', () => postgres.restart('SIGKILL')],
  ['every connection ended, over and over', endConnections],
  ['no connection free', fillConnections],
  ['a slow network, then one that breaks', slowWire],
  ['a process killed and started again', restartSecond],
]

async function endConnections(): Promise<void> {
  for (let round = 0; round < 10; round += 1) {
    await postgres.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend'`,
    )
  }
}

/** Opens each connection that the servers lose, until one of them gets none and reports it. */
async function fillConnections(): Promise<void> {
  const taken: pg.Client[] = []
  const take = async (): Promise<boolean> => {
    const client = new pg.Client({ connectionString: postgres.url() })
    client.on('error', () => {})
    return client.connect().then(
      () => taken.push(client) > 0,
      () => false,
    )
  }
  try {
    while (await take());
    const full = async () => {
      await taken[0]?.query(END_SERVERS)
      while (await take());
      return isUnready()
    }
    await expect.poll(full, { timeout: 120_000 }).toBe(true)
  } finally {
    for (const client of taken) await client.end()
  }
}

const END_SERVERS = `select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'forecourt%'`

async function slowWire(): Promise<void> {
  wire.delay(150)
  expect((await ask(servers[1], '/search?sort=price_desc'))?.status).toBe(200)
  wire.delay(0)
  wire.cut()
  wire.hold()
  await expect.poll(isUnready, { timeout: 120_000 }).toBe(true)
  wire.flow()
  wire.cut()
}

async function restartSecond(): Promise<void> {
  await servers[1]?.end('SIGKILL')
  const again = await start('b', wire.port)
  servers[1] = again
}

/** Whether at least one process reports that it cannot store leads. */
async function isUnready(): Promise<boolean> {
  return (await Promise.all(servers.map((server) => readiness(server, 'leads')))).includes(503)
}

/** Waits until both processes report ready and accept leads. */
async function recovered(storm: Storm, after: string): Promise<void> {
  for (const server of servers)
    await expect.poll(() => readiness(server, 'leads'), { timeout: 120_000, message: `ready after ${after}` }).toBe(200)
  await storm.more(AFTER_EACH)
}

async function readiness({ operationsPort }: RunningServer, task: string): Promise<number> {
  return (await fetch(`http://127.0.0.1:${operationsPort}/readyz/${task}`)).status
}

async function start(name: string, port: number): Promise<RunningServer> {
  const dataFolder = join(folder, name)
  await mkdir(dataFolder, { recursive: true })
  return startServer(
    {
      SITES_DIR: join(folder, 'sites'),
      DATABASE_URL: postgres.url(port),
      COOKIE_SECRET: 'a secret of this test that both processes share',
      ...STORM_LIMITS,
      ...MEASURED,
      LOG_LEVEL: 'silent',
    },
    dataFolder,
  )
}

/** The exit status of the command. */
async function importStock(price: number): Promise<number | null> {
  const file = join(folder, `${price}.csv`)
  await writeFile(file, stormFeed(price))
  const { status } = await runUntil('src/server/forecourt.ts', ['stock', 'import', '--site', SLUG, file, '--force'], {
    DATA_DIR: join(folder, 'a'),
    SITES_DIR: join(folder, 'sites'),
    DATABASE_URL: postgres.url(),
  })
  return status
}
