import * as words from '#words/field-error.ts'
import { say } from '#words/say.ts'

/** Sentences for the visitor by the name of the field that each is about; '' for the form as a whole. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>

/** Why a form came back, and what was typed, so that nothing is lost (FORM-7). */
export interface FormFaults {
  readonly message: string
  readonly fields: FieldErrors
  readonly values: Readonly<Record<string, string>>
}

/** FORM-7: the heading of a form's errors, and the error of a call with invalid fields. */
export function fixErrors(): string {
  return say(words.fixErrors)
}
