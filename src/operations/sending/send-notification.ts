import { standardChoices } from '#domain/notify/notification-choices.ts'
import type { Actor } from '#domain/staff/actor.ts'
import { GatewayError } from '#gateways/gateway-error.ts'
import type { Site } from '#site/site.ts'
import type { MessageChannel, NotificationMessage } from '#storage/notify/notification-messages.ts'
import type { OutboxRow } from '#storage/outbox/due-notices.ts'
import { notificationMail, notificationSms, type StaffMailView } from '#views/mail/notification-mail.ts'
import { readNotifications, type ShownNotification } from '../notify/read-notifications.ts'
import { textFault } from '../notify/text-fault.ts'
import { type AttemptOutcome, attempt, claimUntil } from '../outbox/attempt.ts'
import type { Platform } from '../platform.ts'
import type { SiteRequest } from '../site-request.ts'
import { requestOn } from '../site-request.ts'
import { summaryMailOf } from './summary-mail-of.ts'

/**
 * INBOX-13: makes one attempt at a mail or text message that is due. It is written at each attempt: what the person has
 * read in the console meanwhile, or may not see any more, is not in it.
 */
export async function sendNotification(platform: Platform, { siteSlug, id }: OutboxRow): Promise<AttemptOutcome> {
  const site = platform.siteBySlug(siteSlug)
  if (!site) return 'unknown site'
  const { notificationMessages } = platform.storage.forSite(site)
  const now = platform.clock.now()
  const message = await notificationMessages.claim(id, now, claimUntil(now))
  if (message === null) return 'not due'
  return attempt(platform, {
    name: 'notification',
    facts: { site: site.slug, message: message.id, channel: message.channel },
    patience: 'reply',
    attempts: message.attempts,
    since: message.createdAt,
    async send() {
      const person = (await platform.colleagues.of(site.slug)).find((each) => each.id === message.personId)
      return person !== undefined && SEND[message.channel](platform, site, person, message)
    },
    record: (attempted) => notificationMessages.record(message.id, attempted),
  })
}

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
