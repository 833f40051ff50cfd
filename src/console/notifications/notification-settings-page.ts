import { clockText } from '#domain/date/local-time.ts'
import { boxName } from '#domain/notify/box-name.ts'
import { CHANNEL_NAMES, CHANNELS, eventRow } from '#domain/notify/notification-event.ts'
import { formatPhone } from '#domain/phone/phone.ts'
import { type SummaryPart, showNotificationSettings } from '#operations/notify/notification-settings.ts'
import type { ConsoleAnswer, ConsoleCall } from '../console-call.ts'
import { formText } from '../form-text.ts'
import { staffRequest } from '../on-site.ts'
import { typedPage } from '../shown.ts'
import { timeOf, valuesOf } from './choice-values.ts'
import type { NotificationSettingsPage } from './notifications-values.ts'

/** INBOX-13: the page of the settings; `phoneFault`: what is wrong with the number or its code. */
export async function settingsPage(call: ConsoleCall, phoneFault: string | null = null): Promise<ConsoleAnswer> {
  const request = staffRequest(call)
  const { site, actor } = request
  const settings = await showNotificationSettings(request)
  const { events, summary, choices, textFault, senderFault, unprovenPhone } = settings
  const { phone } = choices
  const values = valuesOf(choices, events, actor)
  return {
    status: phoneFault === null ? 200 : 400,
    page: typedPage<NotificationSettingsPage>({
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
      hours: Array.from({ length: 24 }, (_, hour) => ({
        value: String(hour),
        label: clockText(timeOf(hour * 60), site.region),
      })),
      summaryHour: values['summary'] ?? '',
      zone: site.timezone.split('/').at(-1)?.replaceAll('_', ' ') ?? site.timezone,
    }),
  }
}

const NOTICES = [
  ['saved', 'Saved.'],
  ['proven', 'Your number works. Tick ‘Text’ at what you want to hear of, and save.'],
  ['removed', 'Your number is removed. No more text messages.'],
] as const

const SUMMARY_WORDS: Readonly<Record<SummaryPart, string>> = {
  leads: 'your open and overdue leads',
  appointments: 'today’s appointments',
  figures: 'yesterday’s figures',
}
