import { connect } from 'node:net'
import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sampleSite } from '#operations/testing/sample-data.ts'
import type { AppParts } from '#server/app.ts'
import { createMetrics } from '#server/health/metrics.ts'
import { type Listening, listen } from '#server/http/listen.ts'
import { type ServedSites, serveSites } from './served-sites.ts'

const SHOP = 'https://shop.example'
const yard = sampleSite({ search: { ...sampleSite().search, allowedOrigins: [SHOP] } })
const rival = sampleSite({ slug: 'rival', id: 's2', name: 'Rival Cars' })
const gated = sampleSite({
  slug: 'gated',
  id: 's3',
  integrations: { ...yard.integrations, garageEnabled: true },
  garage: { ...yard.garage, gates: ['finance'] },
})

/** The same app on two ports: with the fast path for cached pages in front of it, and without. */
interface TwoWays {
  readonly served: ServedSites
  /** A car's page. */
  readonly car: string
  /** Sends a request to both, and reports whether the fast path answered. */
  send(request: Sent): Promise<{ readonly short: Answer; readonly long: Answer; readonly isShort: boolean }>
  close(): Promise<void>
}

interface Sent {
  readonly target: string
  readonly method?: string
  readonly headers?: readonly (readonly [string, string])[]
  readonly host?: string
}

interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

async function twoWays(parts: Partial<AppParts> = {}, sites = [yard, rival, gated]): Promise<TwoWays> {
  const served = await serveSites({ sites }, parts)
  const cars = await served.platform.addCars(sites[0]?.slug ?? '', [{}])
  let isShort = false
  const at = { host: '127.0.0.1', port: 0, variable: 'PORT' }
  const short = await listen(
    {
      fetch: served.app.fetch,
      cached: (request, response) => {
        const sending = served.cached(request, response)
        isShort = sending !== null
        return sending
      },
    },
    at,
  )
  const long = await listen(served.app, at)
  return {
    served,
    car: `/cars/${cars[0]?.slug}`,
    async send(request) {
      // The app first, so that the page is cached for both.
      const byApp = await exchange(long, request)
      const answer = await exchange(short, request)
      return { long: byApp, short: answer, isShort }
    },
    async close() {
      await short.stop(0)
      await long.stop(0)
      await served.close()
    },
  }
}

describe('106 the fast path for cached pages', () => {
  let ways: TwoWays
  beforeAll(async () => {
    ways = await twoWays()
  })
  afterAll(() => ways.close())

  const CAR = 'a car'
  it.each<[string, Sent]>([
    ['a listing', { target: '/search' }],
    ['the home page', { target: '/' }],
    ['a car', { target: CAR }],
    ['a page with parameters of campaigns', { target: '/search?utm_source=x&sortBy=latest' }],
    ['brotli', { target: '/search', headers: [['Accept-Encoding', 'gzip, br']] }],
    ['gzip', { target: '/search', headers: [['Accept-Encoding', 'gzip']] }],
    ['HEAD', { target: '/search', method: 'HEAD' }],
    ['HEAD in brotli', { target: '/search', method: 'HEAD', headers: [['Accept-Encoding', 'br']] }],
    ['the data of a page', { target: '/search.data' }],
    ['a call', { target: '/api/search' }],
    ['a file', { target: '/robots.txt' }],
    ['a sitemap', { target: '/sitemap.xml' }],
    ['a slash at the end', { target: '/budget/' }],
    ['a visitor’s cookie, which changes nothing', { target: '/search', headers: [['Cookie', 'session=x']] }],
    [
      'a header twice',
      {
        target: '/search',
        headers: [
          ['Accept-Encoding', 'gzip'],
          ['Accept-Encoding', 'br'],
        ],
      },
    ],
  ])('%s: status, headers and bytes are those that the app sends', async (_what, sent) => {
    const request = sent.target === CAR ? { target: ways.car } : sent
    // The thorough compression of a page replaces the fast one a moment after the first answers.
    const sameByBoth = async () => {
      const { short, long, isShort } = await ways.send(request)
      return [isShort, long.status, short.headers['x-cache'], isDeepStrictEqual(short, long)]
    }
    await expect.poll(sameByBoth).toEqual([true, 200, 'hit', true])
  })

  it('a hit has the same headers as a miss, except for the mark itself', async () => {
    const target = '/search?make=Toyota'
    const { long: miss, short: hit, isShort } = await ways.send({ target })
    expect([miss.headers['x-cache'], hit.headers['x-cache'], isShort]).toEqual(['miss', 'hit', true])
    expect({ ...hit.headers, 'x-cache': '' }).toEqual({ ...miss.headers, 'x-cache': '' })
    expect(hit.body.equals(miss.body)).toBe(true)
  })

  it('answers 304 if the browser has the page', async () => {
    const { long } = await ways.send({ target: '/search' })
    for (const etag of [long.headers.etag ?? '', `W/${long.headers.etag}`, `"x", ${long.headers.etag}`, '*']) {
      const again = await ways.send({ target: '/search', headers: [['If-None-Match', etag]] })
      expect([again.isShort, again.short.status, again.short.body.length]).toEqual([true, 304, 0])
      expect(again.short).toEqual(again.long)
    }
    const changed = await ways.send({ target: '/search', headers: [['If-None-Match', '"another"']] })
    expect(changed.short.status).toBe(200)
  })

  it('115 a 304 has the page’s mark and what it says of caching, and no policy: the browser has that with the page', async () => {
    const { long: page } = await ways.send({ target: '/search' })
    const { short } = await ways.send({ target: '/search', headers: [['If-None-Match', page.headers.etag ?? '']] })
    const { etag, vary, 'cache-control': caching } = page.headers
    expect(short.headers).toMatchObject({ etag, vary, 'cache-control': caching, 'x-cache': 'hit' })
    const spared = ['content-security-policy', 'content-type', 'x-frame-options', 'x-content-type-options']
    expect(Object.keys(page.headers)).toEqual(expect.arrayContaining(spared))
    expect(Object.keys(short.headers).filter((name) => spared.includes(name))).toEqual([])
  })

  it.each<[string, Sent, number]>([
    ['another method', { target: '/search', method: 'DELETE' }, 405],
    ['a NUL in a parameter that the page drops', { target: '/search?x=%00' }, 400],
    ['an escape in the path', { target: '/%62udget' }, 200],
    ['dots in the path', { target: '/x/../search' }, 200],
    ['slashes', { target: '//search' }, 404],
    ['a whole address', { target: 'http://yard.localhost/search' }, 200],
    ['a whole address of another dealer', { target: 'http://rival.localhost/search' }, 400],
    ['a host that no site has', { target: '/search', host: 'nobody.localhost' }, 404],
    ['two hosts', { target: '/search', headers: [['Host', 'rival.localhost']] }, 400],
    ['a port that is none', { target: '/search', host: 'yard.localhost:99999' }, 400],
    ['a call by a page that the site allows', { target: '/api/search', headers: [['Origin', SHOP]] }, 200],
    ['a page behind a gate', { target: '/finance', host: 'gated.localhost' }, 303],
    ['a page that is not there', { target: '/nowhere' }, 404],
    ['a page that leads on', { target: '/cars' }, 301],
  ])('leaves %s to the app', async (_what, request, status) => {
    await ways.send({ target: '/search' })
    await ways.send(request)
    const { short, long, isShort } = await ways.send(request)
    expect([isShort, long.status]).toEqual([false, status])
    expect(short).toEqual(long)
  })

  it('SITE-1 never sends one dealer’s page for another’s hostname', async () => {
    for (const host of ['yard.localhost', 'rival.localhost', 'YARD.localhost.']) {
      await ways.send({ target: '/', host })
      const { short, long } = await ways.send({ target: '/', host })
      expect(short.body.equals(long.body)).toBe(true)
      expect(short.body.includes('Rival Cars')).toBe(host.startsWith('rival'))
    }
  })

  it('STOCK-3 never sends the page of an older version', async () => {
    await ways.send({ target: '/search' })
    await ways.served.platform.addCars('yard', [{ slug: 'a-new-ranger', model: 'Ranger Newest' }])
    const { short } = await ways.send({ target: '/search' })
    expect(short.body.includes('a-new-ranger')).toBe(true)
  })
})

it('D-23 both paths serve only cached pages to an address over its limit', async () => {
  const ways = await twoWays({ pagesPerMinute: 2 })
  const statuses = async (target: string) => {
    const { long, short } = await ways.send({ target })
    return [long.status, short.status]
  }
  expect(await statuses('/search')).toEqual([200, 200])
  expect(await statuses('/about-us')).toEqual([404, 429])
  expect(await statuses('/budget')).toEqual([429, 429])
  expect(await statuses('/search')).toEqual([200, 200])
  await ways.close()
})

it('D-21 M11 on both paths production redirects to the first hostname and sends HSTS', async () => {
  const named = sampleSite({ hostnames: ['www.yard.example', 'yard.example'] })
  const ways = await twoWays({ production: true, trustProxy: true }, [named])
  const { short, isShort } = await ways.send({ target: '/search' })
  expect([isShort, short.status]).toEqual([false, 301])
  await ways.close()
})

it('counts each page once on either path', async () => {
  const metrics = createMetrics({
    caches: () => [],
    deliveries: async () => [],
    budgetRefusals: () => new Map(),
  })
  const ways = await twoWays({ metrics })
  await ways.send({ target: '/search' })
  await ways.send({ target: '/search' })
  const text = await metrics.text()
  expect(text).toContain('forecourt_pages_total{cache="miss"} 1')
  expect(text).toContain('forecourt_pages_total{cache="hit"} 3')
  expect(text).toContain('forecourt_request_seconds_count{method="GET",status="200"} 4')
  await ways.close()
})

/** Sends a raw request, including things that no client library allows. */
function exchange(
  { port }: Listening,
  { target, method = 'GET', headers = [], host = 'yard.localhost' }: Sent,
): Promise<Answer> {
  const lines = [`${method} ${target} HTTP/1.1`, `Host: ${host}`, 'Connection: close']
  const sent = [...lines, ...headers.map(([name, value]) => `${name}: ${value}`), '', '']
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const socket = connect(port, '127.0.0.1', () => socket.write(sent.join('\r\n')))
    socket.on('data', (chunk) => chunks.push(chunk))
    socket.on('close', () => resolve(parsed(Buffer.concat(chunks))))
    socket.on('error', reject)
  })
}

function parsed(answer: Buffer): Answer {
  const end = answer.indexOf('\r\n\r\n')
  const [line = '', ...fields] = answer.subarray(0, end).toString('latin1').split('\r\n')
  const headers = fields.map((field) => /^([^:]+):\s*(.*)$/.exec(field)?.slice(1) ?? [])
  const { date: _, ...named } = Object.fromEntries(
    headers.map(([name = '', value = '']) => [name.toLowerCase(), value]),
  )
  return { status: Number(line.split(' ')[1]), headers: named, body: answer.subarray(end + 4) }
}
