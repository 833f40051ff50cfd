import { Gauge, type Registry } from 'prom-client'

/** Memory of each process of a machine: other metrics are sums over its processes (OPS-3). */
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
}
