import { Counter, Gauge, type Registry } from 'prom-client'
import type { CacheReport } from '#caching/cache-reports.ts'

interface CacheMeasure {
  readonly name: string
  readonly help: string
  /** Null: the cache does not measure this. */
  readonly of: (report: CacheReport) => number | null
}

const MEASURES: readonly CacheMeasure[] = [
  { name: 'forecourt_cache_entries', help: 'Values in a cache.', of: ({ entries }) => entries },
  { name: 'forecourt_cache_bytes', help: 'Bytes in a cache, where it counts them.', of: ({ bytes }) => bytes },
  { name: 'forecourt_cache_entries_limit', help: 'Values that a cache may hold.', of: ({ limit }) => limit.entries },
  { name: 'forecourt_cache_bytes_limit', help: 'Bytes that a cache may hold.', of: ({ limit }) => limit.bytes },
]

/** What each cache of the process holds, may hold and has answered, at the time that the metrics are read. */
export function measureCaches(registry: Registry, caches: () => readonly CacheReport[]): void {
  for (const { name, help, of } of MEASURES)
    new Gauge({
      name,
      help,
      labelNames: ['cache'],
      registers: [registry],
      collect() {
        for (const report of caches()) {
          const value = of(report)
          if (value !== null) this.set({ cache: report.name }, value)
        }
      },
    })
  new Counter({
    name: 'forecourt_cache_lookups_total',
    help: 'Lookups in a cache, by whether it had the value.',
    labelNames: ['cache', 'result'],
    registers: [registry],
    collect() {
      this.reset()
      for (const { name, hits, misses } of caches()) {
        this.inc({ cache: name, result: 'hit' }, hits)
        this.inc({ cache: name, result: 'miss' }, misses)
      }
    },
  })
}
