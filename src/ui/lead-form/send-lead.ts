import { UNEXPECTED_ERROR } from '#domain/lead/lead-steps.ts'
import type { FieldErrors } from './lead-form-view.ts'

export type LeadAnswer =
  | { readonly kind: 'sent'; readonly redirect: string }
  | { readonly kind: 'refused'; readonly message: string | null; readonly fields: FieldErrors }
  /** Null: the answer did not say why, or there was none. */
  | { readonly kind: 'failed'; readonly message: string | null }

/** Posts a lead (http-api.md). The same `submission_id` sent again is the same lead, so a failed call may be retried. */
export async function sendLead(
  lead: { readonly submission_id: string } & Record<string, unknown>,
): Promise<LeadAnswer> {
  try {
    const response = await fetch('/api/leads', {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/json',
        'Idempotency-Key': lead.submission_id,
      },
      body: JSON.stringify(lead),
    })
    const answer: ApiAnswer = await response.json()
    if (answer.lead_id) return { kind: 'sent', redirect: answer.redirect ?? '/success' }
    const message = answer.error ?? (response.ok ? UNEXPECTED_ERROR : null)
    return response.status === 422
      ? { kind: 'refused', message, fields: answer.fields ?? {} }
      : { kind: 'failed', message }
  } catch {
    // No network, or an answer that is no JSON: what was typed stays in the form, and the visitor may try again.
    return { kind: 'failed', message: null }
  }
}

interface ApiAnswer {
  readonly lead_id?: string
  readonly redirect?: string
  readonly error?: string
  readonly fields?: FieldErrors
}
