import { type FormEvent, useEffect, useRef, useState } from 'react'
import { checkLead } from './check-lead.ts'
import { rememberEnquiry } from './last-enquiry.ts'
import type { FieldErrors, LeadFormFaults, LeadFormView } from './lead-form-view.ts'
import { saveDetails } from './saved-details.ts'
import { sendLead } from './send-lead.ts'
import { readVisitTrail } from './visit-trail.ts'

/** FORM-11's words for a form that failed as a whole. */
export const FORM_FAILED = 'An error occurred when submitting this form'

/**
 * Sending a form with JavaScript: checked here, then on the server; nothing is sent twice, and a failure keeps what was
 * typed. `onSent` gets the address to go to.
 */
export function useLeadSubmission(form: LeadFormView, before: LeadFormFaults | null, onSent: (to: string) => void) {
  const [errors, setErrors] = useState<FieldErrors>(before?.fields ?? NO_ERRORS)
  const [failure, setFailure] = useState<string | null>(null)
  const [sending, setSending] = useState(false)
  const [attempts, setAttempts] = useState(0)
  const underWay = useRef(false)
  const submissionId = useRef('')
  const formElement = useRef<HTMLFormElement>(null)

  useEffect(() => {
    // Made for this browser alone: the page's HTML is the same for everybody (docs/decisions/003-submission-id.md).
    submissionId.current = newId()
  }, [])

  useEffect(() => {
    if (attempts > 0) formElement.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [attempts])

  function refuse(fields: FieldErrors, message: string | null) {
    setErrors(fields)
    setFailure(message)
    setAttempts((count) => count + 1)
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (underWay.current) return
    underWay.current = true
    setSending(true)
    const values = valuesOf(event.currentTarget)
    const faults = await checkLead(form, values)
    if (faults) refuse(faults, null)
    else await send(values)
    underWay.current = false
    setSending(false)
  }

  async function send(values: Readonly<Record<string, string>>) {
    const answer = await sendLead({ ...values, ...readVisitTrail(), submission_id: submissionId.current })
    if (answer.kind === 'sent') {
      saveDetails(values)
      rememberEnquiry({ carId: values.car_id || null, category: values.category ?? '' })
      onSent(answer.redirect)
    } else if (answer.kind === 'refused' && Object.keys(answer.fields).length > 0) refuse(answer.fields, null)
    else refuse(NO_ERRORS, answer.message)
  }

  /** Once a form was refused, each change says at once whether the fault is gone. */
  async function recheck(target: HTMLFormElement) {
    if (Object.keys(errors).length === 0) return
    setErrors((await checkLead(form, valuesOf(target))) ?? NO_ERRORS)
  }

  return { errors, failure, sending, formElement, submit, recheck }
}

const NO_ERRORS: FieldErrors = {}

function valuesOf(form: HTMLFormElement): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
}

/** `randomUUID` is missing on plain http away from localhost. */
function newId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
