import { z } from 'zod'
import { defineForm } from '../form/define-form.ts'
import { dateInFigures } from '../local-time.ts'
import type { RegionCode } from '../region.ts'

/** INBOX-5: what is to be done next with a lead, and on which day. */
export function nextStepForm(region: RegionCode) {
  return defineForm({
    text: {
      label: 'What',
      schema: z.string().trim().max(200, 'Use at most 200 characters for the next step.'),
      input: (value) => String(value),
    },
    on: {
      label: 'On',
      schema: z.string().regex(/^(\d{4}-\d\d-\d\d)?$/, `Enter a day, such as ${dateInFigures('2026-12-01', region)}.`),
      input: (value) => String(value),
      text: (value) => dateInFigures(String(value), region),
    },
  })
}

export type NextStepFields = ReturnType<typeof nextStepForm>['fields']
