import { isUtf8 } from 'node:buffer'
import PostalMime, { type Address, type Attachment, type Email } from 'postal-mime'
import { type MailBounce, readBounce } from '#domain/inbox/automatic-mail.ts'
import { type InboundFile, type InboundMail, inboundMail, isShownIn, shownFiles } from '#domain/inbox/inbound-mail.ts'

/** A mail as the server stores it (RFC 5322). */
export interface MailSource {
  readonly uid: number
  readonly bytes: Uint8Array
  /** Of the whole mail; more than the bytes if only its beginning was read. */
  readonly size: number
}

/**
 * INBOX-7: reads a mail; null if it says no sender. Nothing that it names is fetched. Throws what the parser throws, at parts
 * within too many parts for one: such a mail is set aside (H4-1).
 */
export async function readSource(source: MailSource): Promise<InboundMail | null> {
  const parsed = await PostalMime.parse(withCharset(source.bytes), { forceRfc822Attachments: true })
  const from = parsed.from && mailboxesOf([parsed.from])[0]
  if (!from?.address) return null
  const headerOf = (name: string) => parsed.headers.find(({ key }) => key === name)?.value ?? null
  return inboundMail({
    id: `imap-${source.uid}-${source.size}`,
    messageId: parsed.messageId ?? headerOf('message-id'),
    fromName: from.name,
    fromAddress: from.address,
    recipients: recipientsOf(parsed),
    subject: parsed.subject ?? '',
    text: parsed.text ?? '',
    stripped: '',
    html: parsed.html ?? '',
    headerOf,
    bounce: bounceOf(parsed),
    files: filesOf(parsed, source),
  })
}

/**
 * K-14: a mail of one part with 8-bit text that names no charset and is not UTF-8 is read as Windows-1252, the safe guess
 * for feeds too.
 */
function withCharset(bytes: Uint8Array): Uint8Array {
  if (isUtf8(bytes)) return bytes
  const text = new TextDecoder('windows-1252').decode(bytes)
  const head = text.slice(0, text.search(/\r?\n\r?\n/))
  return /charset\s*=|^Content-Type:\s*multipart/im.test(head) ? bytes : new TextEncoder().encode(text)
}

/** The parts of a report are files to the parser. */
function bounceOf({ attachments }: Email): MailBounce | null {
  const partText = (...types: readonly string[]) => {
    const attachment = attachments.find(({ mimeType }) => types.includes(mimeType))
    if (attachment === undefined) return ''
    return typeof attachment.content === 'string' ? attachment.content : new TextDecoder().decode(attachment.content)
  }
  return readBounce(partText('message/delivery-status'), partText('message/rfc822', 'text/rfc822-headers'))
}

/** The addresses that servers note when they deliver come first: the conversation's own may be in no other header. */
function recipientsOf({ headers, to = [], cc = [] }: Email): readonly string[] {
  const noted = headers.filter(({ key }) => DELIVERED.includes(key)).map(({ value }) => value.replace(/[<>\s]/g, ''))
  return [...noted, ...mailboxesOf([...to, ...cc]).map(({ address }) => address)]
}

const DELIVERED = ['delivered-to', 'x-original-to', 'x-envelope-to', 'envelope-to']

function mailboxesOf(addresses: readonly Address[]) {
  return addresses.flatMap((each) => (each.group === undefined ? [each] : each.group))
}

/** Of a mail that was too large to be read whole, the last file may be cut off: none of its files counts as read. */
function filesOf({ attachments, html = '' }: Email, { bytes, size }: MailSource): readonly InboundFile[] {
  const shownNames = shownFiles(html)
  const files = attachments.map((each, index) => fileOf(each, index, shownNames))
  if (bytes.byteLength >= size) return files
  const name = files.map((file) => file.name).join(', ') || 'The files'
  return [{ name, content: new Uint8Array(), size, isInline: false }]
}

function fileOf(
  { filename, content, mimeType, contentId }: Attachment,
  index: number,
  shown: ReadonlySet<string>,
): InboundFile {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content)
  return {
    name: filename ?? `file-${index + 1}${ENDINGS[mimeType] ?? ''}`,
    content: bytes,
    size: bytes.byteLength,
    isInline: isShownIn(shown, contentId),
  }
}

/** Of parts that mail programs often leave without a name. */
const ENDINGS: Readonly<Record<string, string>> = {
  'message/rfc822': '.eml',
  'text/calendar': '.ics',
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'application/pdf': '.pdf',
}
