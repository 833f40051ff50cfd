import { z } from 'zod'
import { type LeadField, schemasOf } from '../../form/field-description.ts'
import { leadFieldRules } from './lead-field-rules.ts'
import type { LeadFormKind } from './lead-form-kind.ts'
import type { LeadFormOptions } from './lead-form-options.ts'

export type { LeadField }

/** FORM-2 to FORM-7: the schema of a form, for browser and server. Its output is clean and within the limits. */
export function leadFormSchema(options: LeadFormOptions, kind: LeadFormKind) {
  return z.object(schemasOf(leadFieldRules(options, kind)))
}

/** A valid, filled-in form. */
export type LeadForm = z.output<ReturnType<typeof leadFormSchema>>

/** The fields of a form in order, from the same table as the schema. */
export function leadFormFields(options: LeadFormOptions, kind: LeadFormKind): readonly LeadField[] {
  return Object.entries(leadFieldRules(options, kind)).flatMap(([name, rule]) =>
    rule.field ? [{ name, ...rule.field }] : [],
  )
}
