import type { Clock } from '#domain/clock.ts'
import { addressKeys } from '#domain/visitor/address-keys.ts'
import type { CountedKey, LimitCounts, WindowCount } from '#storage/limit-counts.ts'
import { memoryCounts } from '../listing/memory-counts.ts'
import type { Log } from '../platform.ts'

/** At most `most` within `seconds`. Limits of one name share their counts. */
export interface Limit {
  readonly name: string
  readonly most: number
  readonly seconds: number
}

/** A limit, and what is counted under it: an address, a number, a site. It is stored as a keyed hash alone. */
export interface Counted extends Limit {
  readonly of: string
}

export interface StandingCount extends Counted, WindowCount {
  /** Until the window ends. */
  readonly waitSeconds: number
}

/** Counts what visitors do. It always answers: without the shared database by what this process has counted itself. */
export interface Limiter {
  /** Adds one to each, and says how each stands. */
  count(counted: readonly Counted[]): Promise<readonly StandingCount[]>
}

export interface LimiterParts {
  /** Counts of all processes; null when this process is alone. */
  readonly shared: LimitCounts | null
  readonly keyedHash: (text: string) => string
  readonly clock: Clock
  readonly log: Pick<Log, 'warn'>
}

/** An answer that takes longer is done without. */
const SHARED_WITHIN_MS = 1_000
/** So long the shared counts are left alone once they did not answer, so that visitors do not wait for them in turn. */
const AWAY_MS = 5_000

/**
 * L15, D-23: counts in this process first and then in all of them together. Who is over the limit here is refused without a
 * query, so a flood does not reach the database; when the database is away, each process still holds its own limit.
 */
export function createLimiter({ shared, keyedHash, clock, log }: LimiterParts): Limiter {
  const own = memoryCounts()
  let awayUntil = 0

  async function inAll(counts: LimitCounts, keys: readonly CountedKey[], now: Date) {
    if (now.getTime() < awayUntil) return null
    try {
      return await within(SHARED_WITHIN_MS, counts.add(keys, now))
    } catch (error) {
      // The database is away: this process's own counts hold until it is back.
      awayUntil = now.getTime() + AWAY_MS
      log.warn('limits are counted by this process alone', {
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
        await own.add(
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

/** Whether more was counted than may be. */
export function isOver({ count, most }: StandingCount): boolean {
  return count > most
}

/** Seconds until all of these may be done again, at least 1; null when each of them may be done now. */
export function waitOf(standing: readonly StandingCount[]): number | null {
  const waits = standing.filter(isOver).map(({ waitSeconds }) => waitSeconds)
  return waits.length === 0 ? null : Math.max(1, ...waits)
}

/** A limit as it counts for an address: by each of its keys. */
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
