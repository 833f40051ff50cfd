/** Sentences for the visitor by the name of the field that each is about; '' for the form as a whole. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>

/** Why a form came back, and what was typed, so that nothing is lost (FORM-7). */
export interface FormFaults {
  readonly message: string
  readonly fields: FieldErrors
  readonly values: Readonly<Record<string, string>>
}

/** FORM-7: the heading of a form's errors, and the error of a call with invalid fields. */
export const FIX_ERRORS = 'Please fix the following errors:'
