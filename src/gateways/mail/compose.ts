import type { SendMailOptions } from 'nodemailer'
import { calendarType } from '#domain/appointment/calendar-file.ts'
import { type DkimKey, dkimKeyOf } from './dkim-keys.ts'
import type { Mail } from './mail.ts'
import type { Sender } from './sender.ts'

/**
 * Converts a mail to nodemailer's options. Addresses are objects, and file and URL access is disabled, so a visitor's
 * text cannot add a header, recipient or attachment. Signed if the sender's domain has a key.
 */
export function compose(mail: Mail, sender: Sender, keys: readonly DkimKey[] = []): SendMailOptions {
  const from = mail.fromAddress ?? sender.address
  const key = dkimKeyOf(keys, from)
  const host = from.slice(from.lastIndexOf('@') + 1)
  return {
    from: { name: nameOf(mail, sender), address: from },
    to: { name: '', address: mail.to },
    ...(mail.replyTo === null ? {} : { replyTo: { name: '', address: mail.replyTo } }),
    subject: mail.subject,
    text: mail.text,
    ...(mail.html === null ? {} : { html: mail.html }),
    ...attachmentsOf(mail),
    messageId: `<${mail.messageId}@${host}>`,
    ...threadOf(mail, host),
    date: mail.date,
    headers: {
      // Suppresses out-of-office replies (RFC 3834).
      ...(mail.byPerson ? {} : { 'Auto-Submitted': 'auto-generated' }),
      ...unsubscribeHeaders(mail.unsubscribe),
    },
    ...(key && {
      dkim: {
        domainName: key.domain,
        keySelector: key.selector,
        privateKey: key.privateKey,
        headerFieldNames: SIGNED_HEADERS,
      },
    }),
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/**
 * Headers that the signature covers, where the mail has them: those of RFC 6376 5.4.1 that we write, and both headers of
 * one-click unsubscribing, without which receivers do not offer it (RFC 8058 4).
 */
const SIGNED_HEADERS = [
  'From',
  'Sender',
  'Reply-To',
  'Subject',
  'Date',
  'Message-ID',
  'To',
  'Cc',
  'MIME-Version',
  'Content-Type',
  'Content-Transfer-Encoding',
  'In-Reply-To',
  'References',
  'Auto-Submitted',
  'List-Unsubscribe',
  'List-Unsubscribe-Post',
].join(':')

/** INBOX-7: places the mail below those before it in the reader's mail program. Ids of others are cleaned: they are text. */
function threadOf({ earlier = [] }: Mail, host: string): Pick<SendMailOptions, 'inReplyTo' | 'references'> {
  const ids = earlier.map((id) => `<${(id.includes('@') ? id : `${id}@${host}`).replace(/[\s<>]/g, '')}>`)
  const last = ids.at(-1)
  return last === undefined ? {} : { inReplyTo: last, references: ids.slice(-MOST_REFERENCES) }
}

function attachmentsOf({ calendar, attachments = [] }: Mail): Pick<SendMailOptions, 'attachments'> {
  const files = attachments.map(({ name, contentType, bytes }) => ({
    filename: name,
    contentType,
    content: Buffer.from(bytes),
  }))
  const all = calendar ? [calendarOf(calendar), ...files] : files
  return all.length > 0 ? { attachments: all } : {}
}

function calendarOf(content: string) {
  return { filename: 'appointment.ics', contentType: calendarType(content), content }
}

/** Enough for every mail program; a header of hundreds is refused by some servers. */
const MOST_REFERENCES = 20

/**
 * 'Sample Motors via Forecourt' when sent from the platform's address (if it has a name); otherwise the mail's own
 * name.
 */
function nameOf({ fromName, fromAddress }: Mail, { name }: Sender): string {
  return fromAddress || name === null ? fromName : `${fromName} via ${name}`
}

function unsubscribeHeaders(address: string | undefined): Readonly<Record<string, string>> {
  if (address === undefined) return {}
  return { 'List-Unsubscribe': `<${address}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}
