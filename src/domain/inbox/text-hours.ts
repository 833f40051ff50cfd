import { zonedTime } from '../date/zoned-time.ts'

const FROM_MINUTES = 9 * 60
const UNTIL_MINUTES = 20 * 60

/** Whether a text message that nobody waits for may go out: it wakes nobody, before nine or from eight in the evening. */
export function isTextTime(now: Date, timezone: string): boolean {
  const { minutes } = zonedTime(now, timezone)
  return minutes >= FROM_MINUTES && minutes < UNTIL_MINUTES
}
