import { z } from 'zod'
import type { FieldErrors } from './form-faults.ts'

/** FORM-7: the sentences of a schema's error by field. Forms, their pages and the JSON calls all use it. */
export function fieldErrors(error: z.ZodError): FieldErrors {
  const { fieldErrors: byField, formErrors } = z.flattenError(error)
  return formErrors.length > 0 ? { ...byField, '': formErrors } : byField
}
