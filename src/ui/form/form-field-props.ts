import type { LeadField } from '#domain/form/field-description.ts'

export interface FormFieldProps {
  readonly field: LeadField
  readonly id: string
  /** The initial value. */
  readonly value: string
  readonly error: string | null
  /** Number of times the form was refused. */
  readonly attempts?: number
  readonly autoFocus?: boolean
}

/** Class of a field that spans both columns. */
export const WHOLE_ROW = 'col-span-full'
