import { z } from 'zod'
import { withoutQuote } from './mail-thread.ts'

const header = z.object({ Name: z.string(), Value: z.string() })
const recipient = z.object({ Email: z.string() })

/** A received mail in the shape of Postmark's inbound webhook, which other services can be set to. */
const posted = z.object({
  MessageID: z.string().min(1).max(300),
  FromFull: z.object({ Email: z.string().max(320), Name: z.string().max(300).default('') }),
  ToFull: z.array(recipient).max(100).default([]),
  CcFull: z.array(recipient).max(100).default([]),
  OriginalRecipient: z.string().max(320).default(''),
  Subject: z.string().default(''),
  TextBody: z.string().default(''),
  StrippedTextReply: z.string().default(''),
  Headers: z.array(header).max(500).default([]),
})

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
  /** RFC 3834: an out-of-office answer and the like. */
  readonly isAutomatic: boolean
}

/** INBOX-7: reads a received mail; null if it is none. */
export function readInboundMail(body: unknown): InboundMail | null {
  const read = posted.safeParse(body)
  if (!read.success) return null
  const { MessageID, FromFull, ToFull, CcFull, OriginalRecipient, Subject, TextBody, StrippedTextReply, Headers } =
    read.data
  const headerOf = (name: string) => Headers.find((each) => each.Name.toLowerCase() === name)?.Value
  const own = headerOf('message-id')?.replace(/[\s<>\0]/g, '')
  return {
    messageId: own ? own.slice(0, 300) : `${line(MessageID, 280)}@inbound`,
    fromName: line(FromFull.Name, 200),
    fromAddress: line(FromFull.Email, 320).toLowerCase(),
    recipients: [OriginalRecipient, ...[...ToFull, ...CcFull].map(({ Email }) => Email)]
      .map((address) => line(address, 320))
      .filter((address) => address !== ''),
    subject: line(Subject, 300),
    // Postgres stores no NUL.
    text: (StrippedTextReply.trim() || withoutQuote(TextBody)).replaceAll('\0', '').slice(0, LONGEST),
    isAutomatic: (headerOf('auto-submitted') ?? 'no').toLowerCase() !== 'no',
  }
}

const LONGEST = 50_000

function line(text: string, length: number): string {
  return text
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, length)
}
