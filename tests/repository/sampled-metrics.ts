import { DELIVERY_KINDS } from '#domain/lead/delivery/delivery-kind.ts'
import { sampleSite } from '#operations/testing/sample-data.ts'
import { createTestPlatform } from '#operations/testing.ts'
import { createMetrics } from '#server/health/metrics.ts'
import { createOperationsApp, operationsOf } from '#server/health/operations-app.ts'
import { measurePlatform } from '#server/health/platform-metrics.ts'
import { measureWork } from '#server/health/work-metrics.ts'
import { listen } from '#server/http/listen.ts'
import { noteQuery } from '#tracing/query.ts'
import { traced, type Work } from '#tracing/work.ts'

/** The labels of each metric, with the values that were seen. */
export type Sampled = ReadonlyMap<string, ReadonlyMap<string, ReadonlySet<string>>>

const STATES = ['pending', 'failed', 'dead', 'acknowledged'] as const

/** Reads /metrics of a real operations port, after each metric has had something to count. */
export async function sampledMetrics(): Promise<Sampled> {
  const platform = await createTestPlatform({ database: 'Postgres', sites: [sampleSite()] })
  const metrics = createMetrics({
    caches: () => [{ name: 'pages', limit: { entries: 9, bytes: 9 }, entries: 1, bytes: 1, hits: 1, misses: 1 }],
    deliveries: async () =>
      DELIVERY_KINDS.flatMap((kind) => STATES.map((state) => ({ site: 'yard', kind, state, count: 1 }))),
    budgetRefusals: () => new Map([['sign-in-codes', 1]]),
  })
  measurePlatform(metrics.registry, { ...platform, dataFolder: '/', now: Date.now })
  const stopMeasuring = measureWork(metrics.registry)
  const control = await listen(
    createOperationsApp(operationsOf({ metrics, faults: async () => [], hostnames: () => [] })),
    {
      host: '127.0.0.1',
      port: 0,
      variable: 'OPERATIONS_PORT',
    },
  )
  try {
    await platform.addCars('yard', [{}])
    await platform.engines.forSite(platform.site('yard'))
    for (const status of [200, 301, 404, 500])
      for (const cache of ['hit', 'miss', 'none'] as const)
        metrics.request({ site: 'yard', route: '/search', method: 'GET', status, seconds: 0.1, cache })
    for (const kind of DELIVERY_KINDS)
      for (const outcome of ['sent', 'failed'])
        await did({ kind: 'delivery', name: kind, site: 'yard', facts: { outcome } })
    await did({ kind: 'import', name: 'stock', site: 'yard', facts: { outcome: 'merged' } })
    await did({ kind: 'sending', name: 'code', site: null, facts: {} })
    await did({ kind: 'sending', name: 'code', site: null, facts: {} }, Promise.reject(new Error('away')))
    await did({ kind: 'search', name: 'search', site: 'yard', facts: {} }, Promise.reject(new Error('away')))
    noteQuery({ text: 'select $1', seconds: 0.1, failed: true })
    const answer = await fetch(`http://127.0.0.1:${control.port}/metrics`)
    return samplesIn(await answer.text())
  } finally {
    stopMeasuring()
    await control.stop(1000)
    await platform.close()
  }
}

async function did(work: Work, ending: Promise<unknown> = Promise.resolve()): Promise<void> {
  await traced(work, () => ending).catch(() => {})
}

function samplesIn(text: string): Sampled {
  const sampled = new Map<string, Map<string, Set<string>>>()
  for (const line of text.split('\n')) {
    const [, name, labels = ''] = /^([a-z_]\w*)(?:\{(.*)\})? \S+$/i.exec(line) ?? []
    if (name === undefined) continue
    const ofMetric = sampled.get(name) ?? new Map<string, Set<string>>()
    for (const [, label = '', value = ''] of labels.matchAll(/(\w+)="([^"]*)"/g))
      ofMetric.set(label, (ofMetric.get(label) ?? new Set()).add(value))
    sampled.set(name, ofMetric)
  }
  return sampled
}
