import type { FieldErrors, LeadFormView } from './lead-form-view.ts'

/**
 * The faults of what was typed by the server's own schema (FORM-7), or null when there are none. The schema comes with
 * the first touch of a form, so that no page waits for it; where it cannot be fetched the server alone decides.
 */
export async function checkLead(form: LeadFormView, values: Readonly<Record<string, string>>) {
  const schemaModule = await loadLeadSchema()
  if (!schemaModule) return null
  const checked = schemaModule.leadFormSchema(form.options, form.kind).safeParse(values)
  return checked.success ? null : fieldErrors(checked.error.issues)
}

/** Fetches the schema ahead of its use. */
export async function loadLeadSchema() {
  try {
    return await import('./lead-schema.ts')
  } catch {
    // Offline, or a newer build has replaced the file: the form is sent unchecked and the server answers.
    return null
  }
}

interface Issue {
  readonly path: readonly PropertyKey[]
  readonly message: string
}

/** The faults of a checked form by field. */
export function fieldErrors(issues: readonly Issue[]): FieldErrors {
  const errors: Record<string, string[]> = {}
  for (const { path, message } of issues) {
    const name = String(path[0] ?? '')
    errors[name] = [...(errors[name] ?? []), message]
  }
  return errors
}
