import { cutText, shortened } from '../cut-text.ts'
import { type OutsideText, outsideText } from '../outside-text.ts'
import { type MailPart, mailParts, saidIn } from './mail-parts.ts'

/**
 * A1: the text of a mail as a conversation stores it: all of it. Of one that is too long the quotes are cut first, because
 * what a person wrote may be below them, and the text says so.
 */
export function storedText(subject: string, text: OutsideText): string {
  const whole = outsideText(text.replaceAll('\r\n', '\n').trim(), text.length)
  if (whole.length <= LONGEST) return whole
  const parts = mailParts(subject, whole)
  let said = LONGEST
  let folded = LONGEST - Math.min(LONGEST, lengthOf(parts.filter(({ kind }) => kind === 'said')))
  const kept = parts.map((part) => {
    const room = part.kind === 'said' ? said : folded
    if (part.kind === 'said') said = Math.max(0, said - part.text.length)
    else folded = Math.max(0, folded - part.text.length)
    if (part.text.length <= room) return part.text
    return part.kind === 'said' ? shortened(part.text, room) : `${cutText(part.text, room)}\n> ${LEFT_OUT}\n`
  })
  return kept.join('')
}

/** A mail of a conversation in pieces, as a page shows it. What staff wrote, and a text message, is one. */
export function partsOfMail(mail: {
  readonly channel?: 'mail' | 'text'
  readonly direction: 'in' | 'out'
  readonly subject: string
  readonly body: string
}): readonly MailPart[] {
  if (mail.direction === 'out' || mail.channel === 'text') return [{ kind: 'said', text: mail.body }]
  return mailParts(mail.subject, outsideText(mail.body, LONGEST_SHOWN))
}

/** The beginning of a mail in a list, without the mail that it answers. */
export function saidInMail(mail: Parameters<typeof partsOfMail>[0]): string {
  return saidIn(partsOfMail(mail))
}

function lengthOf(parts: readonly MailPart[]): number {
  return parts.reduce((sum, { text }) => sum + text.length, 0)
}

/** Characters that are stored of a mail. */
const LONGEST = 100_000
/** A stored text with its marks of what is left out. */
const LONGEST_SHOWN = 2 * LONGEST
const LEFT_OUT = '[The rest of this quote is left out: the mail is too long.]'
