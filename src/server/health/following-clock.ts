/** Time as following changes needs it; tests pass their own. Each function returns what cancels it. */
export interface FollowingClock {
  after(ms: number, then: () => void): () => void
  every(ms: number, then: () => void): () => void
}

/** All versions are compared with the database this often: a notice can get lost with the connection that carries it. */
export const COMPARE_EVERY_MS = 30_000

/** Milliseconds before something is tried again that has failed once, twice and so on; the last entry repeats. */
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
