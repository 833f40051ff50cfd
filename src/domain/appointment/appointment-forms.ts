import { z } from 'zod'
import { defineForm } from '../form/define-form.ts'
import { APPOINTMENT_KINDS } from './appointment.ts'

const CHOOSE_TIME = 'Choose a free time.'

/** An instant with its offset, as the free times of a page have it. */
const time = {
  label: 'Time',
  schema: z
    .string()
    .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/, CHOOSE_TIME)
    .refine((text) => !Number.isNaN(Date.parse(text)), CHOOSE_TIME),
  input: String,
  isNeeded: true,
} as const

/** INBOX-9: what a new appointment is for, and when. */
export const BOOK_FORM = defineForm({
  kind: {
    label: 'What for',
    schema: z.enum(APPOINTMENT_KINDS, 'Choose what it is for.'),
    input: String,
    isNeeded: true,
  },
  time,
})

/** INBOX-9: when an appointment is from now on. */
export const MOVE_FORM = defineForm({ time })

/** INBOX-9: whether the person came. Its controls are buttons. */
export const MARK_FORM = defineForm({
  do: {
    label: 'Outcome',
    schema: z.enum(['came', 'missed'], 'Choose whether the person came.'),
    input: String,
    isNeeded: true,
  },
})

export type BookFields = (typeof BOOK_FORM)['fields']
export type MoveFields = (typeof MOVE_FORM)['fields']
