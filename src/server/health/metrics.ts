import { collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import type { CacheReport } from '#caching/cache-reports.ts'
import type { DeliveryCount } from '#storage/lead/delivery-counts.ts'
import { measureCaches } from './cache-metrics.ts'
import { FAULT_KINDS, type Fault, readinessOf } from './readiness.ts'
import { type MeasuredRequest, measureRequests } from './request-metrics.ts'

/** Prometheus metrics of the operations port. */
export interface Metrics {
  /** Further metrics register here. */
  readonly registry: Registry
  request(request: MeasuredRequest): void
  /** Sets the gauges of faults; faults that are over go back to 0. */
  faults(found: readonly Fault[]): void
  text(): Promise<string>
}

export interface Measured {
  /** Every cache of the process. */
  readonly caches: () => readonly CacheReport[]
  /** Lead deliveries by site, kind and state: 'dead' above 0 means leads that need a person (FORM-13). */
  readonly deliveries: () => Promise<readonly DeliveryCount[]>
  /** Refusals per budget since the start (H7). Above 0, a person should check what uses it up. */
  readonly budgetRefusals: () => ReadonlyMap<string, number>
}

export function createMetrics({ caches, deliveries, budgetRefusals }: Measured): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const request = measureRequests(registry)
  measureCaches(registry, caches)
  new Gauge({
    name: 'forecourt_lead_deliveries',
    help: 'Lead deliveries by site, kind and the state they are in now; dead ones wait for a person.',
    labelNames: ['site', 'kind', 'state'],
    // Every process reads the same rows.
    aggregator: 'max',
    registers: [registry],
    async collect() {
      const counts = await deliveries().catch(() => [])
      // The other metrics show even without the database. Reset, so that a state that is gone does not show its old number.
      this.reset()
      for (const { site, kind, state, count } of counts) this.set({ site, kind, state }, count)
    },
  })
  const ready = new Gauge({
    name: 'forecourt_ready',
    help: '1 while this process can do its task: serve pages, store leads.',
    labelNames: ['task'],
    // One process of several that cannot is a fault.
    aggregator: 'min',
    registers: [registry],
  })
  const faults = new Gauge({
    name: 'forecourt_faults',
    help: 'What is wrong now, by kind; /readyz has a sentence for each.',
    labelNames: ['kind'],
    aggregator: 'max',
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
    registry,
    request,
    text: () => registry.metrics(),
  }
}
