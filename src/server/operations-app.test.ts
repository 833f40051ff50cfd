import { expect, it } from 'vitest'
import { createMetrics } from './metrics.ts'
import { createOperationsApp } from './operations-app.ts'

const metrics = createMetrics({
  pageCacheBytes: () => 4096,
  deliveries: async () => ({ pending: 1, sent: 20, failed: 0, dead: 2 }),
})

it('is alive, and ready while nothing is wrong', async () => {
  const app = createOperationsApp({ metrics, faults: async () => [] })
  expect((await app.request('/healthz')).status).toBe(200)
  expect((await app.request('/readyz')).status).toBe(200)
})

it('is not ready while something is wrong, and says what', async () => {
  const app = createOperationsApp({ metrics, faults: async () => ['The database does not answer.'] })
  const response = await app.request('/readyz')
  expect(response.status).toBe(503)
  expect(await response.json()).toEqual({ status: 'not ready', reasons: ['The database does not answer.'] })
  expect((await app.request('/healthz')).status).toBe(200)
})

it('FORM-13 shows an operator how many leads wait for a person', async () => {
  metrics.request('GET', 200, 0.004)
  metrics.page(true)
  const text = await (await createOperationsApp({ metrics, faults: async () => [] }).request('/metrics')).text()
  expect(text).toContain('forecourt_lead_deliveries{state="dead"} 2')
  expect(text).toContain('forecourt_page_cache_bytes 4096')
  expect(text).toContain('forecourt_pages_total{cache="hit"} 1')
  expect(text).toContain('forecourt_request_seconds_bucket{le="0.005",method="GET",status="200"} 1')
})
