import { writeConversationAddress } from '#domain/inbox/mail-thread.ts'
import { GatewayError } from '#gateways/gateway-error.ts'
import type { Site } from '#site/site.ts'
import type { Conversation } from '#storage/inbox/conversation-row.ts'
import type { Delivery } from '#storage/lead/lead-deliveries.ts'
import type { Platform } from '../../platform.ts'
import type { SiteRequest } from '../../site-request.ts'
import { requestOn } from '../../site-request.ts'
import { readMailFiles } from './mail-files.ts'

/** INBOX-7: sends the stored mail of a delivery, with the same id at every attempt. */
export async function sendReply(
  platform: Platform,
  { site, delivery }: { readonly site: Site; readonly delivery: Delivery },
): Promise<void> {
  const { mails, conversations } = platform.storage.forSite(site).inbox
  const mail = await mails.ofDelivery(delivery.id)
  const conversation = mail && (await conversations.find(mail.conversationId))
  if (!mail || !conversation) throw new GatewayError('mail', 'its text was deleted', { permanent: true })
  await platform.mailer.send({
    fromName: mail.fromName,
    fromAddress: site.delivery.fromAddress,
    to: mail.toAddress,
    replyTo: replyAddress(requestOn(platform, site), conversation),
    subject: mail.subject,
    text: mail.body,
    html: mail.html,
    messageId: mail.messageId,
    date: mail.at,
    earlier: mail.earlier,
    byPerson: true,
    calendar: mail.calendar ?? null,
    attachments: await readMailFiles(requestOn(platform, site), mail.files),
  })
}

/** INBOX-7: where the buyer's answer goes: the conversation's own address, else the location's mailbox. */
export function replyAddress(
  { platform, site }: SiteRequest,
  { token, locationId }: Pick<Conversation, 'token' | 'locationId'>,
): string | null {
  const { replies } = platform
  if (replies !== null) return writeConversationAddress({ siteSlug: site.slug, token }, replies.domain)
  return site.locations.find(({ id }) => id === locationId)?.leadEmail ?? site.leads.fallbackEmail
}
