// node bench/postgres-restart.ts [--times 3] [--workers 4]: how fast one process, and then two, accept leads again
// after Postgres restarts (SIGINT, a fast restart) and crashes (SIGKILL). Workers send leads all the while; a buyer
// without an answer sends the same form again. Each configuration prints the lost processes and leads, the leads stored
// twice, and the milliseconds from 'Postgres answers a new client' to '/readyz/leads is 200 and a lead gets 201', per
// process and interruption. Goal: ready within a second. The control is the time that Postgres itself takes, from the
// signal until it answers a new client.

import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { openDatabase } from '#storage/database/database.ts'
import { type RunningServer, startServer } from '../tests/browser/running-server.ts'
import { type OwnPostgres, startPostgres } from '../tests/chaos/own-postgres.ts'
import { ask, leadOf, type Storm, startStorm } from '../tests/chaos/storm.ts'
import { SLUG, STORM_LIMITS, writeStormSite } from '../tests/chaos/storm-site.ts'
import { quantile, round, timed } from './parts/measure.ts'
import { compareWithBound, size } from './parts/smallest.ts'

const { values } = parseArgs({
  options: {
    times: { type: 'string', default: size('times', '3', '1') },
    workers: { type: 'string', default: size('workers', '4', '2') },
  },
})
const TIMES = Number(values.times)
const WORKERS = Number(values.workers)
/** Leads that are acknowledged before the next interruption. */
const BETWEEN = size('leads between', 30, 5)
const LOOK_EVERY_MS = 5
const PATIENCE_MS = 60_000

async function measure(processes: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-postgres-restart-'))
  const servers: RunningServer[] = []
  const postgres = await startPostgres()
  try {
    await writeStormSite(join(folder, 'sites'))
    // One after the other: the first creates the tables.
    for (let number = 1; number <= processes; number += 1) servers.push(await start(folder, postgres, number))
    const storm = startStorm({ servers: () => servers, leadWorkers: WORKERS, pageWorkers: 0 })
    const probes = new Map<string, string>()
    await storm.more(BETWEEN)
    const times: Record<string, Recovery> = {}
    for (const [name, signal] of INTERRUPTIONS) {
      for (let time = 1; time <= TIMES; time += 1) {
        const postgresMs = round(await timed(() => postgres.restart(signal).then(() => answered(postgres))))
        times[`${name} ${time}`] = { 'Postgres, ms': postgresMs, ...(await recovery(servers, probes)) }
        await storm.more(BETWEEN)
      }
    }
    await storm.stop()
    const lost = servers.filter(({ process }) => process.exitCode !== null || process.signalCode !== null).length
    for (const server of servers) await server.end()
    print(processes, times, { 'processes lost': lost, ...(await counts(postgres, storm, probes)) })
  } finally {
    for (const server of servers) await server.stop('SIGKILL')
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

const INTERRUPTIONS = [
  ['fast restart', 'SIGINT'],
  ['SIGKILL', 'SIGKILL'],
] as const

for (const processes of size('processes', '1 2', '1').split(' ').map(Number)) await measure(processes)

async function start(folder: string, postgres: OwnPostgres, number: number): Promise<RunningServer> {
  const dataFolder = join(folder, String(number))
  await mkdir(dataFolder)
  const environment = {
    SITES_DIR: join(folder, 'sites'),
    DATABASE_URL: postgres.url(),
    COOKIE_SECRET: 'a secret of this bench that all processes share',
    ...STORM_LIMITS,
    LOG_LEVEL: 'silent',
  }
  return startServer(environment, dataFolder)
}

/** Waits until Postgres answers a new client. */
async function answered(postgres: OwnPostgres): Promise<void> {
  await until('Postgres answers', () =>
    postgres.query('select 1').then(
      () => true,
      () => false,
    ),
  )
}

/** Milliseconds of an interruption. */
type Recovery = Readonly<Record<string, number>> & { readonly 'Postgres, ms': number }

/** Milliseconds until each process is ready for leads, and until it has stored one. */
async function recovery(
  servers: readonly RunningServer[],
  probes: Map<string, string>,
): Promise<Readonly<Record<string, number>>> {
  const ofEach = servers.map(async (server, place) => {
    const submissionId = `probe-${probes.size}-${place}`
    const took = async (what: string, holds: () => Promise<boolean>) => round(await timed(() => until(what, holds)))
    const [ready, lead] = await Promise.all([
      took('readiness', () => isReady(server)),
      took('a lead', async () => {
        const answer = await ask(server, '/api/leads', leadOf(submissionId, 1_000_000 + probes.size))
        if (answer?.status !== 201) return false
        probes.set(submissionId, JSON.parse(answer.text).lead_id)
        return true
      }),
    ])
    return { [`process ${place + 1}: ready, ms`]: ready, [`process ${place + 1}: lead, ms`]: lead }
  })
  return Object.assign({}, ...(await Promise.all(ofEach)))
}

async function isReady({ operationsPort }: RunningServer): Promise<boolean> {
  const response = await fetch(`http://127.0.0.1:${operationsPort}/readyz/leads`)
  await response.text()
  return response.status === 200
}

async function until(what: string, holds: () => Promise<boolean>): Promise<void> {
  for (const began = performance.now(); !(await holds()); await pause(LOOK_EVERY_MS))
    if (performance.now() - began > PATIENCE_MS) throw new Error(`${what}: not within ${PATIENCE_MS / 1000} s.`)
}

/** Number of acknowledged leads, and how many of them are missing or stored more than once. */
async function counts(postgres: OwnPostgres, storm: Storm, probes: ReadonlyMap<string, string>) {
  const storage = await openDatabase({ databaseUrl: postgres.url() })
  try {
    const stored = new Map<string, string[]>()
    for (const { submissionId, id } of await storage.forSite({ slug: SLUG }).leads.list({}))
      stored.set(submissionId, [...(stored.get(submissionId) ?? []), id])
    const acknowledged = [...storm.acknowledged, ...probes]
    return {
      'leads acknowledged': acknowledged.length,
      'leads lost': acknowledged.filter(([submissionId, id]) => !stored.get(submissionId)?.includes(id)).length,
      'leads doubled': [...stored.values()].filter((ids) => ids.length > 1).length,
    }
  } finally {
    await storage.close()
  }
}

function print(
  processes: number,
  times: Readonly<Record<string, Recovery>>,
  totals: Readonly<Record<string, number>>,
): void {
  // The later of each process's two times: ready, and a lead stored.
  const both = Object.values(times).flatMap((ofOne) =>
    Array.from({ length: processes }, (_, place) => {
      const [ready = Number.NaN, lead = Number.NaN] = ['ready', 'lead'].map(
        (what) => ofOne[`process ${place + 1}: ${what}, ms`],
      )
      return { ms: Math.max(ready, lead), ofPostgres: Math.max(ready, lead) / ofOne['Postgres, ms'] }
    }),
  )
  const longest = Math.max(...both.map(({ ofPostgres }) => ofPostgres))
  console.log(`\n${processes} ${processes === 1 ? 'process' : 'processes'}, ${WORKERS} workers`)
  console.table(times)
  console.table({
    ...totals,
    'ready and lead: median, ms': round(
      quantile(
        both.map(({ ms }) => ms),
        0.5,
      ),
    ),
    'ready and lead: largest, ms': Math.max(...both.map(({ ms }) => ms)),
    'ready and lead: largest, of Postgres itself': round(longest),
  })
  compareWithBound('leads lost', totals['leads lost'] ?? Number.NaN, { atMost: 0 })
  compareWithBound('ready and lead: largest, of the time of Postgres itself', longest, { atMost: 10 })
}
