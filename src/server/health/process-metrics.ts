import { Gauge, type Registry } from 'prom-client'
import { VERSION } from '../release.ts'

/** Memory and version of each process of a machine: other metrics are sums over its processes (OPS-3). */
export function measureProcess(registry: Registry, processNumber: number): void {
  new Gauge({
    name: 'forecourt_process_memory_bytes',
    help: 'Resident memory of each process of this machine, by its number.',
    labelNames: ['process'],
    registers: [registry],
    collect() {
      this.set({ process: String(processNumber) }, process.memoryUsage.rss())
    },
  })
  new Gauge({
    name: 'forecourt_version',
    help: '1 for each process of this machine, by the version of the program that it runs.',
    labelNames: ['version'],
    registers: [registry],
  }).set({ version: VERSION }, 1)
}
