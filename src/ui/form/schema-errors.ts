import type { z } from 'zod'
import { config } from 'zod/v4/core'
import { fieldErrors } from '#domain/form/field-errors.ts'
import type { FieldErrors } from '#domain/form/form-faults.ts'

// zod would try to compile its checks. The pages' Content-Security-Policy forbids that, and the console would show it.
config({ jitless: true })

/**
 * FORM-7: the errors of a form's values by the server's own schema, null if there are none. Only for a form's check, which is
 * a chunk of its own: no page waits for zod.
 */
export function schemaErrors(schema: z.ZodType, values: Readonly<Record<string, string>>): FieldErrors | null {
  const checked = schema.safeParse(values)
  return checked.success ? null : fieldErrors(checked.error)
}
