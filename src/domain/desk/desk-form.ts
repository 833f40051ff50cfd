import { z } from 'zod'
import { defineForm, type FormField } from '../form/define-form.ts'
import {
  DESK_FIELD_NAMES,
  type DeskField,
  type DeskValue,
  deskField,
  deskInput,
  deskText,
  readDeskValue,
} from './desk-fields.ts'

/** DESK-2, STAFF-11: the fields of a car's page as one form. */
export const DESK_FORM = defineForm(
  // Object.fromEntries forgets the names, which are those of DESK_FIELDS.
  Object.fromEntries(DESK_FIELD_NAMES.map((name) => [name, fieldOf(name)])) as Readonly<
    Record<DeskField, FormField<DeskValue>>
  >,
)

export type DeskFields = (typeof DESK_FORM)['fields']

function fieldOf(name: DeskField): FormField<DeskValue> {
  return {
    label: deskField(name).label,
    schema: z.string().transform((typed, context) => {
      const read = readDeskValue(name, typed)
      if (read.ok) return read.value
      context.addIssue(read.fault)
      return z.NEVER
    }),
    input: (value) => deskInput(name, value),
    text: (value) => deskText(name, value),
  }
}

/** The values of a car's form. */
export function deskFormValues(
  car: Readonly<Partial<Record<DeskField, unknown>>>,
): Readonly<Record<DeskField, DeskValue>> {
  // Each value has the type of its row in DESK_FIELDS.
  const values = DESK_FIELD_NAMES.map((name) => [name, (car[name] ?? null) as DeskValue])
  return Object.fromEntries(values) as Readonly<Record<DeskField, DeskValue>>
}
