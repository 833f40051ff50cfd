import { canBeAnswered } from '#domain/inbox/text-message.ts'
import { GatewayError } from '#gateways/gateway-error.ts'
import type { Site } from '#site/site.ts'
import type { AlertMail } from '#storage/alert/alert-mails.ts'
import type { AlertTextView } from '#views/text/alert-text.ts'
import type { Platform } from '../platform.ts'

/**
 * ALERT-5: makes one attempt at a text message about alerts. False: the number answered STOP, or the site has no sender any
 * more, so there is nothing to send. Throws GatewayError if it may be tried again.
 */
export async function sendAlertText(
  platform: Platform,
  site: Site,
  mail: AlertMail,
  { text, mark }: AlertTextView,
): Promise<boolean> {
  const { textSender } = site.delivery
  if (textSender === null || !canBeAnswered(textSender)) return false
  if ((await platform.storage.forSite(site).textStops.stoppedAt(mail.email)) !== null) return false
  // The form has paid for the first one.
  const spent = mail.kind === 'confirm' || (await platform.spending.spend('buyer-texts', site.slug)).ok
  if (!spent) throw new GatewayError('sms', 'the budget for text messages to buyers is spent')
  await platform.sms.send({
    to: mail.email,
    from: textSender.from,
    text,
    mark,
    since: mail.createdAt,
    again: mail.attempts > 0,
  })
  return true
}
