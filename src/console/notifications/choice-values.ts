import { boxName } from '#domain/notify/box-name.ts'
import { channelsFor, type NotificationChoices } from '#domain/notify/notification-choices.ts'
import { CHANNELS, type Channel, type NotificationEvent } from '#domain/notify/notification-event.ts'
import type { Actor } from '#domain/staff/actor.ts'

/** Choices as the fields of the form. */
export function valuesOf(
  choices: NotificationChoices,
  events: readonly NotificationEvent[],
  { roles }: Actor,
): FormValues {
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
export function choicesOf(
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

/** '21:30' */
export function timeOf(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
}

/** Null: no time. */
function minutesOf(text: string): number | null {
  const [, hour, minute] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text) ?? []
  return hour === undefined ? null : Number(hour) * 60 + Number(minute)
}
