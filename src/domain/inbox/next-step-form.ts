import { z } from 'zod'
import { defineForm } from '../form/define-form.ts'

/** INBOX-5: what is to be done next with a lead, and on which day. */
export const NEXT_STEP_FORM = defineForm({
  text: {
    label: 'What',
    schema: z.string().trim().max(200, 'Use at most 200 characters for the next step.'),
    input: (value) => String(value),
  },
  on: {
    label: 'On',
    schema: z.string().regex(/^(\d{4}-\d\d-\d\d)?$/, 'Enter a day, such as 1/12/2026.'),
    input: (value) => String(value),
    text: (value) => String(value).split('-').reverse().join('/'),
  },
})

export type NextStepFields = (typeof NEXT_STEP_FORM)['fields']
