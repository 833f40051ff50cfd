/** Timers for following changes; tests pass their own. Each function returns a cancel function. */
export interface FollowingClock {
  after(ms: number, then: () => void): () => void
  every(ms: number, then: () => void): () => void
}

/** How often all versions are compared with the database: notices get lost when a connection drops. */
export const COMPARE_EVERY_MS = 30_000

/** Milliseconds before each retry; the last entry repeats. */
const WAITS_MS = [250, 500, 1_000, 2_000, 5_000, 15_000, 30_000] as const

export function waitAfter(failuresBefore: number): number {
  return WAITS_MS[failuresBefore] ?? COMPARE_EVERY_MS
}

export const SYSTEM_CLOCK: FollowingClock = {
  after(ms, then) {
    const timer = setTimeout(then, ms).unref()
    return () => clearTimeout(timer)
  },
  every(ms, then) {
    const timer = setInterval(then, ms).unref()
    return () => clearInterval(timer)
  },
}
