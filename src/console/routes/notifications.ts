import { formatPhone } from '#domain/lead/phone.ts'
import { channelsFor, type NotificationChoices } from '#domain/notify/notification-choices.ts'
import { CHANNEL_NAMES, CHANNELS, eventRow, type NotificationEvent } from '#domain/notify/notification-event.ts'
import {
  type NotificationSettings,
  notificationEventsOf,
  type SummaryPart,
  saveNotificationSettings,
  showNotificationSettings,
} from '#operations/notify/notification-settings.ts'
import { askPhoneCode, provePhone, removePhone } from '#operations/notify/prove-phone.ts'
import { markAllRead, openNotification, showNotifications } from '#operations/notify/show-notifications.ts'
import type { ConsoleAnswer, ConsoleCall, ConsoleHandler } from '../console-call.ts'
import { formText } from '../form-text.ts'
import { onSite } from '../on-site.ts'
import { momentAgo } from '../time/moment.ts'

/** INBOX-13: a person's notifications, and how they want to get them. */
export const NOTIFICATIONS = {
  'GET /notifications': async (call) => {
    const { site, actor } = onSite(call)
    const shown = await showNotifications(call.platform, site, actor)
    const now = call.platform.clock.now()
    return {
      page: {
        kind: 'notifications',
        about: whatShows(notificationEventsOf(actor)),
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
  'GET /account/notifications': (call) => settingsPage(call),
  'POST /account/notifications': async (call) => {
    const { site, actor } = onSite(call)
    const before = await showNotificationSettings(call.platform, site, actor)
    await saveNotificationSettings(call.platform, site, actor, typedChoices(call, before))
    return { to: '/account/notifications?saved' }
  },
  'POST /account/notifications/phone': async (call) => {
    const { site, actor } = onSite(call)
    const asked = await askPhoneCode(call.platform, site, actor, formText(call.form, 'phone'))
    if (asked.ok) return { to: '/account/notifications?sent#phone' }
    return settingsPage(call, asked.reason === 'wait' ? waitSentence(asked.seconds) : PHONE_FAULTS[asked.reason])
  },
  'POST /account/notifications/phone/code': async (call) => {
    const { site, actor } = onSite(call)
    const verdict = await provePhone(call.platform, site, actor, formText(call.form, 'code'))
    if (verdict.kind === 'right') return { to: '/account/notifications?proven#phone' }
    if (verdict.kind === 'over') return settingsPage(call, 'This code is over. Send a new one.')
    const left = verdict.triesLeft === 1 ? 'one more time' : `${verdict.triesLeft} more times`
    return settingsPage(call, `This is not the code. You can try ${left}.`)
  },
  'POST /account/notifications/phone/remove': async (call) => {
    const { site, actor } = onSite(call)
    await removePhone(call.platform, site, actor)
    return { to: '/account/notifications?removed#phone' }
  },
} as const satisfies Readonly<Record<string, ConsoleHandler>>

/** What a person can be notified of, in a few words. */
function whatShows(events: readonly NotificationEvent[]): readonly string[] {
  return WORDS.filter(([event]) => events.includes(event)).map(([, words]) => words)
}

const WORDS: readonly (readonly [NotificationEvent, string])[] = [
  ['lead-new', 'new leads'],
  ['buyer-replied', 'answers of buyers'],
  ['appointment', 'appointments'],
  ['reservation-paid', 'deposits'],
  ['reservation-ending', 'reservations that end soon'],
  ['delivery-failed', 'mails that cannot be delivered'],
  ['feed', 'held and silent feeds'],
]

/** The choices of the form. A text channel that the page did not offer keeps what was chosen. */
function typedChoices(
  { form }: ConsoleCall,
  { events, choices, textFault }: NotificationSettings,
): Omit<NotificationChoices, 'phone'> {
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
  }
}

const PHONE_FAULTS = {
  phone: 'This is no mobile number of this country.',
  sender: 'This site cannot send text messages yet.',
  budget: 'This site has sent its text messages of today. Try again tomorrow.',
  'not sent': 'The code was not sent: the text message service did not take it. Try again in a minute.',
} as const

function waitSentence(seconds: number): string {
  return `Five codes within an hour are enough. Try again in ${Math.ceil(seconds / 60)} minutes.`
}

const NOTICES = [
  ['saved', 'Saved.'],
  ['proven', 'Your number works. Tick ‘Text’ at what you want to hear of, and save.'],
  ['removed', 'Your number is removed. No more text messages.'],
] as const

async function settingsPage(call: ConsoleCall, phoneFault: string | null = null): Promise<ConsoleAnswer> {
  const { site, actor } = onSite(call)
  const settings = await showNotificationSettings(call.platform, site, actor)
  const { events, summary, choices, textFault, senderFault, unprovenPhone } = settings
  const { quiet, summaryHour, phone } = choices
  // What a person ticked stays ticked while there is no number to send it to.
  const offered = { channels: choices.channels, phone: phone ?? 'none yet' }
  return {
    status: phoneFault === null ? 200 : 400,
    page: {
      kind: 'notification-settings',
      email: actor.email,
      notice: NOTICES.find(([name]) => call.query.has(name))?.[1] ?? null,
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
      phone: {
        proven: phone && formatPhone(phone, site.region),
        waiting: unprovenPhone?.isCodeOpen ? formatPhone(unprovenPhone.phone, site.region) : null,
        typed: formText(call.form, 'phone') || (unprovenPhone ? formatPhone(unprovenPhone.phone, site.region) : ''),
        senderFault,
        fault: phoneFault,
      },
      summary: summary.map((part) => SUMMARY_WORDS[part]),
      quietFrom: quiet === null ? '' : timeOf(quiet.from),
      quietTo: quiet === null ? '' : timeOf(quiet.to),
      hours: Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: timeOf(hour * 60) })),
      summaryHour: summaryHour === null ? '' : String(summaryHour),
      zone: site.timezone.split('/').at(-1)?.replaceAll('_', ' ') ?? site.timezone,
    },
  }
}

const SUMMARY_WORDS: Readonly<Record<SummaryPart, string>> = {
  leads: 'your open and overdue leads',
  appointments: 'today’s appointments',
  figures: 'yesterday’s figures',
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
