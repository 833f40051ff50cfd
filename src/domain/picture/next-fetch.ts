const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** A picture that stands is looked at anew so often, since another may come to stand at its address. */
const CHECK_AGAIN_AFTER = 24 * HOUR
/** Waits after the first, second … failure; the last one stays. */
const WAITS = [MINUTE, 10 * MINUTE, HOUR, 6 * HOUR, 24 * HOUR, 7 * 24 * HOUR] as const

/** When a picture that was fetched is asked for anew. */
export function nextCheck(now: Date): Date {
  return new Date(now.getTime() + CHECK_AGAIN_AFTER)
}

/** When a picture is tried again that has failed so many times in a row. */
export function nextTry(failures: number, now: Date): Date {
  const wait = WAITS[Math.min(Math.max(failures, 1), WAITS.length) - 1] ?? CHECK_AGAIN_AFTER
  return new Date(now.getTime() + wait)
}
