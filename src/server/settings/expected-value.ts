import type { z } from 'zod'

/** The expected value of a variable, where the schema's own message would talk about types. */
export function expectedValue(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type') return 'expected a whole number'
  if (issue.code === 'too_big') return `expected at most ${issue.maximum}`
  if (issue.code === 'too_small' && issue.origin !== 'string') return `expected at least ${issue.minimum}`
  return issue.message
}
