import { AggregatorRegistry } from 'prom-client'
import { describe, expect, it } from 'vitest'
import { VERSION } from '../release.ts'
import { createMetrics } from './metrics.ts'
import { createOperationsApp, operationsOf } from './operations-app.ts'
import type { Fault, FaultKind } from './readiness.ts'

const measured = {
  caches: () => [
    { name: 'pages', limit: { entries: 20_000, bytes: 8192 }, entries: 3, bytes: 4096, hits: 7, misses: 5 },
    { name: 'places', limit: { entries: 5_000, bytes: null }, entries: 1, bytes: null, hits: 0, misses: 1 },
  ],
  deliveries: async () => [
    { site: 'yard', kind: 'mail', state: 'failed', count: 20 } as const,
    { site: 'yard', kind: 'mail', state: 'dead', count: 2 } as const,
  ],
  budgetRefusals: () => new Map([['sign-in-codes', 3]]),
}

const HOSTNAMES = ['www.yard.example', 'yard.example', 'xn--mnchen-3ya.example']

function appWith(faults: readonly Fault[], metrics = createMetrics(measured)) {
  return createOperationsApp(operationsOf({ metrics, faults: async () => faults, hostnames: () => HOSTNAMES }))
}

const fault = (kind: FaultKind): Fault => ({ kind, sentence: `A sentence about ${kind}.` })

it('is alive, and ready while nothing is wrong', async () => {
  const app = appWith([])
  for (const path of ['/healthz', '/readyz', '/readyz/pages', '/readyz/leads'])
    expect((await app.request(path)).status).toBe(200)
  expect(await (await app.request('/readyz')).json()).toEqual({
    version: VERSION,
    status: 'ready',
    pages: { ready: true, reasons: [] },
    leads: { ready: true, reasons: [] },
    warnings: [],
  })
})

// Effect of each fault on the two tasks, and so on the three addresses.
const ANSWERS: readonly (readonly [FaultKind, string, number, number, number])[] = [
  ['draining', 'not ready', 503, 503, 503],
  ['no-sites', 'not ready', 503, 503, 503],
  ['pages', 'not ready', 503, 503, 200],
  ['database', 'degraded', 200, 200, 503],
  ['disk', 'degraded', 200, 200, 503],
  ['data-folder', 'ready', 200, 200, 200],
  ['search', 'ready', 200, 200, 200],
  ['mailbox', 'ready', 200, 200, 200],
  ['site', 'ready', 200, 200, 200],
  ['draft', 'ready', 200, 200, 200],
  ['hostname', 'ready', 200, 200, 200],
  ['clock', 'ready', 200, 200, 200],
  ['lost-leads', 'ready', 200, 200, 200],
  ['budget', 'ready', 200, 200, 200],
  ['proxy', 'ready', 200, 200, 200],
]
it.each(ANSWERS)('D-9 M8 reports what %s prevents, and stays alive', async (kind, status, both, pages, leads) => {
  const app = appWith([fault(kind)])
  const response = await app.request('/readyz')
  expect(response.status).toBe(both)
  const answer = await response.json()
  expect(answer.status).toBe(status)
  expect([...answer.pages.reasons, ...answer.leads.reasons, ...answer.warnings]).toContain(fault(kind).sentence)
  expect((await app.request('/readyz/pages')).status).toBe(pages)
  expect((await app.request('/readyz/leads')).status).toBe(leads)
  expect((await app.request('/healthz')).status).toBe(200)
})

it.each(ANSWERS.map(([kind]) => kind))('D-9 %s has a metric, which goes back to 0', async (kind) => {
  const metrics = createMetrics(measured)
  const wrong = await (await appWith([fault(kind)], metrics).request('/metrics')).text()
  expect(wrong).toContain(`forecourt_faults{kind="${kind}"} 1`)
  const well = await (await appWith([], metrics).request('/metrics')).text()
  expect(well).toContain(`forecourt_faults{kind="${kind}"} 0`)
  expect(well).toContain('forecourt_ready{task="pages"} 1')
  expect(well).toContain('forecourt_ready{task="leads"} 1')
})

it('M8 a fault of leads shows in the metric of leads', async () => {
  const text = await (await appWith([fault('disk')]).request('/metrics')).text()
  expect(text).toContain('forecourt_ready{task="pages"} 1')
  expect(text).toContain('forecourt_ready{task="leads"} 0')
})

it('D-13 FORM-13 shows an operator how many leads need a person, by site', async () => {
  const metrics = createMetrics(measured)
  metrics.request({ site: 'yard', route: '/search', method: 'GET', status: 200, seconds: 0.004, cache: 'hit' })
  const text = await (await appWith([], metrics).request('/metrics')).text()
  expect(text).toContain('forecourt_lead_deliveries{site="yard",kind="mail",state="dead"} 2')
  expect(text).toContain('forecourt_budget_refusals{budget="sign-in-codes"} 3')
  expect(text).toContain('forecourt_pages_total{cache="hit"} 1')
  expect(text).toContain('forecourt_request_seconds_bucket{le="0.005",method="GET",status="200"} 1')
})

it('OPS-7 counts requests by site and by route, but never by both', async () => {
  const metrics = createMetrics(measured)
  const request = { site: 'yard', route: '/search', method: 'GET', status: 200, seconds: 0.2, cache: 'hit' } as const
  metrics.request(request)
  metrics.request(request)
  metrics.request({ ...request, cache: 'miss' })
  metrics.request({ ...request, route: '/api/leads', method: 'POST', status: 503, cache: 'none' })
  metrics.request({ ...request, route: '/assets/*', cache: 'none' })
  metrics.request({ ...request, site: null, route: '-', status: 404, cache: 'none' })
  const text = await metrics.text()
  expect(text).toContain('forecourt_site_requests_total{site="yard",status="2xx",cache="hit"} 2')
  expect(text).toContain('forecourt_site_requests_total{site="yard",status="2xx",cache="miss"} 1')
  expect(text).toContain('forecourt_site_requests_total{site="yard",status="5xx",cache="none"} 1')
  expect(text).toContain('forecourt_site_requests_total{site="-",status="4xx",cache="none"} 1')
  // Cached pages are counted by their site alone, since their time is the same everywhere, and files do not hide slow pages.
  expect(text).toContain('forecourt_route_seconds_count{route="/search"} 1')
  expect(text).toContain('forecourt_site_seconds_count{site="yard"} 2')
  expect(text.split('\n').filter((line) => line.includes('site=') && line.includes('route='))).toEqual([])
})

it('OPS-7 the metrics of several worker processes add up, but what all read from one place does not', async () => {
  const workers = [createMetrics(measured), createMetrics(measured)]
  for (const [index, metrics] of workers.entries()) {
    metrics.request({ site: 'yard', route: '/search', method: 'GET', status: 200, seconds: 0.2, cache: 'miss' })
    metrics.faults(index === 0 ? [fault('disk')] : [])
  }
  const all = AggregatorRegistry.aggregate(
    await Promise.all(workers.map(({ registry }) => registry.getMetricsAsJSON())),
  )
  const text = await all.metrics()
  expect(text).toContain('forecourt_site_requests_total{site="yard",status="2xx",cache="miss"} 2')
  expect(text).toContain('forecourt_site_seconds_count{site="yard"} 2')
  expect(text).toContain('forecourt_lead_deliveries{site="yard",kind="mail",state="dead"} 2')
  expect(text).toContain('forecourt_ready{task="leads"} 0')
  expect(text).toContain('forecourt_ready{task="pages"} 1')
  expect(text).toContain('forecourt_faults{kind="disk"} 1')
})

it('shows the entries, limits and lookups of each cache, and bytes only for caches that count them', async () => {
  const text = await (await appWith([], createMetrics(measured)).request('/metrics')).text()
  expect(text).toContain('forecourt_cache_entries{cache="pages"} 3')
  expect(text).toContain('forecourt_cache_entries_limit{cache="pages"} 20000')
  expect(text).toContain('forecourt_cache_bytes{cache="pages"} 4096')
  expect(text).toContain('forecourt_cache_bytes_limit{cache="pages"} 8192')
  expect(text).toContain('forecourt_cache_lookups_total{cache="pages",result="hit"} 7')
  expect(text).toContain('forecourt_cache_lookups_total{cache="pages",result="miss"} 5')
  expect(text).toContain('forecourt_cache_entries{cache="places"} 1')
  expect(text).not.toContain('forecourt_cache_bytes{cache="places"}')
})

it('D-9 shows the other metrics while the database is unavailable', async () => {
  const metrics = createMetrics({ ...measured, deliveries: () => Promise.reject(new Error('away')) })
  const response = await appWith([fault('database')], metrics).request('/metrics')
  expect(response.status).toBe(200)
  expect(await response.text()).toContain('forecourt_faults{kind="database"} 1')
})

describe('OPS-4 the proxy asks whether a site has a hostname before it gets a certificate', () => {
  const statusOf = async (query: string) => (await appWith([]).request(`/hostnames/known${query}`)).status

  it.each(['www.yard.example', 'yard.example', 'YARD.example', 'xn--mnchen-3ya.example'])(
    'OPS-4 knows %s',
    async (domain) => {
      expect(await statusOf(`?domain=${domain}`)).toBe(200)
    },
  )

  it.each([
    ['a subdomain of a site', '?domain=shop.yard.example'],
    ['a parent of a site', '?domain=example'],
    ['a longer name with the same end', '?domain=notyard.example'],
    ['a longer name with the same start', '?domain=yard.example.evil.example'],
    ['a wildcard', '?domain=*.yard.example'],
    ['a port', '?domain=yard.example:443'],
    ['a final dot', '?domain=yard.example.'],
    ['spaces around', '?domain=%20yard.example%20'],
    ['a line break', '?domain=yard.example%0a'],
    ['a zero byte', '?domain=yard.example%00.evil.example'],
    ['a user and a site', '?domain=evil@yard.example'],
    ['an address', '?domain=https://yard.example/'],
    ['an IP address', '?domain=127.0.0.1'],
    ['an IPv6 address', '?domain=[::1]'],
    ['localhost', '?domain=localhost'],
    ['letters that look the same', '?domain=y%D0%B0rd.example'],
    ['full-width letters', '?domain=%EF%BD%99ard.example'],
    ['a list', '?domain=evil.example,yard.example'],
    ['two names', '?domain=yard.example&domain=evil.example'],
    ['two names, the site second', '?domain=evil.example&domain=yard.example'],
    ['a broken escape', '?domain=%E0%A4%A'],
    ['a very long name', `?domain=${'a.'.repeat(5000)}yard.example`],
    ['no name', '?domain='],
    ['no parameter', ''],
  ])('OPS-4 refuses %s', async (_, query) => {
    expect(await statusOf(query)).toBe(404)
  })

  it('OPS-4 still answers while the process drains', async () => {
    expect((await appWith([fault('draining')]).request('/hostnames/known?domain=yard.example')).status).toBe(200)
  })
})
