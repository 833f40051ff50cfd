import type { NotificationChoices } from '#domain/notify/notification-choices.ts'
import type { Platform } from '../platform.ts'

/** INBOX-13: why a person gets no text messages, in words; null: they can. */
export function textFault(
  { sms }: Pick<Platform, 'sms'>,
  { phone }: Pick<NotificationChoices, 'phone'>,
): string | null {
  if (sms.isFolder) return 'This server sends no text messages: an operator has not connected a service yet.'
  return phone === null ? 'Give your mobile number below to get text messages.' : null
}
