import type { FieldMarks } from './field-fault.tsx'

/** What is wrong with a form that has no description; `field`: the one to mend, null: none would help. */
export interface FormFault<Field extends string> {
  readonly fault: string | null
  readonly field: Field | null
}

/** STAFF-10: the marks of a field of the form. */
export function marksOf<Field extends string>({ fault, field }: FormFault<Field>, own: Field): FieldMarks {
  return field === own ? { fault, hasFocus: true } : {}
}

/** What stands above the fields. */
export function topFault<Field extends string>({ fault, field }: FormFault<Field>): string | null {
  return field === null ? fault : null
}
