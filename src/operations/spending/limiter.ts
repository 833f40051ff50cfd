import type { Clock } from '#domain/clock.ts'
import { addressKeys } from '#domain/visitor/address-keys.ts'
import type { CountedKey, LimitCounts, WindowCount } from '#storage/limit-counts.ts'
import type { Log } from '../log/log.ts'
import { memoryCounts } from './memory-counts.ts'

/** At most `most` events within `seconds`. Limits with one name share their counts. */
export interface Limit {
  readonly name: string
  readonly most: number
  readonly seconds: number
}

/** A limit and the address, number or site it counts. Stored as a keyed hash only. */
export interface Counted extends Limit {
  readonly of: string
}

export interface StandingCount extends Counted, WindowCount {
  /** Seconds until the window ends. */
  readonly waitSeconds: number
}

/** Counts visitors' actions. Never fails: without the shared database it uses this process's own counts. */
export interface Limiter {
  /** Adds one to each and returns the counts. */
  count(counted: readonly Counted[]): Promise<readonly StandingCount[]>
}

export interface LimiterParts {
  /** Counts shared by all processes; null if this is the only process. */
  readonly shared: LimitCounts | null
  readonly keyedHash: (text: string) => string
  readonly clock: Clock
  readonly log: Pick<Log, 'warn'>
}

/** Timeout for the shared counts. */
const SHARED_WITHIN_MS = 1_000
/** Pause after a failure of the shared counts, so that not every visitor waits for a timeout. */
const AWAY_MS = 5_000

/**
 * L15, D-23: counts in this process first, then in the shared database. A visitor over this process's limit is refused
 * without a query, so a flood does not reach the database. While the database is unavailable, each process enforces its
 * own limit.
 */
export function createLimiter({ shared, keyedHash, clock, log }: LimiterParts): Limiter {
  const processCounts = memoryCounts()
  let awayUntil = 0

  async function inAll(counts: LimitCounts, keys: readonly CountedKey[], now: Date) {
    if (now.getTime() < awayUntil) return null
    try {
      return await within(SHARED_WITHIN_MS, counts.add(keys, now))
    } catch (error) {
      // The database is unavailable; use this process's counts until it is back.
      awayUntil = now.getTime() + AWAY_MS
      log.warn('limits are counted in this process only', {
        reason: error instanceof Error ? error.message : 'unknown',
      })
      return null
    }
  }

  return {
    async count(counted) {
      const now = clock.now()
      const mine = standing(
        counted,
        await processCounts.add(
          counted.map((each) => ({ ...each, key: keyOf(each) })),
          now,
        ),
        keyOf,
        now,
      )
      if (shared === null || mine.some(isOver)) return mine
      const hashOf = (each: Counted) => `${each.name}:${keyedHash(`limit ${keyOf(each)}`).slice(0, 32)}`
      const all = await inAll(
        shared,
        counted.map((each) => ({ ...each, key: hashOf(each) })),
        now,
      )
      return all === null ? mine : standing(counted, all, hashOf, now)
    },
  }
}

function standing(
  counted: readonly Counted[],
  counts: ReadonlyMap<string, WindowCount>,
  keyOfCount: (each: Counted) => string,
  now: Date,
): readonly StandingCount[] {
  return counted.map((each) => {
    const window = counts.get(keyOfCount(each)) ?? { count: 1, endsAt: now }
    return { ...each, ...window, waitSeconds: Math.ceil((window.endsAt.getTime() - now.getTime()) / 1000) }
  })
}

/** Whether the count exceeds the limit. */
export function isOver({ count, most }: StandingCount): boolean {
  return count > most
}

/** Seconds until all of these are allowed again, at least 1; null if all are allowed now. */
export function waitOf(standing: readonly StandingCount[]): number | null {
  const waits = standing.filter(isOver).map(({ waitSeconds }) => waitSeconds)
  return waits.length === 0 ? null : Math.max(1, ...waits)
}

/** A limit for an IP address, one entry per key of the address. */
export function ofAddress(limit: Limit, address: string): readonly Counted[] {
  return addressKeys(address).map(({ key, times }) => ({ ...limit, of: key, most: limit.most * times }))
}

function keyOf({ name, seconds, of }: Counted): string {
  return `${name} ${seconds} ${of}`
}

/** Rejects if the promise takes longer than `ms`. */
async function within<T>(ms: number, promise: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms)
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}
