import { Hono } from 'hono'
import { VERSION } from '../release.ts'
import type { Metrics } from './metrics.ts'
import { type Fault, type Readiness, readinessOf } from './readiness.ts'

/** What the operations port answers from: one process, or all of a machine (OPS-3). */
export interface Operations {
  readiness(): Promise<Readiness>
  /** Metrics as of now, in Prometheus' text format. */
  text(): Promise<string>
  /** Hostnames of served sites, as a certificate names them. */
  hostnames(): Promise<readonly string[]>
  /** Versions of the program that serve: two while a reload replaces one by the other (O-B1). */
  versions(): readonly string[]
}

/** The operations of one process. */
export function operationsOf(parts: {
  readonly faults: () => Promise<readonly Fault[]>
  readonly metrics: Metrics
  readonly hostnames: () => readonly string[]
}): Operations & { json(): ReturnType<Metrics['registry']['getMetricsAsJSON']> } {
  const readiness = async (): Promise<Readiness> => {
    const faults = await parts.faults()
    parts.metrics.faults(faults)
    return readinessOf(faults)
  }
  return {
    readiness,
    hostnames: async () => parts.hostnames(),
    versions: () => [VERSION],
    async text() {
      await readiness()
      return parts.metrics.text()
    },
    async json() {
      await readiness()
      return parts.metrics.registry.getMetricsAsJSON()
    },
  }
}

/**
 * The operations port: liveness, readiness and metrics. Never reachable under a site's hostname. /readyz answers 503 if
 * this process should get no visitors; /readyz/pages and /readyz/leads cover one task each (docs/operations.md).
 */
export function createOperationsApp({ readiness, text, hostnames, versions }: Operations): Hono {
  const app = new Hono()
  app.get('/healthz', (context) => context.json({ status: 'alive' }))
  app.get('/readyz', async (context) => {
    const signals = await readiness()
    return context.json({ ...signals, version: versions().join(', ') }, signals.pages.ready ? 200 : 503)
  })
  app.get('/readyz/:signal{pages|leads}', async (context) => {
    const signal = (await readiness())[context.req.param('signal') === 'pages' ? 'pages' : 'leads']
    return context.json(signal, signal.ready ? 200 : 503)
  })
  app.get('/metrics', async (context) => {
    return context.text(await text(), 200, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' })
  })
  // A proxy asks before it gets a certificate for a hostname (OPS-4).
  app.get('/hostnames/known', async (context) => {
    const [domain = '', ...more] = context.req.queries('domain') ?? []
    const isKnown = more.length === 0 && (await hostnames()).includes(domain.toLowerCase())
    return isKnown ? context.text('Known') : context.text('Unknown', 404)
  })
  app.notFound((context) => context.text('Not found', 404))
  return app
}
