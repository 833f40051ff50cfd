import { cutText } from '../cut-text.ts'
import { type OutsideText, outsideText } from '../outside-text.ts'
import { type HeaderOf, isAutomaticMail, type MailBounce } from './automatic-mail.ts'
import { cleanFileName, MAIL_FILE_LIMITS } from './mail-file.ts'
import { storedText } from './stored-text.ts'
import { textOfHtml } from './text-of-html.ts'

/** INBOX-7: a mail of a buyer, as far as a conversation stores it. */
export interface InboundMail {
  /** Of the mail itself, so that our answer threads below it. */
  readonly messageId: string
  readonly fromName: string
  readonly fromAddress: string
  readonly recipients: readonly string[]
  readonly subject: string
  /** All of it, with what it quotes: `mailParts` tells the two apart where it is shown (A1). */
  readonly text: string
  /** The id of the mail that it answers, as it says; null: it answers none. */
  readonly answers: string | null
  /** An out-of-office answer and the like. */
  readonly isAutomatic: boolean
  /** Set for a report that a mail of ours was not delivered. */
  readonly bounce: MailBounce | null
  /** Those that a conversation stores. */
  readonly files: readonly InboundFile[]
  /** Those that it names only. */
  readonly leftOut: readonly NamedFile[]
}

/** A file of a mail without its bytes. */
export type NamedFile = Omit<InboundFile, 'content'>

/** A file of a received mail. */
export interface InboundFile {
  readonly name: string
  readonly content: Uint8Array | { readonly base64: string }
  readonly size: number
  /** A picture that the mail's HTML shows, such as the logo of a signature. */
  readonly isInline: boolean
}

/** A mail as a service posts it or a mailbox has it. */
export interface RawInboundMail extends Omit<InboundMail, 'messageId' | 'isAutomatic' | 'answers' | 'leftOut'> {
  /** Of the service or the mailbox, for a mail without an id of its own. */
  readonly id: string
  readonly messageId: string | null
  /** The text without the mail that it answers, if the service knows it: read only where there is nothing else. */
  readonly stripped: string
  /** Read for its words where there is no text. It is not stored. */
  readonly html: string
  readonly headerOf: HeaderOf
}

/** INBOX-7: what a conversation stores of a mail. */
export function inboundMail(raw: RawInboundMail): InboundMail {
  const messageId = raw.messageId && outsideText(raw.messageId, 1_000).replace(/[\s<>]/g, '')
  const subject = line(raw.subject, 300)
  return {
    messageId: messageId ? cutText(messageId, 300) : `${line(raw.id, 280)}@inbound`,
    fromName: line(raw.fromName, 200),
    fromAddress: line(raw.fromAddress, 320).toLowerCase(),
    recipients: raw.recipients
      .slice(0, MOST_RECIPIENTS)
      .map((address) => line(address, 320))
      .filter((address) => address !== ''),
    subject,
    text: storedText(subject, wordsOf(raw)),
    answers: outsideText(raw.headerOf('in-reply-to') ?? '', 1_000).replace(/[\s<>]/g, '') || null,
    isAutomatic: isAutomaticMail(raw.headerOf),
    bounce: raw.bounce,
    ...filesWithinLimit(raw.files),
  }
}

/** The service's guess at the reply comes last: it may cut a person's own words, and nobody would notice (A1). */
function wordsOf({ text, html, stripped }: RawInboundMail): OutsideText {
  const plainText = outsideText(text, LONGEST_READ)
  if (plainText.trim() !== '') return plainText
  const read = outsideText(textOfHtml(outsideText(html, LONGEST_READ)), LONGEST_READ)
  return read.trim() === '' ? outsideText(stripped, LONGEST_READ) : read
}

/** S3-21: what is stored of a mail that cannot be stored itself: who wrote, and in plain letters what about. */
export function headOf(mail: InboundMail): InboundMail {
  const plain = (text: string) => text.replace(/[^\x20-\x7e]+/g, ' ').trim()
  return {
    ...mail,
    fromName: plain(mail.fromName),
    subject: plain(mail.subject),
    text: HEAD_ALONE,
    files: [],
    leftOut: [],
  }
}

const HEAD_ALONE =
  'This mail could not be stored. Ask the buyer to send it again, or the operator to look in the mailbox.'

/** Names of the files that a mail's HTML shows inside its text. */
export function shownFiles(html: string): ReadonlySet<string> {
  return new Set(Array.from(outsideText(html, LONGEST_READ).matchAll(/\bcid:([^"'\s<>)]+)/gi), ([, id = '']) => id))
}

/** Whether the mail's HTML, by `shownFiles`, shows the file inside its text. */
export function isShownIn(shown: ReadonlySet<string>, contentId: string | null | undefined): boolean {
  return shown.has(outsideText(contentId ?? '', 1_000).replace(/[\s<>]/g, ''))
}

/**
 * INBOX-7: the files that a conversation stores: fifty, 10 MB together, what is attached before what is inside the text.
 * As many others are named only; of more than these their number is.
 */
function filesWithinLimit(files: readonly InboundFile[]): Pick<InboundMail, 'files' | 'leftOut'> {
  const kept: InboundFile[] = []
  const leftOut: NamedFile[] = []
  let unnamed = { count: 0, size: 0 }
  let room: number = MAIL_FILE_LIMITS.bytes
  for (const { name, content, ...file } of files.toSorted(
    (one, other) => Number(one.isInline) - Number(other.isInline),
  )) {
    if (file.size <= room && kept.length < MOST_FILES) {
      kept.push({ ...file, name: cleanFileName(name), content })
      room -= file.size
    } else if (leftOut.length < MOST_FILES) leftOut.push({ ...file, name: cleanFileName(name) })
    else unnamed = { count: unnamed.count + 1, size: unnamed.size + file.size }
  }
  if (unnamed.count > 0) leftOut.push({ name: `${unnamed.count} more files`, size: unnamed.size, isInline: false })
  return { files: kept, leftOut }
}

/** Characters that are read of a mail, with what it quotes. */
const LONGEST_READ = 500_000
const MOST_RECIPIENTS = 500
const MOST_FILES = 50

function line(text: string, length: number): string {
  return cutText(
    outsideText(text, 4 * length)
      .replace(/\p{Cc}+/gu, ' ')
      .trim(),
    length,
  )
}
