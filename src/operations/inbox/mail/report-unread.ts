import type { ReadingError } from '#gateways/reading/reading-error.ts'
import { alertOperators } from '../../alert-operators.ts'
import type { Platform } from '../../platform.ts'

/** H4-1: logs that a mail was set aside unread, and alerts the operator once a day. */
export async function reportUnread(
  platform: Platform,
  error: ReadingError,
  facts: Readonly<Record<string, unknown>>,
): Promise<void> {
  platform.log.error('mail set aside unread', { ...facts, error })
  const day = platform.clock.now().toISOString().slice(0, 10)
  await alertOperators(platform, {
    text: `Forecourt: a mail was set aside unread (${error.unread}). The log says which; a mailbox has it with a flag.`,
    mark: `unread-mail-${day}`,
    facts: { unread: error.unread },
  })
}
