import type { MailBounce } from '#domain/inbox/automatic-mail.ts'
import type { Transaction } from '#storage/transaction.ts'
import { notifyOfFailure } from '../../notify/notify-of-failure.ts'
import type { SiteRequest } from '../../site-request.ts'

/**
 * K-6, INBOX-11: a mail of the conversation came back from the buyer's mail service. Its delivery has failed for good, is
 * on the page of failed deliveries, and staff are notified. A report about any other mail changes nothing.
 */
export async function recordBounce(
  request: SiteRequest,
  { conversationId, bounce }: { readonly conversationId: string; readonly bounce: MailBounce },
  within: Transaction,
): Promise<void> {
  const { platform, site } = request
  const { inbox, leads } = platform.storage.forSite(site)
  const sent = (await inbox.mails.of(conversationId, within)).find(
    ({ direction, messageId }) => direction === 'out' && bounce.messageId.startsWith(`${messageId}@`),
  )
  const delivery = sent?.deliveryId ? await leads.delivery(sent.deliveryId, within) : null
  const lead = delivery?.state === 'sent' ? await leads.find(delivery.leadId, within) : null
  if (!delivery || !lead) return
  const at = platform.clock.now()
  const error = `The buyer's mail service sent it back (${bounce.status}).`
  await leads.recordAttempt(
    { deliveryId: delivery.id, at, outcome: 'failed', error, nextAttemptAt: null, final: true, tell: true },
    within,
  )
  await notifyOfFailure(request, { lead, delivery, state: 'dead', within })
}
