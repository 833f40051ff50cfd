import { z } from 'zod'
import { type MailboxAddress, readMailboxAddress } from '#gateways/mailbox/mailbox-address.ts'

/** How buyers' answers come back into their conversations (INBOX-7): a service posts them, or a mailbox has them, or both. */
export const replySettings = {
  /** Domain of conversations' own addresses. Empty: answers go to the location's mailbox and stay there. */
  REPLY_DOMAIN: z
    .string()
    .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'a domain such as reply.forecourt.example')
    .optional(),
  /** The password with which a service posts the domain's mail to /webhooks/mail. */
  INBOUND_MAIL_SECRET: z.string().min(20).optional(),
  /** A mailbox that gets all mail of the domain and nothing else. */
  INBOUND_IMAP_URL: z
    .string()
    .transform((text, context) => {
      const address = readMailboxAddress(text)
      if (address !== null) return address
      context.addIssue('expected imaps://USER@host/INBOX, with USER percent-encoded and without a password')
      return z.NEVER
    })
    .optional(),
  /** The password of that mailbox. */
  INBOUND_IMAP_PASSWORD: z.string().min(1).optional(),
}

type ReplySettings = { readonly [Name in keyof typeof replySettings]?: z.output<(typeof replySettings)[Name]> }

/** Null: a conversation has no address of its own. Throws a sentence if the domain has nobody who reads its mail, or the other way round. */
export function repliesOf({
  REPLY_DOMAIN: domain,
  INBOUND_MAIL_SECRET,
  INBOUND_IMAP_URL: mailbox,
}: ReplySettings): { readonly domain: string; readonly secret: string | null } | null {
  const secret = INBOUND_MAIL_SECRET ?? null
  const isRead = secret !== null || mailbox !== undefined
  if (domain !== undefined && isRead) return { domain, secret }
  if (domain === undefined && !isRead) return null
  throw new Error(
    'The environment cannot be used: REPLY_DOMAIN belongs together with INBOUND_MAIL_SECRET or INBOUND_IMAP_URL, and one is missing.',
  )
}

/** Null: no mailbox is read. */
export function mailboxOf({
  INBOUND_IMAP_URL: address,
  INBOUND_IMAP_PASSWORD: password,
}: ReplySettings): { readonly address: MailboxAddress; readonly password: string } | null {
  if (address !== undefined && password !== undefined) return { address, password }
  if (address === undefined && password === undefined) return null
  throw new Error(
    'The environment cannot be used: INBOUND_IMAP_URL and INBOUND_IMAP_PASSWORD belong together, and one is missing.',
  )
}
