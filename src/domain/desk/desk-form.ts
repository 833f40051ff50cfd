import { z } from 'zod'
import { defineForm, type Form, type FormField } from '../form/define-form.ts'
import type { RegionCode } from '../region.ts'
import {
  DESK_FIELD_NAMES,
  type DeskField,
  type DeskValue,
  deskField,
  deskInput,
  deskText,
  readDeskValue,
} from './desk-fields.ts'
import { labelIn } from './desk-units.ts'

export type DeskFields = Readonly<Record<DeskField, FormField<DeskValue>>>

/** DESK-2, STAFF-11: the fields of a car's page as one form, with the region's units. */
export function deskForm(region: RegionCode): Form<DeskFields> {
  return FORMS[region]
}

const FORMS: Readonly<Record<RegionCode, Form<DeskFields>>> = { AU: formOf('AU'), NZ: formOf('NZ'), US: formOf('US') }

function formOf(region: RegionCode): Form<DeskFields> {
  // Object.fromEntries forgets the names, which are those of DESK_FIELDS.
  return defineForm(Object.fromEntries(DESK_FIELD_NAMES.map((name) => [name, fieldOf(name, region)])) as DeskFields)
}

function fieldOf(name: DeskField, region: RegionCode): FormField<DeskValue> {
  return {
    label: labelIn(region, name, deskField(name).label),
    schema: z.string().transform((typed, context) => {
      const read = readDeskValue(name, typed, region)
      if (read.ok) return read.value
      context.addIssue(read.fault)
      return z.NEVER
    }),
    input: (value) => deskInput(name, value, region),
    text: (value) => deskText(name, value, region),
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
