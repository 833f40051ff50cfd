import { inWordsOfSite } from '#site/own-words.ts'
import type { Conversation } from '#storage/inbox/conversation-row.ts'
import type { StoredLead } from '#storage/lead/leads.ts'
import type { Transaction } from '#storage/transaction.ts'
import { replyMail } from '#views/mail/reply-mail.ts'
import { deliveryMailId } from '../../delivery/delivery-mail-id.ts'
import type { SiteRequest } from '../../site-request.ts'
import { threadOf } from './write-reply.ts'

/** A mail that the platform writes to a buyer, by itself or for a person of the staff. */
export interface BuyerMail {
  /** Of the mail in the conversation: the same twice is one mail. */
  readonly id: string
  readonly subject: string
  readonly text: string
  readonly signature: string
  readonly fromName: string
  readonly calendar?: string | null
  /** The person that the history names; null: nobody of the staff. */
  readonly by: { readonly id: string; readonly name: string } | null
}

/**
 * INBOX-7: stores a mail to the buyer of a lead in its conversation, with its delivery and its line of the history, in one
 * transaction. False if the buyer gave no address.
 */
export async function mailBuyer(
  request: SiteRequest,
  { lead, conversation }: { readonly lead: StoredLead; readonly conversation: Conversation },
  { id, subject, text, signature, fromName, calendar = null, by }: BuyerMail,
  within: Transaction,
): Promise<boolean> {
  const { platform, site } = request
  const { inbox, leads } = platform.storage.forSite(site)
  const now = platform.clock.now()
  if (conversation.email === null) return false
  const earlier = await inbox.mails.of(conversation.id, within)
  const delivery = { kind: 'reply', destination: conversation.email } as const
  const deliveryId = await leads.addDelivery(lead.id, delivery, now, within)
  const { body, html } = inWordsOfSite(site, () => replyMail({ text, signature, cards: [], site }))
  const mail = {
    id,
    direction: 'out',
    messageId: deliveryMailId(lead.id, deliveryId),
    earlier: await threadOf(request, lead, earlier, within),
    fromName,
    fromAddress: site.delivery.fromAddress ?? '',
    toAddress: conversation.email,
    subject,
    body,
    html,
    deliveryId,
    calendar,
    at: now,
  } as const
  await inbox.mails.add(conversation.id, mail, within)
  await platform.storage.forSite(site).notifyDue('lead', deliveryId, within)
  const event = { kind: 'mail-out', at: now, by, leadId: lead.id, data: { mailId: id, subject } } as const
  await inbox.events.add(conversation.id, [event], within)
  return true
}
