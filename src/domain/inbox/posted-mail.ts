import { z } from 'zod'
import { type InboundFile, type InboundMail, inboundMail, isShownIn, shownFiles } from './inbound-mail.ts'

const header = z.object({ Name: z.string(), Value: z.string() })
const attachment = z.object({
  Name: z.string().default(''),
  Content: z.string().refine((text) => !/[^A-Za-z0-9+/=\s]/.test(text)),
  ContentID: z.string().nullish(),
})
const recipient = z.object({ Email: z.string() })

/**
 * A received mail in the shape of Postmark's inbound webhook, which other services can be set to. Its texts have no
 * limits here: `inboundMail` cuts them, because a service gives a refused mail up (S3-3).
 */
const posted = z.object({
  MessageID: z.string().min(1),
  FromFull: z.object({ Email: z.string(), Name: z.string().default('') }),
  ToFull: z.array(recipient).default([]),
  CcFull: z.array(recipient).default([]),
  OriginalRecipient: z.string().default(''),
  Subject: z.string().default(''),
  TextBody: z.string().default(''),
  StrippedTextReply: z.string().default(''),
  Headers: z.array(header).default([]),
  HtmlBody: z.string().default(''),
  // A file that cannot be read loses no mail.
  Attachments: z.array(z.unknown()).default([]),
})

/** INBOX-7: reads a mail that a service posted; null if it is none. */
export function readPostedMail(body: unknown): InboundMail | null {
  const read = posted.safeParse(body)
  if (!read.success) return null
  const { MessageID, FromFull, ToFull, CcFull, OriginalRecipient, Subject, TextBody, StrippedTextReply, Headers } =
    read.data
  const { HtmlBody, Attachments } = read.data
  const inlineFiles = shownFiles(HtmlBody)
  const headerOf = (name: string) => Headers.find((each) => each.Name.toLowerCase() === name)?.Value ?? null
  return inboundMail({
    id: MessageID,
    messageId: headerOf('message-id'),
    fromName: FromFull.Name,
    fromAddress: FromFull.Email,
    recipients: [OriginalRecipient, ...[...ToFull, ...CcFull].map(({ Email }) => Email)],
    subject: Subject,
    text: TextBody,
    stripped: StrippedTextReply,
    html: HtmlBody,
    headerOf,
    // The service has a webhook of its own for these.
    bounce: null,
    files: Attachments.flatMap((each) => postedFile(each, inlineFiles)),
  })
}

function postedFile(given: unknown, shown: ReadonlySet<string>): readonly InboundFile[] {
  const read = attachment.safeParse(given)
  if (!read.success) return []
  const { Name, Content, ContentID } = read.data
  const filling = Content.endsWith('==') ? 2 : Content.endsWith('=') ? 1 : 0
  const size = Math.floor((Content.length * 3) / 4) - filling
  return [{ name: Name, content: { base64: Content }, size, isInline: isShownIn(shown, ContentID) }]
}
