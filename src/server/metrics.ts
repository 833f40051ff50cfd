import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** What the operations port shows as Prometheus text. */
export interface Metrics {
  request(method: string, status: number, seconds: number): void
  page(hit: boolean): void
  lead(outcome: 'stored' | 'delivered' | 'failed' | 'dead'): void
  text(): Promise<string>
}

export function createMetrics(held: () => number): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'forecourt_request_seconds',
    help: 'Time to answer a request.',
    labelNames: ['method', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5],
    registers: [registry],
  })
  const pages = new Counter({
    name: 'forecourt_pages_total',
    help: 'Pages served, by whether the page cache held them.',
    labelNames: ['cache'],
    registers: [registry],
  })
  const leads = new Counter({
    name: 'forecourt_leads_total',
    help: 'Leads by what became of them.',
    labelNames: ['outcome'],
    registers: [registry],
  })
  new Gauge({
    name: 'forecourt_page_cache_bytes',
    help: 'Bytes that the page cache holds.',
    registers: [registry],
    collect() {
      this.set(held())
    },
  })
  return {
    request: (method, status, seconds) => requests.observe({ method, status: String(status) }, seconds),
    page: (hit) => pages.inc({ cache: hit ? 'hit' : 'miss' }),
    lead: (outcome) => leads.inc({ outcome }),
    text: () => registry.metrics(),
  }
}
