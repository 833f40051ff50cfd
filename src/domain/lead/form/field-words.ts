import { z } from 'zod'
import type { FieldDescription, FieldRule } from '../../form/field-description.ts'
import type { LeadFormKind } from './lead-form-kind.ts'

/** The questions of the forms that a site may word itself. The marketing tick has its own option, because its words are stored as consent (FORM-5). */
export const WORDED_FIELDS = [
  'name',
  'last_name',
  'phone',
  'email',
  'postcode',
  'company',
  'category',
  'dealership_slug',
  'location_id',
  'preferred_time',
  'budget',
  'trade_in',
  'own_make',
  'own_model',
  'own_year',
  'own_odometer',
  'rego',
  'rego_state',
  'additional_services',
  'message',
  'finance',
  'preferred_contact',
  'terms',
] as const
export type WordedField = (typeof WORDED_FIELDS)[number]

/** A site's own words for one field of its forms; null keeps ours. */
export interface FieldWords {
  readonly field: WordedField
  /** Only this form; null is every form that asks for the field. */
  readonly form: LeadFormKind | null
  readonly label: string | null
  readonly hint: string | null
  /** The sentence that shows when the field is missing or wrong, whatever the reason. */
  readonly error: string | null
}

/**
 * The rules of a form with the site's own words (buyer review, section 5). Words for one form win over words for all of
 * them. A field that the form does not ask for stays as it is.
 */
export function inOwnWords<Rules extends Readonly<Record<string, FieldRule<z.ZodType>>>>(
  rules: Rules,
  kind: LeadFormKind,
  words: readonly FieldWords[] = [],
): Rules {
  if (words.length === 0) return rules
  const ofForm = words.filter(({ form }) => form === null || form === kind)
  const worded = Object.entries(rules).map(([name, rule]) => {
    const fieldWords = ofForm.filter(({ field }) => field === name).sort(byForm)
    return [name, rule.field === null ? rule : fieldWords.reduce(wordedRule, rule)]
  })
  // The names and the outputs are the table's; Object.fromEntries only widens them.
  return Object.fromEntries(worded) as Rules
}

/** Words for every form first, so that those for one form replace them. */
function byForm(one: FieldWords, other: FieldWords): number {
  return Number(one.form !== null) - Number(other.form !== null)
}

function wordedRule({ schema, field }: FieldRule<z.ZodType>, { label, hint, error }: FieldWords): FieldRule<z.ZodType> {
  return {
    schema: error === null ? schema : withError(schema, error),
    field: field && worded(field, label, hint),
  }
}

function worded(field: FieldDescription, label: string | null, hint: string | null): FieldDescription {
  return { ...field, label: label ?? field.label, hint: hint ?? field.hint }
}

/** The same values are valid and the output is the same; every fault says `message`. */
function withError(schema: z.ZodType, message: string): z.ZodType {
  return z.unknown().transform((value, context) => {
    const checked = schema.safeParse(value)
    if (checked.success) return checked.data
    context.addIssue({ code: 'custom', message })
    return z.NEVER
  })
}
