import type { Transaction } from '#storage/transaction.ts'
import type { SiteRequest } from '../../site-request.ts'

/** A text message to a buyer, as its conversation shows it. */
export interface OutgoingText {
  /** The same id is stored once. */
  readonly id: string
  readonly conversationId: string
  readonly leadId: string
  /** Who it is from: a member of staff, or the site by itself. */
  readonly fromName: string
  readonly from: string
  readonly to: string
  readonly body: string
  readonly at: Date
}

/** INBOX-8: stores a text message and its delivery in the transaction; it then goes the way of every delivery. */
export async function storeText(
  { platform, site }: Pick<SiteRequest, 'platform' | 'site'>,
  { id, conversationId, leadId, fromName, from, to, body, at }: OutgoingText,
  within: Transaction,
): Promise<void> {
  const { inbox, leads } = platform.storage.forSite(site)
  const deliveryId = await leads.addDelivery(leadId, { kind: 'text', destination: to }, at, within)
  const message = {
    id,
    channel: 'text',
    direction: 'out',
    messageId: `text-${deliveryId}`,
    earlier: [],
    fromName,
    fromAddress: from,
    toAddress: to,
    subject: '',
    body,
    html: null,
    deliveryId,
    at,
  } as const
  await inbox.mails.add(conversationId, message, within)
  await platform.storage.forSite(site).notifyDue('lead', deliveryId, within)
}
