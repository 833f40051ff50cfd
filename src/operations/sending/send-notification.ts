import { deliveryVerdict } from '#domain/lead/delivery/delivery-verdict.ts'
import { standardChoices } from '#domain/notify/notification-choices.ts'
import type { Actor } from '#domain/staff/actor.ts'
import { GatewayError, isGatewayError } from '#gateways/gateway-error.ts'
import type { Site } from '#site/site.ts'
import type { MessageChannel, NotificationMessage } from '#storage/notify/notification-messages.ts'
import { notificationMail, notificationSms, type StaffMailView } from '#views/mail/notification-mail.ts'
import type { Later } from '../later.ts'
import { readNotifications, type ShownNotification } from '../notify/read-notifications.ts'
import { textFault } from '../notify/text-fault.ts'
import type { Platform } from '../platform.ts'
import type { SiteRequest } from '../site-request.ts'
import { requestOn } from '../site-request.ts'
import { summaryMailOf } from './summary-mail-of.ts'

export type SentNotification = 'sent' | 'nothing to say' | 'failed' | 'not due' | 'unknown site'

/**
 * INBOX-13: makes one attempt at a mail or text message and records it. Like a lead's delivery it claims its row first,
 * and every attempt has the same id. It is written at each attempt: what the person has read in the console meanwhile, or
 * may not see any more, is not in it.
 */
export async function sendNotification(
  platform: Platform,
  { siteSlug, messageId }: Later['send-notification'],
): Promise<SentNotification> {
  const site = platform.siteBySlug(siteSlug)
  if (!site) return 'unknown site'
  const { notificationMessages } = platform.storage.forSite(site)
  const now = platform.clock.now()
  const message = await notificationMessages.claim(messageId, now, new Date(now.getTime() + CLAIM_MS))
  if (message === null) return 'not due'
  const facts = { site: site.slug, message: message.id, channel: message.channel }
  try {
    const person = (await platform.colleagues.of(site.slug)).find(({ id }) => id === message.personId)
    if (person === undefined || !(await SEND[message.channel](platform, site, person, message))) {
      await notificationMessages.record(message.id, 'dead', null)
      platform.log.info('notification has nothing to say', facts)
      return 'nothing to say'
    }
  } catch (error) {
    const refused = isGatewayError(error) && error.permanent
    const failed = { kind: 'reply', refused, attempts: message.attempts + 1, since: message.createdAt } as const
    const { retryAt } = deliveryVerdict(failed, platform.clock.now())
    await notificationMessages.record(message.id, retryAt === null ? 'dead' : 'failed', retryAt)
    platform.log.warn('notification not sent', { ...facts, givenUp: retryAt === null })
    return 'failed'
  }
  await notificationMessages.record(message.id, 'sent', null)
  platform.log.info('notification sent', facts)
  return 'sent'
}

/** Longer than the timeout of a mail (gateways/mail/smtp.ts). */
const CLAIM_MS = 120_000

/** Sends a message; false: there is nothing to say any more. */
type Send = (platform: Platform, site: Site, person: Actor, message: NotificationMessage) => Promise<boolean>

const SEND: Readonly<Record<MessageChannel, Send>> = {
  mail: async (platform, site, person, message) => {
    const news = await unreadOf(requestOn(platform, site), person, message, 'mail')
    return mailTo(platform, person, message, notificationMail(news, site, platform.consoleOrigin ?? ''))
  },
  summary: async (platform, site, person, message) =>
    mailTo(platform, person, message, await summaryMailOf(requestOn(platform, site), person, message.createdAt)),
  text: async (platform, site, person, message) => {
    const choices =
      (await platform.storage.forSite(site).notificationChoices.find(person.id)) ?? standardChoices(person.roles)
    const news = await unreadOf(requestOn(platform, site), person, message, 'text')
    const mark = message.id.slice(0, 8)
    const text = notificationSms(news, site, platform.consoleOrigin ?? '', mark)
    const { textSender } = site.delivery
    if (text === null || choices.phone === null || textSender === null) return false
    if (textFault(site, choices, platform.clock.now()) !== null) return false
    const spent = await platform.spending.spend('lead-texts', site.slug)
    if (!spent.ok) throw new GatewayError('sms', 'the budget for text messages is spent')
    await platform.sms.send({
      to: choices.phone,
      from: textSender.from,
      text,
      mark,
      since: message.createdAt,
      again: message.attempts > 0,
    })
    return true
  },
}

async function unreadOf(
  { platform, site }: SiteRequest,
  person: Actor,
  { id }: NotificationMessage,
  channel: 'mail' | 'text',
): Promise<readonly ShownNotification[]> {
  const rows = await platform.storage.forSite(site).notifications.ofMessage(channel, id)
  return (await readNotifications(platform, site, person, rows)).filter(({ isRead }) => !isRead)
}

async function mailTo(
  { mailer }: Platform,
  { email }: Actor,
  { id, createdAt }: NotificationMessage,
  mail: StaffMailView | null,
): Promise<boolean> {
  if (mail === null) return false
  await mailer.send({
    ...mail,
    fromName: 'Forecourt',
    to: email,
    replyTo: null,
    html: null,
    messageId: `notification-${id}`,
    date: createdAt,
  })
  return true
}
