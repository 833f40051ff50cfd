import type { Channel, NotificationEvent } from '#domain/notify/notification-event.ts'
import type { Choice, Moment } from '../page-values.ts'

/** INBOX-13: a person's notifications, unread ones first. */
export interface NotificationsPage {
  readonly kind: 'notifications'
  /** What the person can be notified of: 'new leads', 'appointments'. Empty: their role gets none. */
  readonly about: readonly string[]
  readonly unread: number
  readonly rows: readonly {
    readonly id: string
    readonly text: string
    readonly at: Moment
    readonly isRead: boolean
  }[]
}

/** INBOX-13: events by channel, quiet hours and the daily summary. */
export interface NotificationSettingsPage {
  readonly kind: 'notification-settings'
  readonly email: string
  readonly notice: string | null
  readonly channels: readonly { readonly channel: Channel; readonly label: string; readonly fault: string | null }[]
  readonly events: readonly {
    readonly event: NotificationEvent
    readonly label: string
    readonly on: readonly Channel[]
  }[]
  /** The person's own number, as people read it. */
  readonly phone: {
    readonly proven: string | null
    /** The number to which a code went that still works. */
    readonly waiting: string | null
    readonly typed: string
    /** Why the site can send no text messages. */
    readonly senderFault: string | null
    readonly fault: string | null
  }
  /** What the daily summary has for this person: 'today’s appointments'. Empty: nothing. */
  readonly summary: readonly string[]
  /** '21:00'; empty: no quiet hours. */
  readonly quietFrom: string
  readonly quietTo: string
  readonly hours: readonly Choice[]
  readonly summaryHour: string
  /** 'Brisbane time' */
  readonly zone: string
}
