import { useRef } from 'react'
import { useNavigate } from 'react-router'
import type { FormFaults } from '#domain/form/form-faults.ts'
import { ErrorSummary } from '../form/error-summary.tsx'
import { FormAlert } from '../form/form-alert.tsx'
import type { FormValues, Refusal } from '../form/form-check.ts'
import { FormFields, shownNames } from '../form/form-fields.tsx'
import { FormSteps } from '../form/form-steps.tsx'
import { SubmitButton } from '../form/submit-button.tsx'
import { useForm } from '../form/use-form.ts'
import { useHydrated } from '../use-hydrated.ts'
import { rememberEnquiry } from './last-enquiry.ts'
import type { LeadFormView } from './lead-form-view.ts'
import { PrivacyNotice } from './privacy-notice.tsx'
import { saveDetails } from './saved-details.ts'
import { SavedDetailsControl } from './saved-details-control.tsx'
import { sendLead } from './send-lead.ts'
import { newSubmissionMark, type SubmissionMark } from './submission-mark.ts'
import { useFormDraft } from './use-form-draft.ts'
import { readVisitTrail } from './visit-trail.ts'

/** A form of the domain's fields that becomes a lead (FORM-2 to FORM-7). */
export function LeadForm({
  form,
  faults,
  filled,
  submitLabel,
}: {
  readonly form: LeadFormView
  /** Why the server refused the form, if its page came back. */
  readonly faults: FormFaults | null
  /** Values on arrival, by name: the car, the category, what a link names. */
  readonly filled: Readonly<Record<string, string>>
  readonly submitLabel: string
}) {
  const navigate = useNavigate()
  // Made for this browser alone: the page's HTML is the same for everybody (docs/decisions/003-submission-id.md).
  const mark = useRef<SubmissionMark>(null)
  const { attributes, element, errors, hasErrors, message, attempts, sending, step, goTo } = useForm({
    faults,
    steps: form.steps,
    loadCheck: async () => (await import('./lead-check.ts')).leadCheck(form),
    send,
  })
  const draft = useFormDraft(element, `${form.kind} ${filled.car_id ?? ''}`, faults !== null)

  async function send(values: FormValues): Promise<Refusal | null> {
    // FORM-11: before posting, so that a form that fails does not cost the visitor their details.
    saveDetails(values)
    mark.current ??= newSubmissionMark()
    const answer = await sendLead({ ...values, ...readVisitTrail(), submission_id: mark.current(values) })
    if (!answer.ok) return answer
    rememberEnquiry({ carId: values.car_id || null, category: values.category ?? '' })
    draft.forget()
    void navigate(answer.redirect)
    return null
  }

  // All steps are open until the page is hydrated, and for good without JavaScript (FORM-16).
  const steps = useHydrated() ? form.steps : null
  const isLast = steps === null || step >= steps.length - 1
  const fields = { form: 'enquiry', fields: form.fields, errors, attempts, filled, typed: faults?.values ?? null }
  return (
    <form
      // Where 'Enquire' links and the form's own address lead: to the errors if there are any, else to its top.
      id={hasErrors ? undefined : 'enquire'}
      {...attributes}
      action={form.action}
      onInput={draft.save}
    >
      <ErrorSummary id="enquire" form="enquiry" shown={shownNames(form.fields)} errors={errors} />
      <FormAlert title={FORM_FAILED} message={message} />
      <SavedDetailsControl form={element} />
      {form.steps ? (
        <FormSteps {...fields} steps={form.steps} at={steps && step} goTo={goTo} />
      ) : (
        <FormFields {...fields} />
      )}
      {isLast ? <PrivacyNotice notice={form.notice} /> : null}
      <SubmitButton sending={sending} busy="Sending…" className="mt-4 w-full">
        {isLast ? submitLabel : 'Continue'}
      </SubmitButton>
    </form>
  )
}

/** FORM-11: words for a form that failed as a whole. */
const FORM_FAILED = 'An error occurred when submitting this form'
