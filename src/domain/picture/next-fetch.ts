const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Interval at which a fetched picture is checked again, because the file at its address may change. */
const CHECK_AGAIN_AFTER = 24 * HOUR
/** Waits after the first, second … failure; the last one repeats. */
const WAITS = [MINUTE, 10 * MINUTE, HOUR, 6 * HOUR, 24 * HOUR, 7 * 24 * HOUR] as const

/** When to check a fetched picture again. */
export function nextCheck(now: Date): Date {
  return new Date(now.getTime() + CHECK_AGAIN_AFTER)
}

/** When to retry a picture after this many failures in a row. */
export function nextTry(failures: number, now: Date): Date {
  const wait = WAITS[Math.min(Math.max(failures, 1), WAITS.length) - 1] ?? CHECK_AGAIN_AFTER
  return new Date(now.getTime() + wait)
}
