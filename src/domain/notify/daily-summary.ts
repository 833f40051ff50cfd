import { instantOfLocal } from '../date/zoned-instant.ts'
import { zonedTime } from '../date/zoned-time.ts'

/** A server that was down sends the summary late, but not so late that it is wrong. */
export const SUMMARY_LATE_HOURS = 3

/** INBOX-13: the local date whose daily summary is due now; null: none. `hour`: on the site's clock. */
export function summaryDue(hour: number, now: Date, timezone: string): string | null {
  const { date } = zonedTime(now, timezone)
  const from = instantOfLocal(date, hour * 60, timezone).getTime()
  return now.getTime() >= from && now.getTime() < from + SUMMARY_LATE_HOURS * 3_600_000 ? date : null
}
