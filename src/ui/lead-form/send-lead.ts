import type { FieldErrors } from '#domain/form/form-faults.ts'
import { UNEXPECTED_ERROR } from '#domain/lead/form/lead-steps.ts'
import * as words from '#words/lead-form.ts'
import type { Say } from '#words/say.ts'
import type { Refusal } from '../form/form-check.ts'

export type LeadAnswer = { readonly ok: true; readonly redirect: string } | ({ readonly ok: false } & Refusal)

/** Posts a lead (http-api.md). A repeated `submission_id` is the same lead, so a failed call can be retried. */
export async function sendLead(
  lead: { readonly submission_id: string } & Record<string, unknown>,
  t: Say,
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
    // Offline: typed values stay in the form, and the visitor can try again.
    return refused(t(NO_CONNECTION))
  }
  // A proxy's error page is not JSON, and has nothing useful for the visitor.
  const answer: ApiAnswer | null = await response.json().catch(() => null)
  if (answer?.lead_id) return { ok: true, redirect: answer.redirect ?? '/success' }
  // FORM-10: shows the returned error. Only our own server can say that nothing was stored; a proxy cannot.
  if (response.status >= 500) return refused(answer?.error ? `${answer.error} ${t(NOT_STORED)}` : t(OUR_FAULT))
  const fields = response.status === 422 ? (answer?.fields ?? {}) : {}
  return Object.keys(fields).length > 0
    ? { ok: false, fields, message: null }
    : refused(answer?.error ?? UNEXPECTED_ERROR)
}

function refused(message: string): LeadAnswer {
  return { ok: false, fields: {}, message }
}

const NO_CONNECTION = words.couldntReachServerCheck
const NOT_STORED = words.enquiryWasntSentBut
const OUR_FAULT = words.sorryServerDidntAnswer

interface ApiAnswer {
  readonly lead_id?: string
  readonly redirect?: string
  readonly error?: string
  readonly fields?: FieldErrors
}
