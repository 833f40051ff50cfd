import { z } from 'zod'
import { defineForm, type FormField } from '../form/define-form.ts'
import { inWordsOf, type RegionCode } from '../region.ts'
import { HAND_FIELD_NAMES, HAND_FIELDS, type HandField, type HandFieldName, type HandValues } from './hand-car.ts'

export type HandFormName = HandFieldName | 'location'

/** Longest text of one field, in characters. */
const LONGEST = 10_000

/** DESK-5, STAFF-11: a car that is typed by hand, as one form. A draft may have gaps, so no field is required. */
export const HAND_FORM = defineForm(
  // Object.fromEntries forgets the names, which are those of HAND_FIELDS and the location.
  Object.fromEntries([...HAND_FIELD_NAMES, 'location' as const].map((name) => [name, fieldOf(name)])) as Readonly<
    Record<HandFormName, FormField<string>>
  >,
)

/** SITE-6: what a field is called where the site is: 'Colour', in the US 'Color'. */
export function handLabel(name: HandFormName, region: RegionCode): string {
  return name === 'location' ? 'Location' : inWordsOf(region, HAND_FIELDS[name].label)
}

export type HandFields = (typeof HAND_FORM)['fields']

function fieldOf(name: HandFormName): FormField<string> {
  const field: Pick<HandField, 'label' | 'choices'> = name === 'location' ? { label: 'Location' } : HAND_FIELDS[name]
  return {
    label: field.label,
    schema: z.string().max(LONGEST, `${field.label}: at most ${LONGEST.toLocaleString('en-AU')} characters.`),
    input: (value) => value,
    text: (value) => (field.choices?.includes(value) ? choiceWords(value) : value),
  }
}

/** 'drive_away' is 'Drive away'. */
export function choiceWords(value: string): string {
  const words = value.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The values of the form; a field that was left empty is ''. */
export function handFormValues(values: HandValues): Readonly<Record<HandFormName, string>> {
  // The names are those of the form.
  return Object.fromEntries(HAND_FORM.names.map((name) => [name, values[name] ?? ''])) as Record<HandFormName, string>
}
