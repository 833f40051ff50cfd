import { dateAfter } from '../date/date-after.ts'
import { instantOfLocal } from '../date/zoned-instant.ts'
import { zonedTime } from '../date/zoned-time.ts'

/** Minutes since midnight on the site's clock. They may go over midnight; equal ones are no quiet hours. */
export interface QuietHours {
  readonly from: number
  readonly to: number
}

const MINUTE_MS = 60_000

/**
 * INBOX-13: when the quiet hours end in which this instant is; null outside them. Where a clock change repeats the end,
 * the first one counts.
 */
export function quietUntil({ from, to }: QuietHours, now: Date, timezone: string): Date | null {
  const { date, minutes } = zonedTime(now, timezone)
  const isOvernight = from > to
  const isQuiet = isOvernight ? minutes >= from || minutes < to : minutes >= from && minutes < to
  if (!isQuiet) return null
  // A clock that goes forward may leave the end out. The minute after it is free then, however little of the day is.
  const sinceEnd = now.getTime() - instantOfLocal(date, to, timezone).getTime()
  if (sinceEnd >= 0 && sinceEnd < MINUTE_MS) return null
  const until = instantOfLocal(isOvernight && minutes >= from ? dateAfter(date, 1) : date, to, timezone)
  return until > now ? until : null
}
