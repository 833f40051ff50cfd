import type { z } from 'zod'
import { config } from 'zod/v4/core'
import { fieldErrors } from '#domain/form/field-errors.ts'
import type { FieldErrors } from '#domain/form/form-faults.ts'

// By default zod compiles its checks. The Content-Security-Policy forbids that, which would log an error in the
// console.
config({ jitless: true })

/**
 * FORM-7: checks a form's values with the server's schema; null if they are valid. Import it only from a form's check,
 * which is a separate chunk, so that no page waits for zod.
 */
export function schemaErrors(schema: z.ZodType, values: Readonly<Record<string, string>>): FieldErrors | null {
  const checked = schema.safeParse(values)
  return checked.success ? null : fieldErrors(checked.error)
}
