import { execFileSync, fork } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import autocannon from 'autocannon'
import { FACET_NAMES } from '#domain/listing/facet/facet-names.ts'
import { type RunningServer, startServer } from '../tests/browser/running-server.ts'
import { quantile, round } from './parts/measure.ts'
import { compareWithBound, size } from './parts/smallest.ts'

/**
 * `node bench/listing.ts [--every-facet] [--against COMMIT] [--rounds 5]`: listing pages per second, rendered and from
 * the page cache, next to the same bytes served from memory, in one run, and the weight of a page. The load generator
 * shares the machine's cores, and so may others: `perCpuSecond` is pages per second of the server's own processor time,
 * over all its threads. `--every-facet` offers all facets of SEARCH-3 instead of the dealer's fourteen. `--against`
 * measures another commit instead of the memory server: both run at once and get the load in turns, round by round; the
 * table has the median of the rounds and of their ratios. A ratio above 1 means we are faster.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    'every-facet': { type: 'boolean', default: false },
    against: { type: 'string' },
    rounds: { type: 'string', default: '5' },
  },
})
const ROOT = join(import.meta.dirname, '..')
const SECONDS = size('seconds', 8, 1)
const WARM_UP_SECONDS = size('seconds to warm up', 3, 1)
const CONNECTIONS = 16
const SITE = 'meridian-motor-group'

let number = 0
/**
 * The same search at another address (with a parameter that is part of the cache key but does not affect the search),
 * and a different search each time, with other counts but mostly the same cars.
 */
const RENDERED = [
  [() => `/search?refinementList[none][0]=${number++}`, 'rendered for each request'],
  [
    () => `/search?price=:${25_000 + ((number * 137) % 60_000)}&km=:${40_000 + ((number++ * 7919) % 160_000)}`,
    'rendered, another search each',
  ],
] as const

interface Figure {
  readonly name: string
  readonly perSecond: number
  /** Null for a server that is not a child process. */
  readonly perCpuSecond: number | null
  readonly p50: number
  readonly p99: number
  readonly bytes: number
}

if (positionals[0] === 'memory') await serveFromMemory()
else if (values.against) await compare(values.against)
else await main()

async function main() {
  const sites = values['every-facet'] ? await offeringEveryFacet() : null
  const server = await startServer(sites ? { SITES_DIR: sites } : {})
  const host = `${SITE}.localhost:${server.port}`
  const base = `http://127.0.0.1:${server.port}`
  const figures: Figure[] = []
  try {
    await load(base, host, RENDERED[0][0], { encoding: 'identity', duration: WARM_UP_SECONDS })
    for (const [path, name] of RENDERED)
      for (const encoding of ['identity', 'br'])
        figures.push(await measured(server, host, path, { encoding, name: `${name}, ${nameOf(encoding)}` }))
    for (const encoding of ['identity', 'br'])
      figures.push(await measured(server, host, () => '/search', { encoding, name: `page cache, ${nameOf(encoding)}` }))
    for (const encoding of ['identity', 'br']) {
      const memory = fork(import.meta.filename, ['memory'], {
        env: { ...process.env, BASE: base, SITE_HOST: host, ENCODING: encoding },
      })
      const [port] = (await once(memory, 'message')) as [number]
      figures.push(
        await load(`http://127.0.0.1:${port}`, host, () => '/search', {
          encoding,
          duration: SECONDS,
          name: `the same bytes from memory, ${nameOf(encoding)}`,
        }),
      )
      memory.kill()
    }
    console.table(figures)
    const perSecond = (name: string) => figures.find((figure) => figure.name === name)?.perSecond ?? Number.NaN
    const share = perSecond('page cache, brotli') / perSecond('the same bytes from memory, brotli')
    compareWithBound('pages of the page cache, of the same bytes from memory', share, { atLeast: 0.05 })
    console.table(await weights(base, host))
  } finally {
    await server.stop()
    if (sites) await rm(sites, { recursive: true })
  }
}

/** Runs both versions at once on the same stock, with the load in turns. */
async function compare(commit: string) {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-old-pages-'))
  const sites = values['every-facet'] ? await offeringEveryFacet() : null
  const environment = sites ? { SITES_DIR: sites } : {}
  const servers: RunningServer[] = []
  try {
    const startOld = await serverOf(commit, folder)
    const [own, old] = [await startServer(environment), await startOld(environment)]
    servers.push(own, old)
    const hostOf = ({ port }: RunningServer) => `${SITE}.localhost:${port}`
    const baseOf = ({ port }: RunningServer) => `http://127.0.0.1:${port}`
    for (const server of servers)
      await load(baseOf(server), hostOf(server), RENDERED[1][0], { encoding: 'identity', duration: 4 })
    const rows = []
    for (const [path, name] of RENDERED)
      for (const encoding of ['identity', 'br'])
        rows.push(
          await rounds(`${name}, ${nameOf(encoding)}`, (server) =>
            measured(server, hostOf(server), path, { encoding, name, seconds: SECONDS / 2 }),
          ),
        )
    console.log(`Pages a second of processor time; old is ${commit}`)
    console.table(rows)
    console.table([
      ...(await weights(baseOf(own), hostOf(own))),
      ...(await weights(baseOf(old), hostOf(old))).map((row) => ({ ...row, name: `old: ${row.name}` })),
    ])

    async function rounds(name: string, measure: (server: RunningServer) => Promise<Figure>) {
      const pages: Record<'own' | 'old', number>[] = []
      for (let index = 0; index < Number(values.rounds); index++) {
        const figures: Partial<Record<'own' | 'old', number>> = {}
        for (const which of index % 2 === 0 ? (['own', 'old'] as const) : (['old', 'own'] as const))
          figures[which] = (await measure(which === 'own' ? own : old)).perCpuSecond ?? 0
        pages.push({ own: figures.own ?? 0, old: figures.old ?? 0 })
      }
      const median = (of: (figure: Record<'own' | 'old', number>) => number) => round(quantile(pages.map(of), 0.5))
      return {
        name,
        old: median((each) => each.old),
        new: median((each) => each.own),
        'new / old': median((each) => each.own / each.old),
      }
    }
  } finally {
    for (const server of servers) await server.stop()
    await rm(folder, { recursive: true })
    if (sites) await rm(sites, { recursive: true })
  }
}

/** The product at another commit, unpacked from git, with its own packages if they differ from ours, and its own pages build. */
async function serverOf(commit: string, folder: string): Promise<typeof startServer> {
  const archive = execFileSync('git', ['archive', commit], { cwd: ROOT, maxBuffer: 1e9 })
  execFileSync('tar', ['-x', '-C', folder], { input: archive })
  const [ours, theirs] = await Promise.all(
    [ROOT, folder].map((each) => readFile(join(each, 'package-lock.json'), 'utf8')),
  )
  if (ours === theirs) await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  else execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'pipe' })
  execFileSync('npm', ['run', 'build'], { cwd: folder, stdio: 'pipe' })
  const { startServer } = await import(pathToFileURL(join(folder, 'tests/browser/running-server.ts')).href)
  return startServer
}

async function offeringEveryFacet(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-bench-'))
  await cp('sites', folder, { recursive: true })
  const file = join(folder, SITE, 'site.json')
  const site = JSON.parse(await readFile(file, 'utf8'))
  await writeFile(file, JSON.stringify({ ...site, search: { ...site.search, facets: FACET_NAMES } }))
  return folder
}

function nameOf(encoding: string): string {
  return encoding === 'br' ? 'brotli' : encoding
}

async function measured(
  server: RunningServer,
  host: string,
  path: () => string,
  {
    encoding,
    name,
    seconds = SECONDS,
  }: { readonly encoding: string; readonly name: string; readonly seconds?: number | undefined },
): Promise<Figure> {
  const before = await cpuSeconds(server)
  const figure = await load(`http://127.0.0.1:${server.port}`, host, path, { encoding, duration: seconds, name })
  const spent = (await cpuSeconds(server)) - before
  return { ...figure, perCpuSecond: Math.round((figure.perSecond * seconds) / spent) }
}

async function cpuSeconds({ operationsPort }: RunningServer): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${operationsPort}/metrics`)).text()
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(text)?.[1])
}

/** The page and the scripts it names. */
async function weights(base: string, host: string) {
  const page = await fetchBytes(base, host, 'identity', '/search')
  const html = page[0].toString()
  const named = new Set([...html.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([path]) => path))
  const scripts = await Promise.all([...named].map(async (path) => (await fetchBytes(base, host, 'identity', path))[0]))
  return [
    { name: 'HTML', ...weightOf([page[0]]) },
    { name: `JavaScript, ${scripts.length} files`, ...weightOf(scripts) },
  ]
}

function weightOf(files: readonly Buffer[]) {
  const sum = (size: (file: Buffer) => number) => files.reduce((total, file) => total + size(file), 0)
  return {
    bytes: sum((file) => file.length),
    gzip: sum((file) => gzipSync(file, { level: 9 }).length),
    brotli: sum((file) => brotliCompressSync(file).length),
  }
}

async function load(
  url: string,
  host: string,
  path: () => string,
  {
    encoding,
    duration,
    name = '',
  }: { readonly encoding: string; readonly duration: number; readonly name?: string | undefined },
): Promise<Figure> {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration,
    headers: { host, 'accept-encoding': encoding },
    requests: [{ setupRequest: (request) => ({ ...request, path: path() }) }],
  })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${name}: ${result.non2xx} answers were no 200, ${result.errors} failed`)
  return {
    name,
    perSecond: Math.round(result.requests.average),
    perCpuSecond: null,
    p50: result.latency.p50,
    p99: result.latency.p99,
    bytes: Math.round(result.throughput.average / result.requests.average),
  }
}

/** A bare node:http server that sends the same bytes as the page cache. */
async function serveFromMemory() {
  const { BASE = '', SITE_HOST = '', ENCODING = '' } = process.env
  const [bytes, type] = await fetchBytes(BASE, SITE_HOST, ENCODING, '/search')
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'Content-Type': type, 'Content-Length': bytes.length })
    response.end(bytes)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  process.send?.((server.address() as AddressInfo).port)
}

async function fetchBytes(base: string, host: string, encoding: string, path: string): Promise<[Buffer, string]> {
  const { request } = await import('node:http')
  const sent = request(base + path, { headers: { host, 'accept-encoding': encoding } }).end()
  const [response] = (await once(sent, 'response')) as [import('node:http').IncomingMessage]
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk as Buffer)
  return [Buffer.concat(chunks), response.headers['content-type'] ?? '']
}
