import type { FieldErrors } from './lead-form-view.ts'

export type LeadAnswer =
  | { readonly kind: 'sent'; readonly redirect: string }
  | { readonly kind: 'refused'; readonly message: string; readonly fields: FieldErrors }
  | { readonly kind: 'failed'; readonly message: string }

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
    if (response.status === 201) return { kind: 'sent', redirect: answer.redirect ?? '/success' }
    if (response.status === 422)
      return { kind: 'refused', message: answer.error ?? FAILED, fields: answer.fields ?? {} }
    return { kind: 'failed', message: answer.error ?? FAILED }
  } catch {
    // No network, or an answer that is no JSON: what was typed stays in the form, and the visitor may try again.
    return { kind: 'failed', message: FAILED }
  }
}

const FAILED = 'We could not reach our server. Please check your connection and try again.'

interface ApiAnswer {
  readonly redirect?: string
  readonly error?: string
  readonly fields?: FieldErrors
}
