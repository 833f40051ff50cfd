import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { smallSite } from '#fixtures/site/small-site.ts'
import { nextLine, type RunningServer, startServer } from '../browser/running-server.ts'
import { startLoad } from './keep-alive-load.ts'
import { type OwnPostgres, startPostgres } from './own-postgres.ts'
import { replaceUnderLoad } from './replace-under-load.ts'

const LOST_CAUSE = /a process ended and is started again/

let root: string
let postgres: OwnPostgres
let server: RunningServer
const output: string[] = []

const settings = () => ({
  DATABASE_URL: postgres.url(),
  SITES_DIR: join(root, 'sites'),
  DRAIN_SECONDS: '5',
  LOG_LEVEL: 'info',
})

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'forecourt-many-processes-'))
  for (const slug of ['yard', 'rival']) {
    await mkdir(join(root, 'sites', slug), { recursive: true })
    const site = smallSite({ slug, id: slug, hostnames: [`www.${slug}.example`] })
    await writeFile(join(root, 'sites', slug, 'site.json'), JSON.stringify(site))
  }
  postgres = await startPostgres()
  server = await startServer({ ...settings(), PROCESSES: '2' }, join(root, 'data'))
  for (const stream of [server.process.stdout, server.process.stderr])
    stream?.on('data', (chunk: Buffer) => output.push(String(chunk)))
})
afterAll(async () => {
  await server?.end('SIGKILL')
  await postgres?.stop()
  await rm(root, { recursive: true, force: true })
})

it('OPS-3 two processes share the ports of a machine, publish a saved site once, and one that is killed comes back', async () => {
  expect(await postgres.query("select number from published_versions where site_slug = 'yard'")).toEqual([
    { number: 1 },
  ])
  const processes = () => metric('forecourt_process_memory_bytes')
  expect(Object.keys(await processes())).toEqual(['{process="1"}', '{process="2"}'])
  expect(Math.min(...Object.values(await processes()))).toBeGreaterThan(20_000_000)
  expect(await readiness()).toMatchObject({ status: 'ready', warnings: [] })

  const known = async (hostname: string) =>
    (await fetch(`http://127.0.0.1:${server.operationsPort}/hostnames/known?domain=${hostname}`)).status
  expect([await known('www.yard.example'), await known('www.nobody.example')]).toEqual([200, 404])

  const lost = nextLine(server, LOST_CAUSE)
  const pids = await pidsOfProcesses()
  process.kill(pids[1] ?? 0, 'SIGKILL')
  expect(await lost).toContain('signal SIGKILL')
  await expect.poll(async () => (await pidsOfProcesses()).filter((pid) => !pids.includes(pid))).toHaveLength(1)
  await expect.poll(async () => (await readiness()).warnings).toEqual([])
  expect(await metric('forecourt_process_failures_total')).toEqual({ '': 1 })
})

it('OPS-6 two machines that start at once on an empty database both serve', async () => {
  await postgres.query('create database empty')
  const url = postgres.url().replace(/[^/]*$/, 'empty')
  const start = (name: string) => startServer({ ...settings(), DATABASE_URL: url }, join(root, name))
  const machines = await Promise.allSettled([start('a'), start('b')])
  for (const machine of machines) if (machine.status === 'fulfilled') await machine.value.end()
  expect(machines.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
})

it('OPS-6 SIGHUP replaces the processes one after the other, and no request of clients with open connections fails', async () => {
  const before = await pidsOfProcesses()
  const counted = await requestsCounted()
  await replaceUnderLoad(server, 12)
  expect((await pidsOfProcesses()).filter((pid) => before.includes(pid))).toEqual([])
  // Counters go on from what the ended processes last reported.
  expect(await requestsCounted()).toBeGreaterThanOrEqual(counted)
})

it('OPS-3 a group serves the sites of SITES, and does not say which others there are', async () => {
  const group = await startServer({ ...settings(), SITES: 'rival' }, join(root, 'group'))
  try {
    const ask = async (slug: string) => {
      const load = startLoad({ port: group.port, host: `${slug}.localhost`, paths: ['/'], clients: 1 })
      await expect.poll(() => load.answered() + Object.keys(load.failures()).length).toBeGreaterThan(0)
      await load.stop()
      return Object.keys(load.failures())
    }
    expect(await ask('rival')).toEqual([])
    expect(await ask('yard')).toEqual(['status 404'])
    expect(await ask('nobody')).toEqual(['status 404'])
  } finally {
    await group.end()
  }
})

async function operations(path: string): Promise<string> {
  return (await fetch(`http://127.0.0.1:${server.operationsPort}${path}`)).text()
}

async function readiness(): Promise<{ readonly status: string; readonly warnings: readonly string[] }> {
  return JSON.parse(await operations('/readyz'))
}

/** Values of a metric by its labels. */
async function metric(name: string): Promise<Readonly<Record<string, number>>> {
  const found = (await operations('/metrics')).matchAll(new RegExp(`^${name}(\\{.*\\})? (\\S+)$`, 'gm'))
  return Object.fromEntries([...found].map(([, labels, value]) => [labels ?? '', Number(value)]))
}

async function requestsCounted(): Promise<number> {
  const counts = await metric('forecourt_site_requests_total')
  return Object.values(counts).reduce((sum, count) => sum + count, 0)
}

/** Process ids of the children of the main process, by start. */
async function pidsOfProcesses(): Promise<readonly number[]> {
  const pid = server.process.pid
  const text = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')
  return text.trim().split(' ').map(Number)
}
