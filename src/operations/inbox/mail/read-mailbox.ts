import { headOf } from '#domain/inbox/inbound-mail.ts'
import type { MailboxMail } from '#gateways/mailbox/mailbox.ts'
import type { Platform } from '../../platform.ts'
import { type ReceivedMail, storeReceivedMail } from './receive-mail.ts'
import { reportUnread } from './report-unread.ts'

/**
 * INBOX-7: stores the unseen mails of the mailbox like those of the mail service. A mail is marked as seen only after the
 * database has it; one that is read twice is stored once. Of several processes one reads in each half minute. S3-21, H4-1:
 * of a mail that can't be stored, or can't be read within bounds, the head is in the end. Returns the number stored.
 */
export async function readMailbox(platform: Platform, signal: AbortSignal | null = null): Promise<number> {
  const { mailbox, limiter } = platform
  if (mailbox === null || !mailbox.isDue()) return 0
  const [turn] = await limiter.count([TURN])
  if (turn && turn.count > TURN.most) return 0
  let stored = 0
  await mailbox.readUnseen(async (found) => {
    const taken = await takeMail(platform, found)
    if (taken === 'stored') stored += 1
    return taken === 'head' ? 'head' : 'done'
  }, signal)
  return stored
}

/** Shorter than the pause between two rounds of one process. */
const TURN = { name: 'mailbox-round', of: 'mailbox', most: 1, seconds: 25 } as const

/** Failures after which only the head of a mail is stored: about three minutes. */
const MOST_FAILURES = 5

async function takeMail(
  platform: Platform,
  { uid, mail, failures, unread }: MailboxMail,
): Promise<ReceivedMail | 'head'> {
  const { log } = platform
  if (unread !== null) {
    await reportUnread(platform, unread, { uid })
    if (mail !== null) await storeReceivedMail(platform, headOf(mail))
    return 'head'
  }
  if (mail === null) {
    log.error('mail of the mailbox not readable: it stays there, marked as seen', { uid })
    return 'malformed'
  }
  try {
    const received = await storeReceivedMail(platform, mail)
    log.info('mail of the mailbox read', { uid, received })
    return received
  } catch (error) {
    if (failures < MOST_FAILURES) {
      log.error('mail of the mailbox not stored, and tried again', { uid, error })
      throw error
    }
    log.error('mail of the mailbox not stored: its head is, and it is flagged in the mailbox', { uid, error })
    // A database that stores nothing rejects this too, so the mail is tried again.
    await storeReceivedMail(platform, headOf(mail))
    return 'head'
  }
}
