import { textSenderFault } from '#domain/inbox/text-message.ts'
import type { NotificationChoices } from '#domain/notify/notification-choices.ts'
import { zonedTime } from '#domain/zoned-time.ts'
import type { Site } from '#site/site.ts'

/** INBOX-13, INBOX-8: why a person gets no text messages, in words; null: they can. */
export function textFault(
  { delivery, timezone }: Pick<Site, 'delivery' | 'timezone'>,
  { phone }: Pick<NotificationChoices, 'phone'>,
  now: Date,
): string | null {
  const fault = textSenderFault(delivery.textSender, zonedTime(now, timezone).date)
  return fault ?? (phone === null ? 'Give your mobile number below to get text messages.' : null)
}
