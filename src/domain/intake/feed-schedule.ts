import { Cron } from 'croner'

/** INTAKE-1: feeds of many dealers have the same schedule. Each starts at its own second of these, so that they do not start at once. */
export const JITTER_SECONDS = 120

/**
 * INTAKE-1: the next time of a schedule after `after`, in the site's zone. `jitter` from 0 to 1 moves it back by up to
 * `JITTER_SECONDS`.
 */
export function nextPull(schedule: string, after: Date, timezone: string, jitter: number): Date {
  const planned = new Cron(schedule, { timezone, paused: true, mode: '5-part' }).nextRun(after)
  // A schedule without another time is checked when it is saved; a day keeps the feed alive all the same.
  const at = planned ?? new Date(after.getTime() + 86_400_000)
  return new Date(at.getTime() + Math.floor(jitter * JITTER_SECONDS) * 1000)
}

/** A feed's own share of the jitter: always the same for the same feed. */
export function jitterOf(siteSlug: string, feed: string): number {
  let sum = 0
  for (const character of `${siteSlug} ${feed}`) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973
  return sum / 9973
}
