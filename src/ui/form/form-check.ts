import type { FieldErrors } from '#domain/form/form-faults.ts'

export type FormValues = Readonly<Record<string, string>>

/** Checks a form's values in the browser; null if they are valid. */
export type FormCheck = (values: FormValues) => FieldErrors | null

/** Why a form was refused: errors per field, or a message about the whole form. */
export interface Refusal {
  readonly fields: FieldErrors
  readonly message: string | null
}
