import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { feedMappingSchema } from '#domain/feed/mapping.ts'
import { startHttpServer, type TestHttpServer } from '#gateways/testing/http-server.ts'
import { sweepDeliveries } from '#operations/sending/sweep-deliveries.ts'
import { importStock } from '#operations/stock/import-stock.ts'
import { sampleSite } from '#operations/testing/sample-data.ts'
import { startTraces } from '#server/health/traces.ts'
import { listen } from '#server/http/listen.ts'
import { type ServedSites, serveSites } from './served-sites.ts'

/** Everything that a visitor sends here, none of which may reach the log or a trace. */
const BUYER = {
  name: 'Josephine',
  last_name: 'Nguyen',
  email: 'jo@mail.example',
  phone: '0412345678',
  postcode: '4000',
}
const TRACES_OF_BUYER =
  /jo@mail|Nguyen|Josephine|412 ?345 ?678|192\.0\.2|secret-campaign|shiny red thing|typed-by-a-visitor/

interface ReadSpan {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly kind: number
  readonly startTimeUnixNano: string
  readonly endTimeUnixNano: string
  readonly status: { readonly code?: number }
  readonly attributes: readonly { readonly key: string; readonly value: Readonly<Record<string, unknown>> }[]
}

let collector: TestHttpServer
let served: ServedSites
let spans: readonly ReadSpan[]
let lines: readonly Record<string, unknown>[]

beforeAll(async () => {
  collector = await startHttpServer((_call, response) => response.end('{}'))
  served = await serveSites({ sites: [sampleSite()] }, { requestLog: true })
  const traces = startTraces(
    { endpoint: collector.origin, headers: { tenant: 'cars' }, service: 'forecourt-test', share: 1 },
    { warn: (event) => expect.unreachable(event) },
  )
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-feed-'))
  await writeFile(join(folder, 'feed.csv'), 'stocknum,make,model,price\n1,Kia,Rio,9990\n')
  await importStock(served.platform, served.platform.site('yard'), join(folder, 'feed.csv'), {
    options: {
      mapping: feedMappingSchema.parse({}),
      dryRun: false,
      force: true,
    },
  })
  await rm(folder, { recursive: true })
  await served.platform.engines.refresh('yard')
  await served.request('yard', '/search?q=shiny+red+thing&utm_campaign=secret-campaign')
  await served.request('yard', '/typed-by-a-visitor')
  await served.request('yard', '/unsubscribe/typed-by-a-visitor')
  await served.request('yard', '/api/leads', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Cookie: 'garage=secret-campaign' },
    body: JSON.stringify({ ...BUYER, category: 'General Enquiry', message: 'shiny red thing' }),
  })
  await sweepDeliveries(served.platform, ['yard'])
  // A cached page, on the fast path.
  const listening = await listen(
    { fetch: served.app.fetch, cached: served.cached },
    { host: '127.0.0.1', port: 0, variable: 'PORT' },
  )
  for (let time = 0; time < 2; time++) {
    const [response] = await once(
      get({ port: listening.port, path: '/search', headers: { Host: 'yard.localhost' } }),
      'response',
    )
    await buffer(response)
  }
  await listening.stop(1000)
  await traces.close()
  lines = served.platform.logged.filter(({ event }) => event === 'request').map(({ facts }) => facts)
  spans = collector.received.flatMap(({ body }) =>
    JSON.parse(body).resourceSpans.flatMap((resource: { scopeSpans: { spans: ReadSpan[] }[] }) =>
      resource.scopeSpans.flatMap((scope) => scope.spans),
    ),
  )
})
afterAll(async () => {
  await served.close()
  await collector.close()
})

const attribute = ({ attributes }: ReadSpan, name: string) => {
  const found = attributes.find(({ key }) => key === name)
  return found && Object.values(found.value)[0]
}
const named = (name: string) => {
  const span = spans.find((each) => each.name === name)
  if (!span) throw new Error(`No span is named ${name}: ${[...new Set(spans.map((each) => each.name))].join(', ')}`)
  return span
}

it('OPS-7 one line per request says what answered, how, and how long it took', () => {
  expect(lines.length).toBeGreaterThanOrEqual(6)
  expect(lines[0]).toEqual({
    site: 'yard',
    method: 'GET',
    route: '/search/:first?/:second?',
    status: 200,
    ms: expect.any(Number),
    bytes: expect.any(Number),
    cache: 'miss',
    trace: expect.stringMatching(/^[0-9a-f]{32}$/),
  })
  expect(lines.map(({ method, route, status }) => `${method} ${route} ${status}`)).toEqual(
    expect.arrayContaining(['GET /:page 404', 'GET /unsubscribe/:token 404', 'POST /api/leads 201']),
  )
})

it('OPS-7 a cached page has a line too, without a trace', () => {
  expect(lines.filter(({ cache }) => cache === 'hit')).toContainEqual(
    expect.objectContaining({ site: 'yard', route: '/search/:first?/:second?', status: 200, trace: null }),
  )
})

it('OPS-7 no line of the log has a value of a form or a query, an address or an IP address', () => {
  const text = JSON.stringify(served.platform.logged)
  expect(text).toContain('/api/leads')
  expect(text).not.toMatch(TRACES_OF_BUYER)
})

it('OPS-7 no trace has a value of a form or a query, an address or an IP address', () => {
  const text = collector.received.map(({ body }) => body).join('')
  expect(text).toContain('forecourt-test')
  expect(text).not.toMatch(TRACES_OF_BUYER)
})

it('OPS-7 traces go to the collector by OTLP, with the headers that it asks for', () => {
  expect(collector.received[0]).toMatchObject({ method: 'POST', path: '/v1/traces' })
  expect(collector.received[0]?.headers).toMatchObject({ 'content-type': 'application/json', tenant: 'cars' })
  for (const { traceId, spanId, startTimeUnixNano, endTimeUnixNano } of spans) {
    expect(traceId).toMatch(/^[0-9a-f]{32}$/)
    expect(spanId).toMatch(/^[0-9a-f]{16}$/)
    expect(BigInt(endTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(startTimeUnixNano))
  }
})

it('OPS-7 a request’s trace has its operation, search and queries below it', () => {
  const request = named('GET /search/:first?/:second?')
  expect(request.parentSpanId).toBeUndefined()
  expect(request.kind).toBe(2)
  expect(attribute(request, 'forecourt.site')).toBe('yard')
  expect(attribute(request, 'http.response.status_code')).toBe('200')
  expect(lines.map(({ trace }) => trace)).toContain(request.traceId)
  const ofTrace = spans.filter(({ traceId }) => traceId === request.traceId)
  expect(new Set(ofTrace.map(({ name }) => name))).toEqual(
    new Set([request.name, 'operation load /search/:first?/:second?', 'search', 'query select']),
  )
  const ids = new Set(ofTrace.map(({ spanId }) => spanId))
  expect(ofTrace.every(({ parentSpanId }) => parentSpanId === undefined || ids.has(parentSpanId))).toBe(true)
})

it('OPS-7 a query’s text has placeholders, and a lead’s delivery and an import have traces of their own', () => {
  const inserted = spans.find(({ attributes }) => JSON.stringify(attributes).includes('insert into \\"leads\\"'))
  expect(inserted && attribute(inserted, 'db.query.text')).toContain('$1')
  expect(attribute(named('delivery mail'), 'forecourt.outcome')).toBe('sent')
  expect(attribute(named('import stock'), 'forecourt.rows')).toBe('1')
})
