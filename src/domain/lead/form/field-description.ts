import type { z } from 'zod'
import * as check from './field-schema.ts'
import type { Choice } from './lead-form-options.ts'

/** One field as a page draws it. */
export interface LeadField extends FieldDescription {
  readonly name: string
}

/** A field as it is drawn, before it has its name. */
export interface FieldDescription {
  readonly label: string
  /**
   * `trap` is a text field that people do not see and programs fill in (FORM-2); an `appointment` is a local date and
   * time out of those that are free (FORM-14); `checkboxes` are several ticks under one name.
   */
  readonly type:
    | 'text'
    | 'email'
    | 'tel'
    | 'date'
    | 'datetime-local'
    | 'appointment'
    | 'textarea'
    | 'select'
    | 'radio'
    | 'checkbox'
    | 'checkboxes'
    | 'hidden'
    | 'trap'
  readonly required: boolean
  readonly autocomplete: string | null
  readonly inputMode: 'numeric' | 'tel' | 'email' | null
  /** Of a select or radio. */
  readonly options: readonly Choice[]
  /** The first, empty option of a select that has one; it is also what the field's error says. */
  readonly placeholder: string | null
  /** 'on' is a ticked checkbox. */
  readonly defaultValue: string
  readonly maxLength: number | null
  readonly hint: string | null
  /** Of an appointment that the site books. */
  readonly booking: Booking | null
  /** Fields that stand together under a heading; those of a trade-in show once there is one (FORM-6). */
  readonly group: FieldGroup | null
}

/** The days and times of an appointment, to choose from. */
export interface Booking {
  /** How many days from today. */
  readonly daysAhead: number
  /** How they read: 'en-AU'. */
  readonly locale: string
  /** Whose today it is: 'Australia/Brisbane'. */
  readonly timezone: string
}

export type FieldGroup = 'own-vehicle' | 'trade-in'

/** A field of which nothing special is said. */
export const PLAIN: FieldDescription = {
  label: '',
  type: 'text',
  required: false,
  autocomplete: null,
  inputMode: null,
  options: [],
  placeholder: null,
  defaultValue: '',
  maxLength: null,
  hint: null,
  booking: null,
  group: null,
}
/** A field that comes along unseen. */
export const HIDDEN: FieldDescription = { ...PLAIN, type: 'hidden' }

/** A field and its check; `null` is not drawn. */
export interface FieldRule<Schema extends z.ZodType> {
  readonly schema: Schema
  readonly field: FieldDescription | null
}

/** How a field is checked and how it is drawn. */
export function rule<Schema extends z.ZodType>(schema: Schema, field: FieldDescription | null): FieldRule<Schema> {
  return { schema, field }
}

/** A line of text that must be filled in. `maxLength` is in characters. */
export function text(label: string, autocomplete: string | null, maxLength: number): FieldDescription {
  return { ...PLAIN, label, autocomplete, maxLength, required: true }
}

/** FORM-6: a question that a site may ask and nobody must answer. */
export function question<Value extends string>(
  label: string,
  values: readonly Value[],
  usual: NoInfer<Value> | null,
  asked: boolean,
  drawnAs: 'radio' | 'select' = 'radio',
) {
  if (!asked) return rule(check.notAsked(), null)
  const schema = check.oneOfOrNone(values, `${label} Choose one of the answers.`)
  const field: FieldDescription = {
    ...PLAIN,
    label,
    type: drawnAs,
    placeholder: drawnAs === 'select' ? 'Please choose' : null,
    options: values.map(asChoice),
    defaultValue: usual ?? '',
  }
  return rule(schema, field)
}

/** A box to tick; 'on' is ticked beforehand. */
export function tickBox(label: string, required: boolean, defaultValue: 'on' | ''): FieldDescription {
  return { ...PLAIN, label, type: 'checkbox', required, defaultValue }
}

/** A line that comes along unseen, of at most `max` characters. */
export function hidden(label: string, max: number) {
  return rule(check.optionalLine(label, max), { ...HIDDEN, maxLength: max })
}

/** A choice that reads as it is sent. */
export function asChoice(value: string): Choice {
  return { value, label: value }
}
