import { endOfDay } from '../time/end-of-day.ts'

export type ReadUntil =
  | { readonly ok: true; readonly until: Date | null }
  | { readonly ok: false; readonly fault: string }

/** The last day of a change, in the site's zone; empty: it has none. */
export function readUntil(typed: string, timezone: string, now: Date): ReadUntil {
  const until = endOfDay(typed, timezone)
  if (typed !== '' && until === null) return { ok: false, fault: 'Until: a day, such as 2026-12-31.' }
  if (until !== null && until <= now)
    return { ok: false, fault: 'Until: that day is over. Choose today or a later day.' }
  return { ok: true, until }
}
