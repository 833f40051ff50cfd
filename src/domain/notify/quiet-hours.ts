import { dateAfter } from '../date-after.ts'
import { instantOfLocal } from '../zoned-instant.ts'
import { zonedTime } from '../zoned-time.ts'

/** Minutes since midnight on the site's clock. They may go over midnight; equal ones are no quiet hours. */
export interface QuietHours {
  readonly from: number
  readonly to: number
}

/**
 * INBOX-13: when the quiet hours end in which this instant is; null outside them. Where a clock change repeats the end,
 * the first one counts.
 */
export function quietUntil({ from, to }: QuietHours, now: Date, timezone: string): Date | null {
  const { date, minutes } = zonedTime(now, timezone)
  const isOvernight = from > to
  const isQuiet = isOvernight ? minutes >= from || minutes < to : minutes >= from && minutes < to
  if (!isQuiet) return null
  const until = instantOfLocal(isOvernight && minutes >= from ? dateAfter(date, 1) : date, to, timezone)
  return until > now ? until : null
}
