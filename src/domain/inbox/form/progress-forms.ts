import { z } from 'zod'
import { dateInFigures } from '../../date/local-time.ts'
import { defineForm, type ValuesOf } from '../../form/define-form.ts'
import type { RegionCode } from '../../region.ts'
import { LONGEST_LINE } from '../longest-texts.ts'
import { STAGES, type Stage } from '../stage.ts'

/** INBOX-2: the stage that a lead moves to, and why it ends. */
export const STAGE_FORM = defineForm({
  stage: { label: 'Stage', schema: z.enum(STAGES, 'Choose a stage.'), input: String },
  reason: { label: 'Why', schema: z.string(), input: String },
  other: {
    label: 'In your words',
    schema: z.string().max(LONGEST_LINE, `Use at most ${LONGEST_LINE} characters here.`),
    input: String,
  },
})

export type StageFields = (typeof STAGE_FORM)['fields']

/** SALES-10: the reason of lost is chosen, and words of one's own are a note to it; junk may have a reason of one's own. */
export function whyOf(stage: Stage, { reason = '', other = '' }: Partial<ValuesOf<StageFields>>) {
  return stage === 'lost' ? { reason: reason || null, note: other } : { reason: other || reason || null }
}

/** INBOX-4: who has a lead; empty: nobody. */
export const OWNER_FORM = defineForm({ person: { label: 'Owner', schema: z.string(), input: String } })

export type OwnerFields = (typeof OWNER_FORM)['fields']

/** INBOX-5: what is to be done next with a lead, and on which day. */
export function nextStepForm(region: RegionCode) {
  return defineForm({
    text: {
      label: 'What',
      schema: z.string().trim().max(LONGEST_LINE, `Use at most ${LONGEST_LINE} characters for the next step.`),
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
