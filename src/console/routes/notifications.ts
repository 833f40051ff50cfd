import { formatPhone } from '#domain/lead/phone.ts'
import { channelsFor, type NotificationChoices } from '#domain/notify/notification-choices.ts'
import { CHANNEL_NAMES, CHANNELS, eventRow, type NotificationEvent } from '#domain/notify/notification-event.ts'
import {
  type NotificationSettings,
  saveNotificationSettings,
  showNotificationSettings,
} from '#operations/notify/notification-settings.ts'
import { markAllRead, openNotification, showNotifications } from '#operations/notify/show-notifications.ts'
import type { ConsoleAnswer, ConsoleCall, ConsoleHandler } from '../console-call.ts'
import { formText } from '../form-text.ts'
import { momentAgo } from '../moment.ts'
import { onSite } from '../on-site.ts'

/** INBOX-13: a person's notifications, and how they want to get them. */
export const NOTIFICATIONS = {
  'GET /notifications': async (call) => {
    const { site, actor } = onSite(call)
    const shown = await showNotifications(call.platform, site, actor)
    const now = call.platform.clock.now()
    return {
      page: {
        kind: 'notifications',
        unread: shown.filter(({ isRead }) => !isRead).length,
        rows: shown.map(({ id, text, at, isRead }) => ({ id, text, isRead, at: momentAgo(at, site.timezone, now) })),
      },
    }
  },
  'POST /notifications/read': async (call) => {
    const { site, actor } = onSite(call)
    await markAllRead(call.platform, site, actor)
    return { to: '/notifications' }
  },
  'GET /notifications/:id': async (call) => {
    const { site, actor } = onSite(call)
    return { to: (await openNotification(call.platform, site, actor, call.params['id'] ?? '')) ?? '/notifications' }
  },
  'GET /account/notifications': async (call) => {
    const { site, actor } = onSite(call)
    return settingsPage(call, await showNotificationSettings(call.platform, site, actor), null)
  },
  'POST /account/notifications': async (call) => {
    const { site, actor } = onSite(call)
    const before = await showNotificationSettings(call.platform, site, actor)
    const typed = typedChoices(call, before)
    const done = await saveNotificationSettings(call.platform, site, actor, typed)
    if (done.ok) return { to: '/account/notifications?saved' }
    return settingsPage(call, { ...before, choices: typed }, 'This is no phone number of this country.')
  },
} as const satisfies Readonly<Record<string, ConsoleHandler>>

/** The choices of the form. A text channel that the page did not offer keeps what was chosen. */
function typedChoices(
  { form }: ConsoleCall,
  { events, choices, textFault }: NotificationSettings,
): NotificationChoices {
  const ticked = new Set(form.getAll('on').map(String))
  const chosen = (event: NotificationEvent) =>
    CHANNELS.filter((channel) =>
      channel === 'text' && textFault !== null
        ? (choices.channels[event] ?? []).includes('text')
        : ticked.has(`${event} ${channel}`),
    )
  const [from, to] = [minutesOf(formText(form, 'from')), minutesOf(formText(form, 'to'))]
  const hour = formText(form, 'summary')
  return {
    channels: { ...choices.channels, ...Object.fromEntries(events.map((event) => [event, chosen(event)])) },
    quiet: from === null || to === null || from === to ? null : { from, to },
    summaryHour: /^([01]?\d|2[0-3])$/.test(hour) ? Number(hour) : null,
    phone: formText(form, 'phone') || null,
  }
}

function settingsPage(call: ConsoleCall, settings: NotificationSettings, fault: string | null): ConsoleAnswer {
  const { site, actor } = onSite(call)
  const { events, choices, textFault } = settings
  const { quiet, summaryHour, phone } = choices
  // What a person ticked stays ticked while there is no number to send it to.
  const offered = { channels: choices.channels, phone: phone ?? 'none yet' }
  return {
    status: fault === null ? 200 : 400,
    page: {
      kind: 'notification-settings',
      email: actor.email,
      fault,
      notice: call.query.has('saved') ? 'Saved.' : null,
      channels: CHANNELS.map((channel) => ({
        channel,
        label: CHANNEL_NAMES[channel],
        fault: channel === 'text' ? textFault : null,
      })),
      events: events.map((event) => ({
        event,
        label: eventRow(event).label,
        on: channelsFor(event, actor.roles, offered),
      })),
      phone: phone === null ? '' : formatPhone(phone, site.region),
      quietFrom: quiet === null ? '' : timeOf(quiet.from),
      quietTo: quiet === null ? '' : timeOf(quiet.to),
      hours: Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: timeOf(hour * 60) })),
      summaryHour: summaryHour === null ? '' : String(summaryHour),
      zone: site.timezone.split('/').at(-1)?.replaceAll('_', ' ') ?? site.timezone,
    },
  }
}

/** '21:30' */
function timeOf(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
}

/** Null: no time. */
function minutesOf(text: string): number | null {
  const [, hour, minute] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text) ?? []
  return hour === undefined ? null : Number(hour) * 60 + Number(minute)
}
