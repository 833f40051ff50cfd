import { afterAll, beforeAll, expect, it } from 'vitest'
import { startHttpServer, type TestHttpServer } from '#gateways/testing/http-server.ts'
import { makeApiKey } from '#operations/api/api-keys.ts'
import { enquire } from '#operations/inbox/testing.ts'
import { requestOn } from '#operations/site-request.ts'
import { sampleStaff } from '#operations/staff/testing.ts'
import { requestBy } from '#operations/staff-request.ts'
import { createMetrics, type Metrics } from '#server/health/metrics.ts'
import { startTraces } from '#server/health/traces.ts'
import { VERSION } from '#server/release.ts'
import type { ServedSites } from '../served-sites.ts'
import { CONSOLE_HOST, serveWithConsole, signedInManager } from './served-console.ts'

const NOW = new Date('2026-11-23T00:00:00Z')

let collector: TestHttpServer
let served: ServedSites
let metrics: Metrics
let cookie: string
/** What each request should be called, with the site and the status. */
const asked: { readonly name: string; readonly site: string | null; readonly status: number }[] = []

beforeAll(async () => {
  collector = await startHttpServer((_call, response) => response.end('{}'))
  metrics = createMetrics({ caches: () => [], deliveries: async () => [], budgetRefusals: () => new Map() })
  served = await serveWithConsole(NOW, { metrics, requestLog: true })
  const traces = startTraces(
    { endpoint: collector.origin, headers: {}, service: 'forecourt-test', share: 1 },
    { warn: (event) => expect.unreachable(event) },
  )
  const { platform } = served
  const yard = platform.site('yard')
  const { conversationId } = await enquire(requestOn(platform, yard))
  const manager = sampleStaff(['owner'], { id: 'owner', secondFactorAt: platform.clock.now() })
  const made = await makeApiKey(requestBy(platform, yard, manager), {
    name: 'CRM',
    rights: ['lead.read'],
    locations: null,
    days: 30,
  })
  if (!made.ok) throw new Error(made.reason)
  cookie = await signedInManager(served)
  const key = { authorization: `Bearer ${made.token}` }
  const form = { cookie, origin: `http://${CONSOLE_HOST}`, 'content-type': 'application/x-www-form-urlencoded' }
  const api = 'api:/conversations'
  await ask('GET /', 'console:/', 'yard', { headers: { cookie } })
  await ask('GET /leads?q=Nguyen', 'console:/leads', 'yard', { headers: { cookie } })
  await ask(`GET /leads/${conversationId}`, 'console:/leads/:id', 'yard', { headers: { cookie } })
  await ask(`POST /leads/${conversationId}/stage`, 'console:/leads/:id/stage', 'yard', { headers: form, body: '' })
  await ask('GET /calendar/new', 'console:/calendar/new', 'yard', { headers: { cookie } })
  await ask('GET /reports.csv', 'console:/reports.csv', 'yard', { headers: { cookie } })
  await ask('GET /typed-by-a-person/Nguyen', 'console:/*', 'yard', { headers: { cookie } })
  await ask('GET /sign-in', 'console:/sign-in', null)
  await ask('GET /stock/secret-typed-by-a-stranger', 'console:/stock/:id', null)
  await ask('GET /reset/secret-of-a-mail', 'console:/reset/:token', null)
  await ask('GET /console-0.css', 'console:/console-*', null)
  await ask('GET /api/v1/openapi.json', 'api:/openapi.json', null)
  await ask('GET /api/v1/conversations', api, 'yard', { headers: key })
  await ask(`GET /api/v1/conversations/${conversationId}`, `${api}/:id`, 'yard', { headers: key })
  await ask('POST /api/v1/cars', 'api:/cars', 'yard', { headers: key, body: '{}' })
  await ask('GET /api/v1/cars', 'api:/cars', null)
  await ask('GET /api/v1/secret-typed-by-a-stranger', 'api:/*', null)
  await ask('GET /api/v1/conversations', api, null, { headers: { authorization: 'Bearer forecourt_key_wrong' } })
  await traces.close()
})
afterAll(async () => {
  await served?.close()
  await collector?.close()
})

it('K-8 a request to the console or the API is logged by its route and its site', () => {
  const lines = served.platform.logged.filter(({ event }) => event === 'request').map(({ facts }) => facts)
  expect(lines.map(({ method, route, site, status }) => ({ name: `${method} ${route}`, site, status }))).toEqual(asked)
  expect(JSON.stringify(lines)).not.toMatch(/Nguyen|secret|typed/)
})

it('K-8 the metrics say which page of the console is slow, and count its requests for its site', async () => {
  const text = await metrics.text()
  const routes = new Set(
    [...text.matchAll(/forecourt_route_seconds_count\{route="(.*?)"\}/g)].map(([, route]) => route),
  )
  expect(routes).toEqual(new Set(asked.map(({ name }) => name.replace(/^\w+ /, ''))))
  const ofSite = asked.filter(({ site, status }) => site === 'yard' && status < 300).length
  expect(text).toContain(`forecourt_site_requests_total{site="yard",status="2xx",cache="none"} ${ofSite}`)
})

it('K-8 a span of the console or the API has the name of its route, and its site', () => {
  const requests = collector.received
    .flatMap(({ body }) => JSON.parse(body).resourceSpans)
    .flatMap(({ scopeSpans }) => scopeSpans)
    .flatMap(({ spans }) => spans)
    .filter(({ kind }) => kind === 2)
  const siteOf = ({
    attributes,
  }: {
    readonly attributes: readonly { key: string; value: { stringValue: string } }[]
  }) => attributes.find(({ key }) => key === 'forecourt.site')?.value.stringValue ?? null
  expect(requests.map((span) => ({ name: span.name, site: siteOf(span) }))).toEqual(
    asked.map(({ name, site }) => ({ name, site })),
  )
})

// Last, because its request counts too.
it('issue 32 each page of the console says at its foot which version it is', async () => {
  const page = await served.request('yard', '/stock', { host: CONSOLE_HOST, headers: { cookie } })
  expect(await page.text()).toContain(`<p class="foot">Forecourt ${VERSION}</p>`)
})

async function ask(request: string, route: string, site: string | null, init: RequestInit = {}): Promise<void> {
  const [method = '', path = ''] = request.split(' ')
  const { status } = await served.request('yard', path, { ...init, method, host: CONSOLE_HOST })
  asked.push({ name: `${method} ${route}`, site, status })
}
