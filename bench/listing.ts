// node bench/listing.ts: listing pages a second, rendered and from the page cache, beside the same bytes served from
// memory, in one run, and what a page weighs. The load shares the machine's cores, and so may others: `perCpuSecond`
// counts pages against the processor time of the server alone, on all its threads. `node bench/listing.ts every-facet` has the
// dealer offer all facets of SEARCH-3 instead of the fourteen that it chose.

import { fork } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import autocannon from 'autocannon'
import { FACET_NAMES } from '#domain/listing/facet/facet-names.ts'
import { type RunningServer, startServer } from '../tests/browser/running-server.ts'

const SECONDS = 8
const CONNECTIONS = 16
const SITE = 'meridian-motor-group'

interface Figure {
  readonly name: string
  readonly perSecond: number
  /** Null where the server is not ours to ask. */
  readonly perCpuSecond: number | null
  readonly p50: number
  readonly p99: number
  readonly bytes: number
}

if (process.argv[2] === 'memory') await serveFromMemory()
else await main()

async function main() {
  const sites = process.argv[2] === 'every-facet' ? await offeringEveryFacet() : null
  const server = await startServer(sites ? { SITES_DIR: sites } : {})
  const host = `${SITE}.localhost:${server.port}`
  const base = `http://127.0.0.1:${server.port}`
  const figures: Figure[] = []
  try {
    let number = 0
    // The same search under another address, and another search each time: other counts, mostly the same cars.
    const again = () => `/search?x=${number++}`
    const another = () =>
      `/search?price=:${25_000 + ((number * 137) % 60_000)}&km=:${40_000 + ((number++ * 7919) % 160_000)}`
    await load(base, host, again, 'identity', 3)
    for (const [path, name] of [
      [again, 'rendered for each request'],
      [another, 'rendered, another search each'],
    ] as const)
      for (const encoding of ['identity', 'br'])
        figures.push(await measured(server, host, path, encoding, `${name}, ${nameOf(encoding)}`))
    for (const encoding of ['identity', 'br'])
      figures.push(await measured(server, host, () => '/search', encoding, `page cache, ${nameOf(encoding)}`))
    for (const encoding of ['identity', 'br']) {
      const memory = fork(import.meta.filename, ['memory'], {
        env: { ...process.env, BASE: base, SITE_HOST: host, ENCODING: encoding },
      })
      const [port] = (await once(memory, 'message')) as [number]
      figures.push(
        await load(
          `http://127.0.0.1:${port}`,
          host,
          () => '/search',
          encoding,
          SECONDS,
          `the same bytes from memory, ${nameOf(encoding)}`,
        ),
      )
      memory.kill()
    }
    console.table(figures)
    console.table(await weights(base, host))
  } finally {
    await server.stop()
    if (sites) await rm(sites, { recursive: true })
  }
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
  encoding: string,
  name: string,
): Promise<Figure> {
  const before = await cpuSeconds(server)
  const figure = await load(`http://127.0.0.1:${server.port}`, host, path, encoding, SECONDS, name)
  const spent = (await cpuSeconds(server)) - before
  return { ...figure, perCpuSecond: Math.round((figure.perSecond * SECONDS) / spent) }
}

async function cpuSeconds({ operationsPort }: RunningServer): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${operationsPort}/metrics`)).text()
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(text)?.[1])
}

/** The page and the scripts that it names; the template's own is named by script alone. */
async function weights(base: string, host: string) {
  const page = await fetchBytes(base, host, 'identity', '/search')
  const html = page[0].toString()
  const template = /data-template="(\w+)"/.exec(html)?.[1] ?? ''
  const named = new Set([...html.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([path]) => path))
  const [own = ''] = [...named].filter((path) => path.includes('/listing-'))
  const listing = (await fetchBytes(base, host, 'identity', own))[0].toString()
  for (const [, file] of listing.matchAll(new RegExp(`\\./(${template}-[\\w-]+\\.js)`, 'g')))
    named.add(`/assets/${file}`)
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
  encoding: string,
  duration: number,
  name = '',
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

/** A bare node:http server that sends the very bytes that the page cache sent. */
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
