import type { NotificationChoices } from './notification-choices.ts'
import { quietUntil } from './quiet-hours.ts'

/**
 * INBOX-13: after a mail or text message the next one to the same person waits this long, and takes what happened
 * meanwhile. With the rounds of half a minute, a failed delivery is mailed within five minutes (INBOX-11).
 */
export const GATHER_MINUTES = 4

/** Whether what waits for a person may be sent now. `lastAt`: their last mail or text message; null: none. */
export function maySendNow(
  { quiet }: Pick<NotificationChoices, 'quiet'>,
  lastAt: Date | null,
  now: Date,
  timezone: string,
): boolean {
  if (quiet !== null && quietUntil(quiet, now, timezone) !== null) return false
  return lastAt === null || now.getTime() - lastAt.getTime() >= GATHER_MINUTES * 60_000
}
