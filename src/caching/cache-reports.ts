import type { CacheLimit } from './cache-limits.ts'

/** What a cache holds now, and how often it had an answer since the process started. */
export interface CacheReport {
  readonly name: string
  readonly limit: CacheLimit
  readonly entries: number
  /** Null: the cache counts no bytes. */
  readonly bytes: number | null
  readonly hits: number
  readonly misses: number
}

declare global {
  /** The built pages have their own copy of this module. Both copies report to one list, which /metrics shows. */
  var forecourtCaches: Set<() => CacheReport> | undefined
}

export function addCacheReport(report: () => CacheReport): void {
  globalThis.forecourtCaches ??= new Set()
  globalThis.forecourtCaches.add(report)
}

/** A report for each cache of the process. Caches of one name are added up. */
export function cacheReports(): readonly CacheReport[] {
  const byName = new Map<string, CacheReport>()
  for (const report of globalThis.forecourtCaches ?? []) {
    const next = report()
    const before = byName.get(next.name)
    byName.set(next.name, before === undefined ? next : sum(before, next))
  }
  return [...byName.values()]
}

function sum(one: CacheReport, other: CacheReport): CacheReport {
  return {
    name: one.name,
    limit: { entries: one.limit.entries + other.limit.entries, bytes: sumBytes(one.limit.bytes, other.limit.bytes) },
    entries: one.entries + other.entries,
    bytes: sumBytes(one.bytes, other.bytes),
    hits: one.hits + other.hits,
    misses: one.misses + other.misses,
  }
}

function sumBytes(one: number | null, other: number | null): number | null {
  return one === null || other === null ? null : one + other
}
