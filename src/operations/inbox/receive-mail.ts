import { timingSafeEqual } from 'node:crypto'
import { readInboundMail } from '#domain/inbox/inbound-mail.ts'
import { readConversationAddress } from '#domain/inbox/mail-thread.ts'
import { notifyOfLead } from '../notify/notify-of-lead.ts'
import type { Platform } from '../platform.ts'

/** `unknown`: for no conversation of ours; the service need not send it again. */
export type ReceivedMail = 'stored' | 'known' | 'unknown' | 'malformed' | 'forged'

/**
 * INBOX-7: a buyer's mail, from the mail service's webhook. It joins the conversation whose own address it was sent to,
 * and shows as text; its HTML is not stored. The same mail twice is stored once. An automatic answer is marked as one.
 */
export async function receiveMail(platform: Platform, body: unknown, secret: string): Promise<ReceivedMail> {
  const { replies } = platform
  if (replies === null || !isSame(secret, replies.secret)) return 'forged'
  const mail = readInboundMail(body)
  if (mail === null) return 'malformed'
  const address = readConversationAddress(mail.recipients, replies.domain)
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
        messageId: mail.messageId,
        earlier: [],
        fromName: mail.fromName,
        fromAddress: mail.fromAddress,
        toAddress: mail.recipients[0] ?? '',
        subject: mail.subject,
        body: mail.text,
        html: null,
        deliveryId: null,
        at: now,
      },
      within,
    )
    if (mailId === null) return 'known'
    const data = { mailId, subject: mail.subject, automatic: mail.isAutomatic }
    await inbox.events.add(conversation.id, [{ kind: 'mail-in', at: now, by: null, data }], within)
    await inbox.conversations.touch(conversation.id, 'mail-in', now, within)
    if (!mail.isAutomatic) {
      const news = { event: 'buyer-replied', key: `reply ${mailId}` } as const
      await notifyOfLead(platform, site, conversation, news, within)
    }
    return 'stored'
  })
}

function isSame(given: string, wanted: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)]
  return one.length === other.length && timingSafeEqual(one, other)
}
