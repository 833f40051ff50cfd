import { touchedNames } from '#domain/form/compare-shown.ts'
import { formatPhone } from '#domain/lead/phone.ts'
import { channelsFor, type NotificationChoices } from '#domain/notify/notification-choices.ts'
import {
  CHANNEL_NAMES,
  CHANNELS,
  type Channel,
  eventRow,
  type NotificationEvent,
} from '#domain/notify/notification-event.ts'
import { boxName, NOTIFICATION_FORM } from '#domain/notify/notification-form.ts'
import type { Actor } from '#domain/staff/actor.ts'
import {
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
    const { events, textFault } = await showNotificationSettings(call.platform, site, actor)
    // A text channel that the page did not offer keeps what was chosen.
    const offered = CHANNELS.filter((channel) => channel !== 'text' || textFault === null)
    const filled = NOTIFICATION_FORM.read(call.form)
    const changed = touchedNames(NOTIFICATION_FORM, filled).map((name) => [name, filled.values[name] ?? ''])
    await saveNotificationSettings(call.platform, site, actor, (choices) => {
      const values = { ...valuesOf(choices, events, actor), ...Object.fromEntries(changed) }
      return choicesOf(values, choices, { events, offered })
    })
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

/** Choices as the fields of the form. */
function valuesOf(choices: NotificationChoices, events: readonly NotificationEvent[], { roles }: Actor): FormValues {
  const { quiet, summaryHour, phone, channels } = choices
  // What a person ticked stays ticked while there is no number to send it to.
  const offered = { channels, phone: phone ?? 'none yet' }
  const ticked = events.flatMap((event) => channelsFor(event, roles, offered).map((channel) => boxName(event, channel)))
  return {
    ...Object.fromEntries(ticked.map((name) => [name, 'on'])),
    from: quiet === null ? '' : timeOf(quiet.from),
    to: quiet === null ? '' : timeOf(quiet.to),
    summary: summaryHour === null ? '' : String(summaryHour),
  }
}

/** Values by the fields of the form; a box that is not ticked is missing or empty. */
type FormValues = Readonly<Record<string, string>>

/** The choices to store, of events and channels that the form offers; the rest stays as it is `now`. */
function choicesOf(
  values: FormValues,
  now: NotificationChoices,
  { events, offered }: { readonly events: readonly NotificationEvent[]; readonly offered: readonly Channel[] },
): Omit<NotificationChoices, 'phone'> {
  const chosen = (event: NotificationEvent) =>
    CHANNELS.filter((channel) =>
      offered.includes(channel)
        ? values[boxName(event, channel)] === 'on'
        : (now.channels[event] ?? []).includes(channel),
    )
  const { from = '', to = '', summary = '' } = values
  const [start, end] = [minutesOf(from), minutesOf(to)]
  return {
    channels: { ...now.channels, ...Object.fromEntries(events.map((event) => [event, chosen(event)])) },
    quiet: start === null || end === null || start === end ? null : { from: start, to: end },
    summaryHour: /^([01]?\d|2[0-3])$/.test(summary) ? Number(summary) : null,
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
  const { phone } = choices
  const values = valuesOf(choices, events, actor)
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
        on: CHANNELS.filter((channel) => values[boxName(event, channel)] === 'on'),
      })),
      phone: {
        proven: phone && formatPhone(phone, site.region),
        waiting: unprovenPhone?.isCodeOpen ? formatPhone(unprovenPhone.phone, site.region) : null,
        typed: formText(call.form, 'phone') || (unprovenPhone ? formatPhone(unprovenPhone.phone, site.region) : ''),
        senderFault,
        fault: phoneFault,
      },
      summary: summary.map((part) => SUMMARY_WORDS[part]),
      quietFrom: values['from'] ?? '',
      quietTo: values['to'] ?? '',
      hours: Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: timeOf(hour * 60) })),
      summaryHour: values['summary'] ?? '',
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
