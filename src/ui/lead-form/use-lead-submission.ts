import { type FormEvent, useEffect, useRef, useState } from 'react'
import { type LeadStep, reachedFaults, stepMove, UNEXPECTED_ERROR } from '#domain/lead/form/lead-steps.ts'
import { checkLead } from './check-lead.ts'
import { rememberEnquiry } from './last-enquiry.ts'
import type { FieldErrors, LeadFormFaults, LeadFormView } from './lead-form-view.ts'
import { saveDetails } from './saved-details.ts'
import { sendLead } from './send-lead.ts'
import { type SubmissionMark, submissionMark } from './submission-mark.ts'
import { textFields } from './text-fields.ts'
import { useFormStep } from './use-form-step.ts'
import { readVisitTrail } from './visit-trail.ts'

/** FORM-11's words for a form that failed as a whole. */
export const FORM_FAILED = 'An error occurred when submitting this form'

const NO_CONNECTION = 'We could not reach our server. Please check your connection and try again.'

/**
 * Sending a form with JavaScript: checked here, then on the server; nothing is sent twice, and a failure keeps what was
 * typed. A form of steps goes from one to the next, and back to the first that has a fault (FORM-10). `onSent` gets the
 * address to go to.
 */
export function useLeadSubmission(form: LeadFormView, before: LeadFormFaults | null, onSent: (to: string) => void) {
  const steps = form.steps ?? NO_STEPS
  const [errors, setErrors] = useState<FieldErrors>(before?.fields ?? NO_ERRORS)
  const [failure, setFailure] = useState<string | null>(null)
  const [sending, setSending] = useState(false)
  const [attempts, setAttempts] = useState(0)
  const [step, setStep] = useFormStep(Math.max(steps.length - 1, 0))
  const underWay = useRef(false)
  // Made for this browser alone: the page's HTML is the same for everybody (docs/decisions/003-submission-id.md).
  const mark = useRef<SubmissionMark>(null)
  const formElement = useRef<HTMLFormElement>(null)

  useEffect(() => {
    // A step before opens a moment after the refusal, and only then can its field take the focus.
    if (attempts > 0 && step >= 0) formElement.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [attempts, step])

  function refuse(fields: FieldErrors, message: string | null) {
    const move = stepMove(steps, step, Object.keys(fields))
    if (move.kind === 'stay') setStep(move.at)
    setErrors(reachedFaults(fields, steps, step))
    setFailure(message)
    setAttempts((count) => count + 1)
  }

  function goTo(next: number) {
    setErrors(NO_ERRORS)
    setFailure(null)
    setStep(next)
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (underWay.current) return
    underWay.current = true
    setSending(true)
    const values = textFields(new FormData(event.currentTarget))
    const faults = await checkLead(form, values)
    const move = stepMove(steps, step, Object.keys(faults ?? NO_ERRORS))
    if (move.kind === 'go') goTo(move.at)
    else if (faults) refuse(faults, null)
    else await send(values)
    underWay.current = false
    setSending(false)
  }

  async function send(values: Readonly<Record<string, string>>) {
    // FORM-11: before posting, so that a form that fails does not cost the visitor their details.
    saveDetails(values)
    mark.current ??= submissionMark(newId)
    const answer = await sendLead({ ...values, ...readVisitTrail(), submission_id: mark.current(values) })
    if (answer.kind === 'sent') {
      rememberEnquiry({ carId: values.car_id || null, category: values.category ?? '' })
      onSent(answer.redirect)
    } else if (answer.kind === 'unreached') refuse(NO_ERRORS, NO_CONNECTION)
    else if (answer.kind === 'refused' && Object.keys(answer.fields).length > 0) refuse(answer.fields, null)
    else refuse(NO_ERRORS, answer.message ?? UNEXPECTED_ERROR)
  }

  /** Once a form was refused, each change says at once whether the fault is gone. */
  async function recheck(target: HTMLFormElement) {
    if (Object.keys(errors).length === 0) return
    setErrors(reachedFaults((await checkLead(form, textFields(new FormData(target)))) ?? NO_ERRORS, steps, step))
  }

  return { errors, failure, sending, attempts, step, goTo, formElement, submit, recheck }
}

const NO_ERRORS: FieldErrors = {}
const NO_STEPS: readonly LeadStep[] = []

/** `randomUUID` is missing on plain http away from localhost. */
function newId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
