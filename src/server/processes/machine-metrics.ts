import { AggregatorRegistry, Counter, Registry } from 'prom-client'
import type { ForkedProcess } from './forked-process.ts'
import type { ProcessMetric } from './messages.ts'

/** Metrics of a machine: those of its processes, added up (OPS-3). */
export interface MachineMetrics {
  text(up: readonly ForkedProcess[]): Promise<string>
  /** Adds what a process has counted to what the machine has: a sum that falls would look like a restart of all. */
  ended(process: ForkedProcess, wasExpected: boolean): void
}

export function createMachineMetrics(): MachineMetrics {
  const ownRegistry = new Registry()
  const restarts = new Counter({
    name: 'forecourt_process_failures_total',
    help: 'Processes of this machine that ended unexpectedly and were started again.',
    registers: [ownRegistry],
  })
  /** What each process that is up last answered. */
  const last = new Map<ForkedProcess, readonly ProcessMetric[]>()
  /** What processes counted that have ended. */
  let counted: Promise<readonly ProcessMetric[]> = Promise.resolve([])
  return {
    async text(up) {
      await Promise.all(
        up.map(async (process) => {
          try {
            last.set(process, await process.ask('metrics'))
          } catch {
            // Its last numbers stay; /readyz says that it does not answer.
          }
        }),
      )
      const others = [await ownRegistry.getMetricsAsJSON(), await counted]
      return added([...up.map((process) => last.get(process) ?? []), ...others]).metrics()
    },
    ended(process, wasExpected) {
      if (!wasExpected) restarts.inc()
      const kept = (last.get(process) ?? []).filter(({ type }) => String(type) !== 'gauge')
      last.delete(process)
      counted = counted.then((before) => added([before, kept]).getMetricsAsJSON())
    },
  }
}

function added(metrics: readonly (readonly ProcessMetric[])[]): Registry {
  return AggregatorRegistry.aggregate([...metrics])
}
