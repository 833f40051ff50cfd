import type { InboundMail } from '#domain/inbox/inbound-mail.ts'
import type { ReadingError } from '../reading/reading-error.ts'

/** A mailbox on a mail server, to which buyers' answers go (INBOX-7). */
export interface Mailbox {
  /**
   * Reads the unseen mails, oldest first, one at a time. A mail is marked as seen once `take` has resolved, and flagged
   * too if only its head was stored; if `take` rejects, the mail is tried again in a later round, after the others. Throws
   * GatewayError if the server does not answer.
   */
  readUnseen(take: (mail: MailboxMail) => Promise<TakenMail>, signal: AbortSignal | null): Promise<void>
  /** Whether it is time to read: after a failure the next rounds are left out, more with each. */
  isDue(): boolean
  /** A sentence while it cannot be read or holds mails that could not be stored, or null. For /readyz. */
  fault(): string | null
}

/** What became of a mail: nothing more to do, or a person must read it in the mailbox. */
export type TakenMail = 'done' | 'head'

export interface MailboxMail {
  /** The number of the mail in its mailbox. */
  readonly uid: number
  /** Null: it cannot be read as a mail. */
  readonly mail: InboundMail | null
  /** H4-1: why only its headers were read; null: it was read whole. */
  readonly unread: ReadingError | null
  /** How often this process failed to store it before. */
  readonly failures: number
}
