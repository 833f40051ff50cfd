import type { LeadField } from '#domain/lead/form/lead-form.ts'

export interface LeadFieldProps {
  readonly field: LeadField
  /** What stands in it when the page comes. */
  readonly value: string
  readonly error: string | null
  /** How often the form was refused. */
  readonly attempts: number
}
