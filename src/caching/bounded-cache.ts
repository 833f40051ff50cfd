import { CACHE_LIMITS, type CacheLimit, type CacheName } from './cache-limits.ts'
import { addCacheReport, type CacheReport } from './cache-reports.ts'

/** Cached values by key. When it is full, the least recently used value goes first. */
export interface BoundedCache<Key, Value> {
  /** The cached value. Counts as a hit or a miss, and as a use. */
  get(key: Key): Value | undefined
  /** The cached value, or the computed one, which is cached. A promise that rejects is not cached. */
  getOrCompute(key: Key, compute: (key: Key) => Value): Value
  set(key: Key, value: Value): void
  /** Whether the value is cached. Counts neither as a hit nor as a use. */
  has(key: Key): boolean
  /** Measures a value again that has grown. */
  measure(key: Key): void
  readonly report: CacheReport
}

export interface CacheOptions<Key, Value> {
  /** Bytes that a value takes up. Left out: the cache counts entries only. */
  readonly bytesOf?: (value: Value, key: Key) => number
  /** Milliseconds that a value is used for, on the clock `now`. Left out: until it is the least recently used. */
  readonly lasts?: { readonly ms: number; readonly now: () => number }
  /** In place of those of CACHE_LIMITS: from a setting, or small in tests. */
  readonly limit?: Partial<CacheLimit>
}

interface Entry<Value> {
  readonly value: Value
  readonly expires: number
  bytes: number
}

/** Expired values are dropped this often while they last, whether or not they are asked for again. */
const SWEEPS = 6

/** A cache of a name in CACHE_LIMITS, which /metrics shows. Made once in a process, never for a request. */
export function createCache<Key, Value>(
  name: CacheName,
  { bytesOf, lasts, limit: changed }: CacheOptions<Key, Value> = {},
): BoundedCache<Key, Value> {
  const limit: CacheLimit = { ...CACHE_LIMITS[name], ...changed }
  // In least-recently-used order.
  const entries = new Map<Key, Entry<Value>>()
  const counts = { bytes: 0, hits: 0, misses: 0 }
  let nextSweep = 0

  function drop(key: Key, entry: Entry<Value>): void {
    if (entries.get(key) === entry) {
      entries.delete(key)
      counts.bytes -= entry.bytes
    }
  }

  function charge(key: Key, entry: Entry<Value>): void {
    const bytes = bytesOf?.(entry.value, key) ?? 0
    counts.bytes += bytes - entry.bytes
    entry.bytes = bytes
    makeRoom()
  }

  function makeRoom(): void {
    for (const [key, entry] of entries) {
      if (entries.size <= limit.entries && counts.bytes <= (limit.bytes ?? Number.POSITIVE_INFINITY)) return
      drop(key, entry)
    }
  }

  function sweep(now: number): void {
    if (lasts === undefined || now < nextSweep) return
    nextSweep = now + lasts.ms / SWEEPS
    for (const [key, entry] of entries) if (entry.expires <= now) drop(key, entry)
  }

  function fresh(key: Key): Entry<Value> | undefined {
    const now = lasts?.now() ?? 0
    sweep(now)
    const entry = entries.get(key)
    return entry !== undefined && entry.expires > now ? entry : undefined
  }

  function use(key: Key): Entry<Value> | undefined {
    const entry = fresh(key)
    if (entry === undefined) {
      counts.misses += 1
      return undefined
    }
    counts.hits += 1
    // Move to the end.
    entries.delete(key)
    entries.set(key, entry)
    return entry
  }

  function set(key: Key, value: Value): void {
    const before = entries.get(key)
    if (before !== undefined) drop(key, before)
    const expires = lasts === undefined ? Number.POSITIVE_INFINITY : lasts.now() + lasts.ms
    const entry: Entry<Value> = { value, expires, bytes: 0 }
    entries.set(key, entry)
    charge(key, entry)
    if (value instanceof Promise) value.catch(() => drop(key, entry))
  }

  const report = () => ({
    name,
    limit,
    entries: entries.size,
    bytes: bytesOf === undefined ? null : counts.bytes,
    hits: counts.hits,
    misses: counts.misses,
  })
  addCacheReport(report)
  return {
    get report() {
      return report()
    },
    has: (key) => fresh(key) !== undefined,
    get: (key) => use(key)?.value,
    getOrCompute(key, compute) {
      const entry = use(key)
      if (entry !== undefined) return entry.value
      const value = compute(key)
      set(key, value)
      return value
    },
    set,
    measure(key) {
      const entry = entries.get(key)
      if (entry !== undefined) charge(key, entry)
    },
  }
}
