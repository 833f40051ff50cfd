import { UNEXPECTED_ERROR } from '#domain/lead/form/lead-steps.ts'
import type { FieldErrors } from './lead-form-view.ts'

export type LeadAnswer =
  | { readonly kind: 'sent'; readonly redirect: string }
  | { readonly kind: 'refused'; readonly message: string | null; readonly fields: FieldErrors }
  /** Our server could not take it; null: it did not say why. */
  | { readonly kind: 'failed'; readonly message: string | null }
  /** No answer came at all. */
  | { readonly kind: 'unreached' }

/** Posts a lead (http-api.md). The same `submission_id` sent again is the same lead, so a failed call may be retried. */
export async function sendLead(
  lead: { readonly submission_id: string } & Record<string, unknown>,
): Promise<LeadAnswer> {
  let response: Response
  try {
    response = await fetch('/api/leads', {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/json',
        'Idempotency-Key': lead.submission_id,
      },
      body: JSON.stringify(lead),
    })
  } catch {
    // No network: what was typed stays in the form, and the visitor may try again.
    return { kind: 'unreached' }
  }
  // A page of something in between is no JSON, and says nothing that a visitor could read.
  const answer: ApiAnswer | null = await response.json().catch(() => null)
  if (answer?.lead_id) return { kind: 'sent', redirect: answer.redirect ?? '/success' }
  // FORM-10: the returned error shows. Ours alone says that nothing was stored; a server in between does not know.
  if (response.status >= 500)
    return { kind: 'failed', message: answer?.error ? `${answer.error} ${NOT_STORED}` : OUR_FAULT }
  const message = answer?.error ?? (response.ok ? UNEXPECTED_ERROR : null)
  return response.status === 422
    ? { kind: 'refused', message, fields: answer?.fields ?? {} }
    : { kind: 'failed', message }
}

const NOT_STORED = 'Your enquiry was not stored, and what you typed is still here. You can also call us.'
const OUR_FAULT =
  'The fault is ours: our server did not answer in time. What you typed is still here, so please send it again; it counts once.'

interface ApiAnswer {
  readonly lead_id?: string
  readonly redirect?: string
  readonly error?: string
  readonly fields?: FieldErrors
}
