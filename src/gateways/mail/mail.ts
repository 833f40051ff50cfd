/** Sends mail. Resolves when the mail was accepted, else throws GatewayError. */
export interface Mailer {
  send(mail: Mail): Promise<void>
  /** D-19: deletes the mailer's own copies older than `before`; absent if it stores none. */
  forgetBefore?(before: Date): Promise<void>
  /** H8: deletes the mailer's own copies of these mails; absent if it stores none. */
  forget?(messageIds: readonly string[]): Promise<void>
  close(): Promise<void>
}

/** A mail to one recipient. Receivers check who may send for the sender's domain (SPF, DKIM). */
export interface Mail {
  /** Display name of the sender. */
  readonly fromName: string
  /** Sender address; default: the mailer's. */
  readonly fromAddress?: string | null
  readonly to: string
  readonly replyTo: string | null
  readonly subject: string
  readonly text: string
  readonly html: string | null
  /**
   * Unique per mail and equal for every attempt, so that receivers can detect repeats. Letters, digits, '-' and '.'.
   */
  readonly messageId: string
  readonly date: Date
  /** The mails before it in its thread, oldest first (INBOX-7); an id without a host is one of ours. */
  readonly earlier?: readonly string[]
  /** A person wrote it, so that an out-of-office reply to it is right. */
  readonly byPerson?: boolean
  /** A calendar file (RFC 5545) of an appointment, as an attachment (INBOX-9). */
  readonly calendar?: string | null
  /** Files of ours that go along, such as a visitor's photos (B14). */
  readonly attachments?: readonly MailAttachment[]
  /** LAW-4: one-click unsubscribe URL (RFC 8058). */
  readonly unsubscribe?: string
}

export interface MailAttachment {
  readonly name: string
  readonly contentType: string
  readonly bytes: Uint8Array
}
