// node bench/cached-pages.ts: cached pages per second, compared with two bare node:http servers, loaded by wrk (16
// connections, one thread). One bare server sends the page's bytes with a type and a length, the other all of the
// page's headers as well. wrk is a C program faster than all three, so the figures measure the servers; load generators
// for Node are slower than what is measured here. Without wrk the bench says how to install it. The servers take turns
// in short rounds, since others may use the machine too; the ratio is of the medians.

import { execFile, fork } from 'node:child_process'
import { once } from 'node:events'
import { createServer, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { startServer } from '../tests/browser/running-server.ts'
import { quantile } from './measure.ts'
import { compareWithBound, lacks, size } from './smallest.ts'

const SITE = 'meridian-motor-group'
const PATH = '/search'
const ROUNDS = size('rounds', 9, 1)
const SECONDS = size('seconds', 2, 1)
const CONNECTIONS = 16
const run = promisify(execFile)

const [, , mode] = process.argv
if (mode === 'bare' || mode === 'full') await serveBare(mode === 'full')
else await main()

async function main() {
  await run('wrk', ['--version']).catch((error: NodeJS.ErrnoException & { code?: string | number }) => {
    if (error.code === 'ENOENT') lacks('wrk', 'apt-get install wrk (Debian, Ubuntu), brew install wrk (macOS).')
  })
  const server = await startServer({ PAGES_PER_MINUTE: '1000000' })
  try {
    const host = `${SITE}.localhost:${server.port}`
    const plain = { Host: host }
    const brotli = { Host: host, 'Accept-Encoding': 'br' }
    await warm(server.port, brotli)
    const { headers } = await fetchPage(server.port, plain)
    const known = { ...brotli, 'If-None-Match': headers.etag ?? '' }
    const rows = [
      await compared('200, plain', server.port, plain),
      await compared('200, brotli', server.port, brotli),
      await compared('304', server.port, known),
    ]
    console.table(rows)
    compareWithBound('cached pages, of a bare server', Math.min(...rows.map((row) => row['of bare'])), {
      atLeast: 0.05,
    })
  } finally {
    await server.stop()
  }
}

type Headers = Readonly<Record<string, string>>

async function compared(name: string, port: number, headers: Headers) {
  const [bare, full] = [await startBare(port, headers, 'bare'), await startBare(port, headers, 'full')]
  const ports = [port, bare.port, full.port]
  const figures: number[][] = ports.map(() => [])
  for (const each of ports) await perSecond(each, headers, 1)
  for (let round = 0; round < ROUNDS; round++)
    for (const [index, each] of ports.entries()) figures[index]?.push(await perSecond(each, headers, SECONDS))
  bare.end()
  full.end()
  const [cached = 0, bareMedian = 0, fullMedian = 0] = figures.map((each) => Math.round(quantile(each, 0.5)))
  return {
    answer: name,
    'cached pages/s': cached,
    'bare/s': bareMedian,
    'of bare': Number((cached / bareMedian).toFixed(2)),
    'bare, all headers/s': fullMedian,
    'of bare, all headers': Number((cached / fullMedian).toFixed(2)),
  }
}

async function startBare(port: number, headers: Headers, mode: 'bare' | 'full') {
  const child = fork(import.meta.filename, [mode], {
    env: { ...process.env, PAGE_PORT: String(port), PAGE_HEADERS: JSON.stringify(headers) },
  })
  const [barePort] = (await once(child, 'message')) as [number]
  return { port: barePort, end: () => child.kill() }
}

async function perSecond(port: number, headers: Headers, seconds: number): Promise<number> {
  const named = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const options = ['-t', '1', '-c', String(CONNECTIONS), '-d', `${seconds}s`]
  const { stdout } = await run('wrk', [...options, ...named, `http://127.0.0.1:${port}${PATH}`])
  if (/Non-2xx or 3xx responses|Socket errors/.test(stdout)) throw new Error(stdout)
  return Number(/^Requests\/sec:\s+(\S+)/m.exec(stdout)?.[1])
}

/** Requests pages until thorough compression, which runs in the background, is done and the search engine is built. */
async function warm(port: number, headers: Headers): Promise<void> {
  for (let time = 0; time < 3; time++) await fetchPage(port, headers)
  await perSecond(port, headers, 2)
}

/** A server that sends the same status and bytes as the page cache, with all of its headers or two of them. */
async function serveBare(full: boolean) {
  const page = await fetchPage(Number(process.env.PAGE_PORT), JSON.parse(process.env.PAGE_HEADERS ?? '{}'))
  const { date: _date, connection: _connection, 'keep-alive': _alive, ...all } = page.headers
  const { etag = '', 'content-type': type = '' } = all
  const least = page.status === 304 ? { etag } : { 'content-type': type, 'content-length': page.bytes.length }
  const headers = full ? all : least
  const server = createServer((_request, response) => response.writeHead(page.status, headers).end(page.bytes))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  process.send?.((server.address() as AddressInfo).port)
}

async function fetchPage(port: number, headers: Headers) {
  const [response] = (await once(get({ port, path: PATH, headers }), 'response')) as [IncomingMessage]
  return { status: response.statusCode ?? 0, headers: response.headers, bytes: await buffer(response) }
}
