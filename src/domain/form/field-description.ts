import type { z } from 'zod'
import * as words from '#words/field.ts'
import { say } from '#words/say.ts'
import * as check from './field-schema.ts'

export interface Choice {
  readonly value: string
  readonly label: string
}

/** A form field with everything a page needs to render it. */
export interface LeadField extends FieldDescription {
  readonly name: string
}

/** A form field without its name. */
export interface FieldDescription {
  readonly label: string
  /**
   * `trap` is a hidden text field that only bots fill in (FORM-2); `appointment` offers the free slots (FORM-14);
   * `checkboxes` are several checkboxes with one name.
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
  /** Options of a select or of radio buttons. */
  readonly options: readonly Choice[]
  /** The empty first option of a select; also the text of its error. */
  readonly placeholder: string | null
  /** 'on' ticks a checkbox. */
  readonly defaultValue: string
  readonly maxLength: number | null
  readonly hint: string | null
  /** For an `appointment`: what can be booked. */
  readonly booking: Booking | null
  /** Fields shown together under a heading. Those of a trade-in appear once the visitor has one (FORM-6). */
  readonly group: FieldGroup | null
}

/** The range of dates for an appointment. */
export interface Booking {
  /** Number of days from today. */
  readonly daysAhead: number
  /** Locale for dates: 'en-AU'. */
  readonly locale: string
  /** The dealer's time zone: 'Australia/Brisbane'. */
  readonly timezone: string
}

export type FieldGroup = 'own-vehicle' | 'trade-in'

/** A text field with default values. */
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
/** A hidden field. */
export const HIDDEN: FieldDescription = { ...PLAIN, type: 'hidden' }

/** A field and its validation. `field: null` is not rendered. */
export interface FieldRule<Schema extends z.ZodType> {
  readonly schema: Schema
  readonly field: FieldDescription | null
}

/** Pairs a field's validation with its rendering. */
export function rule<Schema extends z.ZodType>(schema: Schema, field: FieldDescription | null): FieldRule<Schema> {
  return { schema, field }
}

/** The validation of each field of a table. */
export function schemasOf<Rules extends Readonly<Record<string, FieldRule<z.ZodType>>>>(rules: Rules) {
  const schemas = Object.entries(rules).map(([name, { schema }]) => [name, schema])
  // The names are the table's; Object.entries only widens them.
  return Object.fromEntries(schemas) as { readonly [Name in keyof Rules]: Rules[Name]['schema'] }
}

/** A required text field. `maxLength` is in characters. */
export function text(label: string, autocomplete: string | null, maxLength: number): FieldDescription {
  return { ...PLAIN, label, autocomplete, maxLength, required: true }
}

/** FORM-6: an optional question that a site may ask. Its label and values are words of the catalogue. */
export function question<Value extends string>(
  label: string,
  values: readonly Value[],
  usual: NoInfer<Value> | null,
  { asked, drawnAs = 'radio' }: { readonly asked: boolean; readonly drawnAs?: 'radio' | 'select' | undefined },
) {
  if (!asked) return rule(check.notAsked(), null)
  const schema = check.oneOfOrNone(values, say(words.chooseAnswer, { question: say(label) }))
  const field: FieldDescription = {
    ...PLAIN,
    label: say(label),
    type: drawnAs,
    placeholder: drawnAs === 'select' ? say(words.pleaseChoose) : null,
    options: values.map(asSaid),
    defaultValue: usual ?? '',
  }
  return rule(schema, field)
}

/** A checkbox; `defaultValue: 'on'` ticks it. */
export function tickBox(label: string, required: boolean, defaultValue: 'on' | ''): FieldDescription {
  return { ...PLAIN, label, type: 'checkbox', required, defaultValue }
}

/** A hidden text field of at most `max` characters. */
export function hidden(label: string, max: number) {
  return rule(check.optionalLine(label, max), { ...HIDDEN, maxLength: max })
}

/** An option whose label is its value. */
export function asChoice(value: string): Choice {
  return { value, label: value }
}

/** An option that is stored as it is and shown in the words of the site at work. */
export function asSaid(value: string): Choice {
  return { value, label: say(value) }
}
