import type { Role } from '../staff/roles.ts'
import { CHANNELS, type Channel, eventRow, type NotificationEvent } from './notification-event.ts'
import type { QuietHours } from './quiet-hours.ts'

/** INBOX-13: what a person chose on one site. */
export interface NotificationChoices {
  /** Channels by event; an event that is missing has those of the person's roles. */
  readonly channels: Readonly<Partial<Record<NotificationEvent, readonly Channel[]>>>
  /** Mails and text messages wait until they end; null: none. */
  readonly quiet: QuietHours | null
  /** Hour of the daily summary on the site's clock, 0 to 23; null: none. */
  readonly summaryHour: number | null
  /** Proven number for text messages, E.164; null: none. */
  readonly phone: string | null
}

/** Hour of the summary until a person chooses: before the yard opens. */
const SUMMARY_HOUR = 7
const WITH_SUMMARY: readonly Role[] = ['owner', 'manager', 'sales', 'lead-coordinator']

/** The choices of a person who has made none. */
export function standardChoices(roles: readonly Role[]): NotificationChoices {
  const hasSummary = roles.some((role) => WITH_SUMMARY.includes(role))
  return { channels: {}, quiet: null, summaryHour: hasSummary ? SUMMARY_HOUR : null, phone: null }
}

/** INBOX-13: the channels on which a person hears of an event; without a number there is no text message. */
export function channelsFor(
  event: NotificationEvent,
  roles: readonly Role[],
  { channels, phone }: Pick<NotificationChoices, 'channels' | 'phone'>,
): readonly Channel[] {
  const chosen = channels[event] ?? standardChannels(event, roles)
  return phone === null ? chosen.filter((channel) => channel !== 'text') : chosen
}

function standardChannels(event: NotificationEvent, roles: readonly Role[]): readonly Channel[] {
  const row = eventRow(event)
  const on: Readonly<Record<Channel, readonly Role[]>> = { console: row.console, mail: row.mail, text: [] }
  return CHANNELS.filter((channel) => roles.some((role) => on[channel].includes(role)))
}
