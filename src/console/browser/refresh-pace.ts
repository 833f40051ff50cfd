/**
 * Milliseconds to wait before a page is read again after a change. The first change after a quiet time shows at once;
 * after that a page is read less often the longer the server took, so that many open pages cannot overload it.
 *
 * @param chance 0 to 1: spreads the reads of many pages that hear of one change
 * @param sinceLastMs time since the last read began; Infinity before the first
 * @param tookMs how long the last read took
 */
export function waitBeforeRefresh(chance: number, sinceLastMs: number, tookMs: number): number {
  const pauseMs = Math.min(MOST_MS, PAUSE_MS + SHARE * tookMs)
  return Math.max(GATHER_MS, pauseMs - sinceLastMs) + chance * SPREAD_MS
}

/** Several changes at once are read once. */
export const GATHER_MS = 300
const SPREAD_MS = 1_000
const PAUSE_MS = 3_000
/** One page keeps the server busy for at most a twentieth of the time. */
const SHARE = 20
const MOST_MS = 30_000
