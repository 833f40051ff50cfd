// node bench/listing.ts: listing pages a second, rendered and from the page cache, beside the same bytes served from
// memory, in one run. The server and the load have a core each.

import { fork } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import autocannon from 'autocannon'
import { startServer } from '../tests/browser/running-server.ts'

const SECONDS = 8
const CONNECTIONS = 16
const SITE = 'meridian-motor-group'

interface Figure {
  readonly name: string
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
  readonly bytes: number
}

if (process.argv[2] === 'memory') await serveFromMemory()
else await main()

async function main() {
  const server = await startServer()
  const host = `${SITE}.localhost:${server.port}`
  const base = `http://127.0.0.1:${server.port}`
  const figures: Figure[] = []
  try {
    let number = 0
    const uncached = () => `/search?x=${number++}`
    await load(base, host, uncached, 'identity', 3)
    figures.push(await load(base, host, uncached, 'identity', SECONDS, 'rendered for each request'))
    figures.push(await load(base, host, () => '/search', 'identity', SECONDS, 'page cache, identity'))
    figures.push(await load(base, host, () => '/search', 'br', SECONDS, 'page cache, brotli'))
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
          `the same bytes from memory, ${encoding === 'br' ? 'brotli' : encoding}`,
        ),
      )
      memory.kill()
    }
  } finally {
    await server.stop()
  }
  console.table(figures)
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
    p50: result.latency.p50,
    p99: result.latency.p99,
    bytes: Math.round(result.throughput.average / result.requests.average),
  }
}

/** A bare node:http server that sends the very bytes that the page cache sent. */
async function serveFromMemory() {
  const { BASE = '', SITE_HOST = '', ENCODING = '' } = process.env
  const [bytes, type] = await fetchBytes(BASE, SITE_HOST, ENCODING)
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'Content-Type': type, 'Content-Length': bytes.length })
    response.end(bytes)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  process.send?.((server.address() as AddressInfo).port)
}

async function fetchBytes(base: string, host: string, encoding: string): Promise<[Buffer, string]> {
  const { request } = await import('node:http')
  const sent = request(`${base}/search`, { headers: { host, 'accept-encoding': encoding } }).end()
  const [response] = (await once(sent, 'response')) as [import('node:http').IncomingMessage]
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk as Buffer)
  return [Buffer.concat(chunks), response.headers['content-type'] ?? '']
}
