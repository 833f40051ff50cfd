import { timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { readConversationAddress, withoutQuote } from '#domain/inbox/mail-thread.ts'
import type { Platform } from '../platform.ts'

const header = z.object({ Name: z.string(), Value: z.string() })
const recipient = z.object({ Email: z.string() })

/** A received mail in the shape of Postmark's inbound webhook, which other services can be set to. */
const inboundMail = z.object({
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

/** `unknown`: for no conversation of ours; the service need not send it again. */
export type ReceivedMail = 'stored' | 'known' | 'unknown' | 'malformed' | 'forged'

/**
 * INBOX-7: a buyer's mail, from the mail service's webhook. It joins the conversation whose own address it was sent to,
 * and shows as text; its HTML is not stored. The same mail twice is stored once. An automatic answer is marked as one.
 */
export async function receiveMail(platform: Platform, body: unknown, secret: string): Promise<ReceivedMail> {
  const { replies } = platform
  if (replies === null || !isSame(secret, replies.secret)) return 'forged'
  const read = inboundMail.safeParse(body)
  if (!read.success) return 'malformed'
  const mail = read.data
  const recipients = [mail.OriginalRecipient, ...[...mail.ToFull, ...mail.CcFull].map(({ Email }) => Email)]
  const address = readConversationAddress(recipients, replies.domain)
  const site = address && platform.siteBySlug(address.siteSlug)
  if (!address || !site) return 'unknown'
  const { inbox, transaction } = platform.storage.forSite(site)
  return transaction(async (within) => {
    const found = await inbox.conversations.findByToken(address.token, within)
    const conversation = found && (await inbox.conversations.lock(found.id, within))
    if (!conversation) return 'unknown'
    const now = platform.clock.now()
    const mailId = await inbox.mails.add(
      conversation.id,
      {
        id: platform.randomId(),
        direction: 'in',
        messageId: messageIdOf(mail),
        earlier: [],
        fromName: clean(mail.FromFull.Name, 200),
        fromAddress: clean(mail.FromFull.Email, 320).toLowerCase(),
        toAddress: recipients.find((each) => each !== '') ?? '',
        subject: clean(mail.Subject, 300),
        body: textOf(mail).slice(0, LONGEST),
        html: null,
        deliveryId: null,
        at: now,
      },
      within,
    )
    if (mailId === null) return 'known'
    const data = { mailId, subject: clean(mail.Subject, 300), automatic: isAutomatic(mail.Headers) }
    await inbox.events.add(conversation.id, [{ kind: 'mail-in', at: now, by: null, data }], within)
    await inbox.conversations.touch(conversation.id, 'mail-in', now, within)
    return 'stored'
  })
}

type InboundMail = z.output<typeof inboundMail>

const LONGEST = 50_000

/** The id of the mail itself, so that our answer threads below it; the service's own id without one. */
function messageIdOf({ Headers, MessageID }: InboundMail): string {
  const own = headerOf(Headers, 'message-id')?.replace(/[\s<>]/g, '')
  return own ? own.slice(0, 300) : `${MessageID}@inbound`
}

function textOf({ StrippedTextReply, TextBody }: InboundMail): string {
  // Postgres stores no NUL.
  return (StrippedTextReply.trim() || withoutQuote(TextBody)).replaceAll('\0', '')
}

/** RFC 3834: out-of-office answers and the like. */
function isAutomatic(headers: InboundMail['Headers']): boolean {
  const submitted = headerOf(headers, 'auto-submitted')
  return submitted !== undefined && submitted.toLowerCase() !== 'no'
}

function headerOf(headers: InboundMail['Headers'], name: string): string | undefined {
  return headers.find((each) => each.Name.toLowerCase() === name)?.Value
}

function clean(text: string, length: number): string {
  return text
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, length)
}

function isSame(given: string, wanted: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)]
  return one.length === other.length && timingSafeEqual(one, other)
}
