import { Hono } from 'hono'
import type { Metrics } from './metrics.ts'

/** The operations port: alive, ready (with the reasons when not), and measured. Never reachable by a site's hostname. */
export function createOperationsApp(parts: {
  readonly faults: () => Promise<readonly string[]>
  readonly metrics: Metrics
}): Hono {
  const app = new Hono()
  app.get('/healthz', (context) => context.json({ status: 'alive' }))
  app.get('/readyz', async (context) => {
    const reasons = await parts.faults()
    return context.json(
      reasons.length ? { status: 'not ready', reasons } : { status: 'ready' },
      reasons.length ? 503 : 200,
    )
  })
  app.get('/metrics', async (context) =>
    context.text(await parts.metrics.text(), 200, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' }),
  )
  app.notFound((context) => context.text('Not found', 404))
  return app
}
