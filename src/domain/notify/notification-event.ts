import type { Role, StaffAction } from '../staff/roles.ts'

/** INBOX-13: how a notification reaches a person. */
export const CHANNELS = ['console', 'mail', 'text'] as const
export type Channel = (typeof CHANNELS)[number]

export const CHANNEL_NAMES: Readonly<Record<Channel, string>> = {
  console: 'Console',
  mail: 'Mail',
  text: 'Text',
}

/**
 * Who is notified, of the people who have the right and whose scope covers the thing.
 * - `owners`: the owners of the lead.
 * - `owners-or-desk`: the owners; without one, everyone who may assign leads.
 * - `everyone`: all of them.
 */
export type Audience = 'owners' | 'owners-or-desk' | 'everyone'

interface EventRow {
  /** In a person's settings. */
  readonly label: string
  readonly audience: Audience
  /** Right that a person needs to see the thing. */
  readonly right: StaffAction
  /** Roles that have the channel on until they choose. Nobody gets text messages without asking for them. */
  readonly console: readonly Role[]
  readonly mail: readonly Role[]
}

const LEADS = ['owner', 'manager', 'sales', 'lead-coordinator'] as const
const MANAGERS = ['owner', 'manager'] as const

/** INBOX-13: what people are notified of, who, and the channels that are on by default. The only table of it. */
export const NOTIFICATION_EVENTS = {
  'lead-new': { label: 'A new lead is mine', audience: 'owners', right: 'lead.read', console: LEADS, mail: LEADS },
  'lead-unassigned': {
    label: 'A new lead has no owner',
    audience: 'everyone',
    right: 'lead.reply',
    console: LEADS,
    mail: ['manager', 'lead-coordinator'],
  },
  'lead-assigned': {
    label: 'Someone gives me a lead',
    audience: 'owners',
    right: 'lead.read',
    console: LEADS,
    mail: LEADS,
  },
  'lead-overdue': {
    label: 'A lead of mine is overdue, or was escalated to me',
    audience: 'owners-or-desk',
    right: 'lead.read',
    console: LEADS,
    mail: LEADS,
  },
  'buyer-replied': {
    label: 'A buyer replies',
    audience: 'owners-or-desk',
    right: 'lead.read',
    console: LEADS,
    mail: ['sales', 'lead-coordinator'],
  },
  appointment: {
    label: 'An appointment is booked, moved or cancelled',
    audience: 'owners-or-desk',
    right: 'appointment.read',
    console: LEADS,
    mail: ['sales', 'lead-coordinator'],
  },
  'reservation-paid': {
    label: 'A deposit is paid',
    audience: 'everyone',
    right: 'reservation.read',
    console: ['owner', 'manager', 'sales', 'finance'],
    mail: ['manager', 'finance'],
  },
  'reservation-ending': {
    label: 'A reservation ends within four hours',
    audience: 'everyone',
    right: 'reservation.extend',
    console: ['owner', 'manager', 'sales'],
    mail: ['manager'],
  },
  'delivery-failed': {
    label: 'A lead or a mail cannot be delivered',
    audience: 'everyone',
    right: 'delivery.retry',
    console: ['owner', 'manager', 'lead-coordinator'],
    mail: MANAGERS,
  },
  feed: {
    label: 'A feed is held or silent, or a channel’s file cannot be sent',
    audience: 'everyone',
    right: 'feed.run',
    console: ['owner', 'manager', 'stock'],
    mail: MANAGERS,
  },
  draft: {
    label: 'A draft of the site waits for approval, or could not go live at its time',
    audience: 'everyone',
    right: 'site.publish',
    console: MANAGERS,
    mail: MANAGERS,
  },
} as const satisfies Readonly<Record<string, EventRow>>

export type NotificationEvent = keyof typeof NOTIFICATION_EVENTS

export const EVENT_NAMES = Object.keys(NOTIFICATION_EVENTS) as readonly NotificationEvent[]

export function eventRow(event: NotificationEvent): EventRow {
  return NOTIFICATION_EVENTS[event]
}
