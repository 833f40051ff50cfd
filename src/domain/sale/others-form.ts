import { z } from 'zod'
import { defineForm } from '../form/define-form.ts'
import { LONGEST_MAIL } from '../inbox/longest-texts.ts'

export const TELL_NOBODY = 'Tick who gets the mail.'
export const TELL_NOTHING = 'Write something to the buyers first.'

const ticks = {
  schema: z.string().transform((ids): readonly string[] => ids.split('\n').filter(Boolean)),
  input: (ids: readonly string[]) => ids.join('\n'),
  isTicks: true,
} as const

/** SALES-9: the mail to the others who asked for a car that is sold. */
export const OTHERS_FORM = defineForm({
  to: {
    ...ticks,
    label: 'Open leads',
    schema: ticks.schema.refine((ids) => ids.length > 0, TELL_NOBODY),
    isNeeded: true,
  },
  text: {
    label: 'Message',
    schema: z
      .string()
      .min(1, TELL_NOTHING)
      .max(LONGEST_MAIL, `Use at most ${LONGEST_MAIL.toLocaleString('en-AU')} characters for the message.`),
    input: String,
    isNeeded: true,
  },
  car: { ...ticks, label: 'Cars in the mail' },
})

export type OthersFields = (typeof OTHERS_FORM)['fields']
