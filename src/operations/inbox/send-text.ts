import { GatewayError } from '#gateways/gateway-error.ts'
import type { Site } from '#site/site.ts'
import type { Delivery } from '#storage/lead/lead-deliveries.ts'
import type { Platform } from '../platform.ts'

/** INBOX-8: sends the stored text message of a delivery. A STOP that came meanwhile ends it. */
export async function sendText(
  platform: Platform,
  { site, delivery }: { readonly site: Site; readonly delivery: Delivery },
): Promise<void> {
  const { inbox, textStops } = platform.storage.forSite(site)
  const message = await inbox.mails.ofDelivery(delivery.id)
  if (message === null) throw new GatewayError('sms', 'its text was deleted', { permanent: true })
  if ((await textStops.stoppedAt(message.toAddress)) !== null)
    throw new GatewayError('sms', 'the buyer answered STOP', { permanent: true })
  // H7: a later attempt may find budget again.
  const spent = await platform.spending.spend('buyer-texts', site.slug)
  if (!spent.ok) throw new GatewayError('sms', 'the budget for text messages to buyers is spent')
  await platform.sms.send({
    to: message.toAddress,
    from: message.fromAddress,
    text: message.body,
    mark: message.body,
    since: message.at,
    again: delivery.attempts > 0,
  })
}
