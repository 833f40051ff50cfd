import { cutText } from '../cut-text.ts'
import { type HeaderOf, isAutomaticMail, type MailBounce } from './automatic-mail.ts'
import { cleanFileName, MAIL_FILE_LIMITS } from './mail-file.ts'
import { withoutQuote } from './mail-thread.ts'
import { textOfHtml } from './text-of-html.ts'

/** INBOX-7: a mail of a buyer, as far as a conversation stores it. */
export interface InboundMail {
  /** Of the mail itself, so that our answer threads below it. */
  readonly messageId: string
  readonly fromName: string
  readonly fromAddress: string
  readonly recipients: readonly string[]
  readonly subject: string
  /** What the person wrote, without the mail that it answers. */
  readonly text: string
  /** The id of the mail that it answers, as it says; null: it answers none. */
  readonly answers: string | null
  /** An out-of-office answer and the like. */
  readonly isAutomatic: boolean
  /** Set for a report that a mail of ours was not delivered. */
  readonly bounce: MailBounce | null
  readonly files: readonly InboundFile[]
}

/** A file of a received mail. */
export interface InboundFile {
  readonly name: string
  readonly content: Uint8Array | { readonly base64: string }
  readonly size: number
  /** A picture that the mail's HTML shows, such as the logo of a signature. */
  readonly isInline: boolean
}

/** A mail as a service posts it or a mailbox has it. */
export interface RawInboundMail extends Omit<InboundMail, 'messageId' | 'isAutomatic' | 'answers'> {
  /** Of the service or the mailbox, for a mail without an id of its own. */
  readonly id: string
  readonly messageId: string | null
  /** The text without the mail that it answers, if the service knows it. */
  readonly stripped: string
  /** Read for its words where there is no text. It is not stored. */
  readonly html: string
  readonly headerOf: HeaderOf
}

/** INBOX-7: what a conversation stores of a mail. */
export function inboundMail(raw: RawInboundMail): InboundMail {
  const own = raw.messageId?.replace(/[\s<>]/g, '')
  const text = raw.text.trim() === '' ? textOfHtml(raw.html) : raw.text
  return {
    messageId: own ? cutText(own, 300) : `${line(raw.id, 280)}@inbound`,
    fromName: line(raw.fromName, 200),
    fromAddress: line(raw.fromAddress, 320).toLowerCase(),
    recipients: raw.recipients.map((address) => line(address, 320)).filter((address) => address !== ''),
    subject: line(raw.subject, 300),
    text: cutText(raw.stripped.trim() || withoutQuote(text), LONGEST),
    answers: raw.headerOf('in-reply-to')?.replace(/[\s<>]/g, '') || null,
    isAutomatic: isAutomaticMail(raw.headerOf),
    bounce: raw.bounce,
    files: raw.files.map((file) => ({ ...file, name: cleanFileName(file.name) })),
  }
}

/** S3-21: what is stored of a mail that cannot be stored itself: who wrote, and in plain letters what about. */
export function headOf(mail: InboundMail): InboundMail {
  const plain = (text: string) => text.replace(/[^\x20-\x7e]+/g, ' ').trim()
  return { ...mail, fromName: plain(mail.fromName), subject: plain(mail.subject), text: HEAD_ALONE, files: [] }
}

const HEAD_ALONE =
  'This mail could not be stored. Ask the buyer to send it again, or the operator to look in the mailbox.'

/** Whether the mail's HTML shows the file inside its text. */
export function isShownIn(html: string, contentId: string | null | undefined): boolean {
  const id = contentId?.replace(/[\s<>]/g, '') ?? ''
  return id !== '' && html.includes(`cid:${id}`)
}

/**
 * INBOX-7: the files that a conversation stores: 10 MB together, what is attached before what is inside the text. The
 * others are named only.
 */
export function filesWithinLimit(files: readonly InboundFile[]): {
  readonly kept: readonly InboundFile[]
  readonly leftOut: readonly InboundFile[]
} {
  const kept: InboundFile[] = []
  const leftOut: InboundFile[] = []
  let room: number = MAIL_FILE_LIMITS.bytes
  for (const file of files.toSorted((one, other) => Number(one.isInline) - Number(other.isInline))) {
    if (file.size > room) leftOut.push(file)
    else {
      kept.push(file)
      room -= file.size
    }
  }
  return { kept, leftOut }
}

const LONGEST = 50_000

function line(text: string, length: number): string {
  return cutText(text.replace(/\p{Cc}+/gu, ' ').trim(), length)
}
