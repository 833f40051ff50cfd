import { z } from 'zod'
import { defineForm } from '../../form/define-form.ts'

/** A page of the list. */
const MOST_AT_ONCE = 50

/** INBOX-4: several leads, and who gets them. */
export const ASSIGN_FORM = defineForm({
  id: {
    label: 'Leads',
    schema: z
      .string()
      .transform((ids): readonly string[] => ids.split('\n').filter(Boolean))
      .refine((ids) => ids.length > 0, 'Choose the leads first.')
      .refine((ids) => ids.length <= MOST_AT_ONCE, `Choose at most ${MOST_AT_ONCE} leads at once.`),
    input: (ids: readonly string[]) => ids.join('\n'),
    isTicks: true,
    isNeeded: true,
  },
  person: { label: 'Person', schema: z.string().min(1, 'Choose who gets them.'), input: String, isNeeded: true },
})

export type AssignFields = (typeof ASSIGN_FORM)['fields']
