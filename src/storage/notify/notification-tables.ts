import type { Generated, JSONColumnType } from 'kysely'
import type { NotificationChoices } from '#domain/notify/notification-choices.ts'
import type { NotificationEvent } from '#domain/notify/notification-event.ts'
import type { Instant, OptionalInstant } from '../column-types.ts'

/** The tables of notifications (INBOX-13). */
export interface NotificationTables {
  notification_choices: NotificationChoicesTable
  notification_phone_codes: NotificationPhoneCodesTable
  notifications: NotificationsTable
  notification_messages: NotificationMessagesTable
}

export interface NotificationChoicesTable {
  site_slug: string
  person_id: string
  channels: JSONColumnType<NotificationChoices['channels'], string, string>
  /** Minutes since midnight. */
  quiet_from: number | null
  quiet_to: number | null
  summary_hour: number | null
  phone: string | null
  /** Null: nobody has typed the code that went to the number. */
  phone_proven_at: OptionalInstant
}

/** The code that a person must type before text messages go to a number. */
export interface NotificationPhoneCodesTable {
  site_slug: string
  person_id: string
  phone: string
  /** The digits are derived from it with the platform's key. */
  salt: string
  expires_at: Instant
  tries: Generated<number>
}

export interface NotificationsTable {
  site_slug: string
  id: string
  person_id: string
  /** The same news is one notification of a person. */
  key: string
  event: NotificationEvent
  conversation_id: string | null
  /** Id of the reservation, delivery or appointment, or the name of the feed. */
  object_id: string | null
  data: JSONColumnType<Record<string, unknown>, string, string>
  at: Instant
  in_console: boolean
  read_at: OptionalInstant
  mail_wanted: boolean
  /** The message that carries it; null: none yet. */
  mail_id: string | null
  text_wanted: boolean
  text_id: string | null
}

export interface NotificationMessagesTable {
  site_slug: string
  id: string
  person_id: string
  channel: 'mail' | 'text' | 'summary'
  created_at: Instant
  state: 'pending' | 'failed' | 'sent' | 'dead'
  attempts: number
  next_attempt_at: OptionalInstant
}
