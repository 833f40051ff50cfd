// node bench/one-address.ts [--minutes 10]: how much one network address can affect all others, at default limits. A
// separate process (one-address-load.ts) requests long random addresses, answers that it never reads, window stickers,
// reservations, codes and forms from 127.0.0.2; others (127.0.0.3 and up) look at pages meanwhile. Reports the server's
// memory over time, the others' times with and without the load, and how many cars are held.

import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type RunningServer, startServer } from '../tests/browser/running-server.ts'
import { quantile, round } from './measure.ts'
import { compareWithBound, size } from './smallest.ts'

const { values } = parseArgs({ options: { minutes: { type: 'string', default: size('minutes', '10', '0.1') } } })
const MINUTES = Number(values.minutes)
const SITES = ['southside-cars', 'meridian-motor-group', 'wattle-caravans']
const PATHS = ['/', '/search', '/search?make=Toyota', '/search?page=3', '/search/used-cars', '/finance', '/contact-us']
const VISITORS = 8
const ALONE_MS = size('ms alone', 20_000, 4_000)
const SAMPLE_MS = Math.max(2_000, Math.round((MINUTES * 60_000) / 40))

// The default limits, not those of tests.
const DEFAULTS = { FORMS_PER_MINUTE: '', PAGES_PER_MINUTE: '', LOG_LEVEL: 'error' }
const server = await startServer(DEFAULTS)
try {
  await warm(server)
  const alone = await look(server, ALONE_MS)
  const before = await heldCars(server)
  const load = fork(join(import.meta.dirname, 'one-address-load.ts'), [String(server.port), String(MINUTES * 60_000)])
  let sent = {}
  load.on('message', (message) => {
    sent = message as object
  })
  const memory = sampleMemory(server)
  const beside = await look(server, MINUTES * 60_000)
  const ended = once(load, 'exit')
  if (load.exitCode === null && load.signalCode === null) await ended
  const held = await heldCars(server)
  const samples = await memory.end()
  const metrics = await text(server.operationsPort, 'localhost', '/metrics')
  console.log(`\nOne address for ${MINUTES} ${MINUTES === 1 ? 'minute' : 'minutes'}; its answers:`)
  console.table(sent)
  console.log('The server’s memory, MB:')
  console.log(samples.map(({ at, mb }) => `${Math.round(at / 1000)} s: ${mb}`).join(', '))
  console.log(`at most ${Math.max(...samples.map(({ mb }) => mb))} MB`)
  console.table({ 'the others alone': timesOf(alone), 'the others under load': timesOf(beside) })
  console.log(`Page cache: ${/^forecourt_cache_bytes\{cache="pages"\} (\S+)/m.exec(metrics)?.[1]} bytes`)
  console.log(`Cars held: ${held} (before: ${before})`)
  const failed = beside.filter(({ ok }) => !ok).length
  compareWithBound('pages of the others that failed, of all', failed / beside.length, { atMost: 0.02 })
} finally {
  await server.stop()
}

interface Look {
  readonly ms: number
  readonly ok: boolean
}

/** Visitors that each load a page every quarter of a second from their own address. */
async function look({ port }: RunningServer, forMs: number): Promise<readonly Look[]> {
  const until = performance.now() + forMs
  const looks = await Promise.all(
    Array.from({ length: VISITORS }, async (_, visitor) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1, localAddress: `127.0.0.${visitor + 3}` })
      const own: Look[] = []
      for (let turn = visitor; performance.now() < until; turn += 1) {
        const site = SITES[turn % SITES.length] ?? ''
        const path = PATHS[turn % PATHS.length] ?? '/'
        const started = performance.now()
        const status = await get(port, `${site}.localhost`, path, agent).then(
          ({ status }) => status,
          () => 0,
        )
        own.push({ ms: performance.now() - started, ok: status === 200 })
        await pause(250)
      }
      agent.destroy()
      return own
    }),
  )
  return looks.flat()
}

function timesOf(looks: readonly Look[]) {
  const times = looks.map(({ ms }) => ms)
  return {
    pages: looks.length,
    'not 200': looks.filter(({ ok }) => !ok).length,
    'p50 ms': round(quantile(times, 0.5)),
    'p95 ms': round(quantile(times, 0.95)),
    'p99 ms': round(quantile(times, 0.99)),
    'max ms': round(Math.max(...times)),
  }
}

async function warm({ port }: RunningServer): Promise<void> {
  for (const site of SITES) for (const path of PATHS) await text(port, `${site}.localhost`, path)
}

/** Cars that a visitor sees as reserved, on all sites. */
async function heldCars({ port }: RunningServer): Promise<number> {
  let held = 0
  for (const site of SITES) {
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const answer = JSON.parse(await text(port, `${site}.localhost`, `/api/search?page=${page}`))
      pages = answer.pages
      held += answer.hits.filter(({ reserved }: { readonly reserved: boolean }) => reserved).length
    }
  }
  return held
}

function sampleMemory({ process }: RunningServer) {
  const started = performance.now()
  const samples: { readonly at: number; readonly mb: number }[] = []
  const take = async () => {
    const status = await readFile(`/proc/${process.pid}/status`, 'utf8').catch(() => '')
    const kb = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0)
    samples.push({ at: performance.now() - started, mb: Math.round(kb / 1024) })
  }
  void take()
  const timer = setInterval(() => void take(), SAMPLE_MS)
  return {
    async end() {
      clearInterval(timer)
      await take()
      return samples
    },
  }
}

async function text(port: number, host: string, path: string): Promise<string> {
  const agent = new Agent({ localAddress: '127.0.0.3' })
  return (await get(port, host, path, agent)).text
}

function get(port: number, host: string, path: string, agent: Agent) {
  return new Promise<{ readonly status: number; readonly text: string }>((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, agent, headers: { Host: host } }, async (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part)).on('error', reject)
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString() }))
    })
      .on('error', reject)
      .end()
  })
}
