import { zonedTime } from '#domain/date/zoned-time.ts'
import { textSenderFault } from '#domain/inbox/text-message.ts'
import type { NotificationChoices } from '#domain/notify/notification-choices.ts'
import type { Site } from '#site/site.ts'

/** INBOX-13, INBOX-8: why a person gets no text messages, in words; null: they can. */
export function textFault(
  { delivery, timezone }: Pick<Site, 'delivery' | 'timezone'>,
  { phone }: Pick<NotificationChoices, 'phone'>,
  now: Date,
): string | null {
  return (
    senderFault({ delivery, timezone }, now) ??
    (phone === null ? 'Add your mobile number below to get text messages.' : null)
  )
}

/** INBOX-8: why the site can send no text messages, in words; null: it can. */
export function senderFault({ delivery, timezone }: Pick<Site, 'delivery' | 'timezone'>, now: Date): string | null {
  return textSenderFault(delivery.textSender, zonedTime(now, timezone).date)
}
