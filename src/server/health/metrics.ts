import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { CacheReport } from '#caching/cache-reports.ts'
import { measureCaches } from './cache-metrics.ts'
import { FAULT_KINDS, type Fault, readinessOf } from './readiness.ts'

/** Prometheus metrics of the operations port. */
export interface Metrics {
  request(method: string, status: number, seconds: number): void
  page(hit: boolean): void
  /** Sets the gauges of faults; faults that are over go back to 0. */
  faults(found: readonly Fault[]): void
  text(): Promise<string>
}

export interface Measured {
  /** Every cache of the process. */
  readonly caches: () => readonly CacheReport[]
  /** Lead deliveries by site and state: 'dead' above 0 means leads that need a person (FORM-13). */
  readonly deliveries: () => Promise<
    readonly { readonly site: string; readonly state: string; readonly count: number }[]
  >
  /** Refusals per budget since the start (H7). Above 0, a person should check what uses it up. */
  readonly budgetRefusals: () => ReadonlyMap<string, number>
}

export function createMetrics({ caches, deliveries, budgetRefusals }: Measured): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'forecourt_request_seconds',
    help: 'Time to answer a request.',
    labelNames: ['method', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5],
    registers: [registry],
  })
  const pages = { hit: 0, miss: 0 }
  new Counter({
    name: 'forecourt_pages_total',
    help: 'Pages served, by whether the page cache held them.',
    labelNames: ['cache'],
    registers: [registry],
    collect() {
      this.reset()
      for (const [cache, count] of Object.entries(pages)) this.inc({ cache }, count)
    },
  })
  measureCaches(registry, caches)
  new Gauge({
    name: 'forecourt_lead_deliveries',
    help: 'Lead deliveries by site and by the state they are in now; dead ones wait for a person.',
    labelNames: ['site', 'state'],
    registers: [registry],
    async collect() {
      const counts = await deliveries().catch(() => [])
      // The other metrics show even without the database. Reset, so that a state that is gone does not show its old number.
      this.reset()
      for (const { site, state, count } of counts) this.set({ site, state }, count)
    },
  })
  const ready = new Gauge({
    name: 'forecourt_ready',
    help: '1 while this process can do its task: serve pages, store leads.',
    labelNames: ['task'],
    registers: [registry],
  })
  const faults = new Gauge({
    name: 'forecourt_faults',
    help: 'What is wrong now, by kind; /readyz has a sentence for each.',
    labelNames: ['kind'],
    registers: [registry],
  })
  new Gauge({
    name: 'forecourt_budget_refusals',
    help: 'What budgets have refused since the start, by budget.',
    labelNames: ['budget'],
    registers: [registry],
    collect() {
      for (const [budget, count] of budgetRefusals()) this.set({ budget }, count)
    },
  })
  return {
    faults(found) {
      for (const each of FAULT_KINDS) faults.set({ kind: each }, found.filter(({ kind }) => kind === each).length)
      const { pages, leads } = readinessOf(found)
      ready.set({ task: 'pages' }, pages.ready ? 1 : 0)
      ready.set({ task: 'leads' }, leads.ready ? 1 : 0)
    },
    request: (method, status, seconds) => requests.observe({ method, status: String(status) }, seconds),
    page(hit) {
      pages[hit ? 'hit' : 'miss'] += 1
    },
    text: () => registry.metrics(),
  }
}
