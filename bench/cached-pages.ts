// node bench/cached-pages.ts: cached pages a second beside a bare node:http server that sends the same bytes, each with
// wrk (16 connections, one thread). wrk is a C program that outruns both, so that the figure is the server's and not the
// load generator's. Without it this says how to install it: generators for Node are slower than what is measured here. The
// two servers take turns in short rounds, for others may use the machine too; the ratio is of the medians.

import { execFile, fork } from 'node:child_process'
import { once } from 'node:events'
import { createServer, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { startServer } from '../tests/browser/running-server.ts'
import { quantile } from './measure.ts'

const SITE = 'meridian-motor-group'
const PATH = '/search'
const ROUNDS = 9
const SECONDS = 2
const CONNECTIONS = 16
const run = promisify(execFile)

if (process.argv[2] === 'bare') await serveBare()
else await main()

async function main() {
  await run('wrk', ['--version']).catch((error: NodeJS.ErrnoException & { code?: string | number }) => {
    if (error.code !== 'ENOENT') return
    console.error('This bench needs wrk: apt-get install wrk (Debian, Ubuntu), brew install wrk (macOS).')
    process.exit(1)
  })
  const server = await startServer({ PAGES_PER_MINUTE: '1000000' })
  try {
    const host = `${SITE}.localhost:${server.port}`
    const plain = { Host: host }
    const brotli = { Host: host, 'Accept-Encoding': 'br' }
    await warm(server.port, brotli)
    const { headers } = await fetchPage(server.port, plain)
    const known = { ...brotli, 'If-None-Match': headers.etag ?? '' }
    console.table([
      await compared('200, plain', server.port, plain),
      await compared('200, brotli', server.port, brotli),
      await compared('304', server.port, known),
    ])
  } finally {
    await server.stop()
  }
}

type Headers = Readonly<Record<string, string>>

async function compared(name: string, port: number, headers: Headers) {
  const bare = fork(import.meta.filename, ['bare'], {
    env: { ...process.env, PAGE_PORT: String(port), PAGE_HEADERS: JSON.stringify(headers) },
  })
  const [barePort] = (await once(bare, 'message')) as [number]
  const ours: number[] = []
  const theirs: number[] = []
  await perSecond(port, headers, 1)
  await perSecond(barePort, headers, 1)
  for (let round = 0; round < ROUNDS; round++) {
    ours.push(await perSecond(port, headers, SECONDS))
    theirs.push(await perSecond(barePort, headers, SECONDS))
  }
  bare.kill()
  const [median, bareMedian] = [quantile(ours, 0.5), quantile(theirs, 0.5)]
  return {
    answer: name,
    'cached pages/s': Math.round(median),
    'bare node:http/s': Math.round(bareMedian),
    ratio: Number((median / bareMedian).toFixed(2)),
  }
}

async function perSecond(port: number, headers: Headers, seconds: number): Promise<number> {
  const named = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const options = ['-t', '1', '-c', String(CONNECTIONS), '-d', `${seconds}s`]
  const { stdout } = await run('wrk', [...options, ...named, `http://127.0.0.1:${port}${PATH}`])
  if (/Non-2xx or 3xx responses|Socket errors/.test(stdout)) throw new Error(stdout)
  return Number(/^Requests\/sec:\s+(\S+)/m.exec(stdout)?.[1])
}

/** The page is compressed thoroughly beside the first answers, and its engine is built at the first request. */
async function warm(port: number, headers: Headers): Promise<void> {
  for (let time = 0; time < 3; time++) await fetchPage(port, headers)
  await perSecond(port, headers, 2)
}

/** A bare server that sends the very status and bytes that the page cache sent. */
async function serveBare() {
  const page = await fetchPage(Number(process.env.PAGE_PORT), JSON.parse(process.env.PAGE_HEADERS ?? '{}'))
  const { etag = '', 'content-type': type = '' } = page.headers
  const headers = page.status === 304 ? { ETag: etag } : { 'Content-Type': type, 'Content-Length': page.bytes.length }
  const server = createServer((_request, response) => response.writeHead(page.status, headers).end(page.bytes))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  process.send?.((server.address() as AddressInfo).port)
}

async function fetchPage(port: number, headers: Headers) {
  const [response] = (await once(get({ port, path: PATH, headers }), 'response')) as [IncomingMessage]
  return { status: response.statusCode ?? 0, headers: response.headers, bytes: await buffer(response) }
}
