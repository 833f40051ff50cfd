import type { LeadField } from '#domain/form/field-description.ts'

export interface FormFieldProps {
  readonly field: LeadField
  readonly id: string
  /** The value on arrival. */
  readonly value: string
  readonly error: string | null
  /** How often the form was refused. */
  readonly attempts?: number
  readonly autoFocus?: boolean
}

/** Class of a field that takes the whole width of a form's two columns. */
export const WHOLE_ROW = 'sm:col-span-2'
