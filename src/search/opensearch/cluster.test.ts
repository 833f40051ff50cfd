import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { checkCluster, openCluster } from './cluster.ts'

let server: Server | null = null
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
  server = null
})

/** Starts a server with this listener and returns its address, with user and password. */
async function addressOf(answer: RequestListener): Promise<string> {
  const listening = createServer(answer)
  server = listening
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve))
  return `http://someone:se%3Acret@127.0.0.1:${(listening.address() as AddressInfo).port}/search/`
}

describe('openCluster', () => {
  it('requests paths below its address, with user and password, and sends lines as lines', async () => {
    const seen: string[] = []
    const url = await addressOf((request, response) => {
      request.on('data', (chunk) => seen.push(String(chunk)))
      request.on('end', () => {
        seen.unshift(`${request.method} ${request.url}`, request.headers.authorization ?? '')
        response.end('{"fine":true}')
      })
    })
    expect(await openCluster({ url }).ask('POST', '_bulk', [{ one: 1 }, { two: 2 }])).toEqual({ fine: true })
    expect(seen).toEqual([
      'POST /search/_bulk',
      `Basic ${Buffer.from('someone:se:cret').toString('base64')}`,
      '{"one":1}\n{"two":2}\n',
    ])
  })

  it('answers null for a 404', async () => {
    const url = await addressOf((_, response) => response.writeHead(404).end('{"error":"no such index"}'))
    expect(await openCluster({ url }).ask('GET', 'index')).toBeNull()
  })

  const complaints: readonly [string, number, string, RegExp][] = [
    [
      'OpenSearch’s own reason',
      400,
      '{"error":{"root_cause":[{"type":"parsing_exception","reason":"unknown query [nope]"}],"type":"x"},"status":400}',
      /refused GET index: 400 parsing_exception, unknown query \[nope\]$/,
    ],
    ['a password that does not fit', 401, 'Unauthorized', /401, the user or the password in OPENSEARCH_URL/],
    ['a proxy’s page', 502, '<h1>Bad Gateway</h1>', /502 <h1>Bad Gateway<\/h1>$/],
  ]
  it.each(complaints)('throws %s, and never the password', async (_, status, body, expected) => {
    const url = await addressOf((_, response) => response.writeHead(status).end(body))
    const error = await openCluster({ url })
      .ask('GET', 'index')
      .catch((thrown: Error) => thrown)
    expect(error).toMatchObject({ name: 'OpenSearchError', status, message: expect.stringMatching(expected) })
    expect(String(error)).not.toMatch(/se(%3A|:)cret/)
  })

  it('gives up on a cluster that does not answer', async () => {
    const url = await addressOf(() => {})
    await expect(openCluster({ url, timeoutMs: 20 }).ask('GET', 'index')).rejects.toThrow(
      /^OpenSearch at http:\/\/127\.0\.0\.1:\d+\/search does not answer \(nothing within 20 ms\)\.$/,
    )
  })
})

describe('checkCluster', () => {
  it('says what to do where nothing listens', async () => {
    const url = await addressOf(() => {})
    server?.close()
    await expect(checkCluster(openCluster({ url }))).rejects.toThrow(
      /does not answer \(ECONNREFUSED\)\. Start it, set OPENSEARCH_URL to where it is, or leave OPENSEARCH_URL empty/,
    )
  })
})
