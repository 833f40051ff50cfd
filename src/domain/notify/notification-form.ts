import { z } from 'zod'
import { defineForm, type FormField } from '../form/define-form.ts'
import { boxName } from './box-name.ts'
import { CHANNEL_NAMES, CHANNELS, EVENT_NAMES, eventRow } from './notification-event.ts'

const text = (label: string): FormField<string> => ({ label, schema: z.string(), input: (value) => value })

/**
 * INBOX-13, STAFF-11: a person's settings as a form. Nobody else can open them, so a window stores the fields that were
 * changed in it and leaves the others as they are; of one field the person's later word counts.
 */
export const NOTIFICATION_FORM = defineForm<Readonly<Record<string, FormField<string>>>>({
  ...Object.fromEntries(
    EVENT_NAMES.flatMap((event) =>
      CHANNELS.map((channel) => [
        boxName(event, channel),
        { ...text(`${eventRow(event).label}: ${CHANNEL_NAMES[channel]}`), isTicks: true as const },
      ]),
    ),
  ),
  /** Quiet hours: '21:00', or empty. */
  from: text('From'),
  to: text('To'),
  /** Hour of the daily summary, or empty. */
  summary: text('Every day at'),
})
