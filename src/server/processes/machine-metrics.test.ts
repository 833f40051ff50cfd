import { Counter, Gauge, Registry } from 'prom-client'
import { expect, it } from 'vitest'
import type { ForkedProcess } from './forked-process.ts'
import { createMachineMetrics } from './machine-metrics.ts'

function process(requests: number) {
  const registry = new Registry()
  new Counter({ name: 'requests_total', help: 'Requests.', registers: [registry] }).inc(requests)
  new Gauge({ name: 'connections', help: 'Connections.', registers: [registry] }).set(3)
  return { ask: async () => registry.getMetricsAsJSON() } as unknown as ForkedProcess
}

it('OPS-3 adds up the processes of a machine, and keeps what one counted that has ended', async () => {
  const metrics = createMachineMetrics()
  const [first, second] = [process(10), process(5)]
  const both = await metrics.text([first, second])
  expect(both).toContain('requests_total 15')
  expect(both).toContain('connections 6')
  metrics.ended(second, false)
  const left = await metrics.text([first])
  expect(left).toContain('requests_total 15')
  expect(left).toContain('connections 3')
  expect(left).toContain('forecourt_process_failures_total 1')
  metrics.ended(first, true)
  expect(await metrics.text([process(1)])).toContain('requests_total 16')
})
