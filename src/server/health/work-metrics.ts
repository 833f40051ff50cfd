import { Counter, Histogram, type Registry } from 'prom-client'
import { onQueryDone } from '#tracing/query.ts'
import { onWorkDone } from '#tracing/work.ts'

/** Counts and times of searches, queries, deliveries, imports and the outbox of this process (OPS-7). Returns what ends the counting. */
export function measureWork(registry: Registry): () => void {
  const registers = [registry]
  const searches = new Histogram({
    name: 'forecourt_search_seconds',
    help: 'Time of a search, in this process or in the cluster.',
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
    registers,
  })
  const failedSearches = new Counter({
    name: 'forecourt_search_failures_total',
    help: 'Searches that failed, by site: usually the OpenSearch cluster did not answer.',
    labelNames: ['site'],
    registers,
  })
  const queries = new Histogram({
    name: 'forecourt_database_query_seconds',
    help: 'Time of a database query, waiting for a connection not included.',
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
    registers,
  })
  const failedQueries = new Counter({
    name: 'forecourt_database_query_failures_total',
    help: 'Database queries that failed.',
    registers,
  })
  const attempts = new Counter({
    name: 'forecourt_delivery_attempts_total',
    help: 'Attempts to deliver a lead since the start, by kind of delivery and outcome.',
    labelNames: ['kind', 'outcome'],
    registers,
  })
  const deliveries = new Histogram({
    name: 'forecourt_delivery_seconds',
    help: 'Time of an attempt to deliver a lead, by kind of delivery.',
    labelNames: ['kind'],
    buckets: [0.1, 0.5, 2, 10, 30, 60],
    registers,
  })
  const imports = new Histogram({
    name: 'forecourt_import_seconds',
    help: 'Time of an import in this process, by outcome; imports of the command line run elsewhere.',
    labelNames: ['outcome'],
    buckets: [1, 5, 20, 60, 300, 1800],
    registers,
  })
  const sendings = new Counter({
    name: 'forecourt_outbox_attempts_total',
    help: 'Attempts of this process at rows that became due, by kind; failed: it broke off.',
    labelNames: ['kind', 'outcome'],
    registers,
  })
  const ending = [
    onWorkDone('search', ({ site, seconds, failed }) => {
      searches.observe(seconds)
      if (failed) failedSearches.inc({ site: site ?? '-' })
    }),
    onQueryDone(({ seconds, failed }) => {
      queries.observe(seconds)
      if (failed) failedQueries.inc()
    }),
    onWorkDone('delivery', ({ name, seconds, facts }) => {
      attempts.inc({ kind: name, outcome: facts['outcome'] === 'sent' ? 'sent' : 'failed' })
      deliveries.observe({ kind: name }, seconds)
    }),
    onWorkDone('import', ({ seconds, facts, failed }) => {
      imports.observe({ outcome: failed ? 'failed' : String(facts['outcome']) }, seconds)
    }),
    onWorkDone('sending', ({ name, failed }) => sendings.inc({ kind: name, outcome: failed ? 'failed' : 'done' })),
  ]
  return () => {
    for (const end of ending) end()
  }
}
