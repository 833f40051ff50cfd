import { useRef } from 'react'
import { useNavigate } from 'react-router'
import type { FormFaults } from '#domain/form/form-faults.ts'
import { takesWorkedOut } from '#domain/lead/form/takes-worked-out.ts'
import type { LeadFormView } from '#views/lead-page/lead-form-view.ts'
import * as words from '#words/lead-form.ts'
import { ErrorSummary } from '../form/error-summary.tsx'
import { FormAlert } from '../form/form-alert.tsx'
import type { FormValues, Refusal } from '../form/form-check.ts'
import { FormFields, shownNames } from '../form/form-fields.tsx'
import { FormSteps } from '../form/form-steps.tsx'
import { PrivacyNotice } from '../form/privacy-notice.tsx'
import { SubmitButton } from '../form/submit-button.tsx'
import { useForm } from '../form/use-form.ts'
import { useHydrated } from '../use-hydrated.ts'
import { useWords } from '../use-words.ts'
import { rememberEnquiry } from './last-enquiry.ts'
import { saveDetails } from './saved-details.ts'
import { SavedDetailsControl } from './saved-details-control.tsx'
import { sendLead } from './send-lead.ts'
import { newSubmissionMark, type SubmissionMark } from './submission-mark.ts'
import { useFormDraft } from './use-form-draft.ts'
import { readVisitTrail } from './visit-trail.ts'
import { WorkedOutField } from './worked-out.tsx'

/** A form that creates a lead (FORM-2 to FORM-7). */
export function LeadForm({
  form,
  faults,
  filled,
  submitLabel,
}: {
  readonly form: LeadFormView
  /** Errors from the server, if it refused the form. */
  readonly faults: FormFaults | null
  /** Initial values by field name: car, category, values from the link. */
  readonly filled: Readonly<Record<string, string>>
  readonly submitLabel: string
}) {
  const t = useWords()
  const navigate = useNavigate()
  // A form that the server refused shows all its steps, because any of them may have errors.
  const steps = faults ? null : form.steps
  // Created in the browser, since the page's HTML is the same for everyone (docs/decisions/003).
  const mark = useRef<SubmissionMark>(null)
  const { attributes, element, errors, hasErrors, message, attempts, sending, step, goTo } = useForm({
    faults,
    steps,
    loadCheck: async () => (await import('./lead-check.ts')).leadCheck(form),
    send,
  })
  const draft = useFormDraft(element, `${form.kind} ${filled.car_id ?? ''}`, faults !== null)

  async function send(values: FormValues): Promise<Refusal | null> {
    // FORM-11: saved before posting, so that a failed submission does not lose the details.
    saveDetails(values)
    mark.current ??= newSubmissionMark()
    const answer = await sendLead({ ...values, ...readVisitTrail(), submission_id: mark.current(values) }, t)
    if (!answer.ok) return answer
    rememberEnquiry({ carId: values.car_id || null, category: values.category ?? '' })
    draft.forget()
    void navigate(answer.redirect)
    return null
  }

  const hydrated = useHydrated()
  // Before hydration the markup is the same for browsers with and without JavaScript; CSS shows each its part (FORM-16).
  const at = hydrated ? step : 0
  const isLast = steps === null || at >= steps.length - 1
  const isShared = !hydrated && !isLast
  const fields = { form: 'enquiry', fields: form.fields, errors, attempts, filled, typed: faults?.values ?? null }
  return (
    <form
      // Target of 'Enquire' links and of the form's action: the error summary if there is one, else the form.
      id={hasErrors ? undefined : 'enquire'}
      {...attributes}
      action={form.action}
      aria-label={submitLabel}
      onInput={draft.save}
    >
      <ErrorSummary id="enquire" form="enquiry" shown={shownNames(form.fields)} errors={errors} />
      <FormAlert title={t(FORM_FAILED)} message={message} />
      <SavedDetailsControl form={element} />
      {form.steps ? (
        <FormSteps {...fields} steps={form.steps} at={steps && at} hydrated={hydrated} goTo={goTo} />
      ) : (
        <FormFields {...fields} />
      )}
      {isLast && takesWorkedOut(form.kind) ? <WorkedOutField id="enquiry-worked-out" /> : null}
      {isLast || isShared ? (
        <div className={isShared ? 'form-unless-script' : undefined}>
          <PrivacyNotice notice={form.notice} />
        </div>
      ) : null}
      <SubmitButton sending={sending} busy={t(words.sending)} className="mt-4 w-full">
        {isShared ? (
          <>
            <span className="form-if-script">{t(words.continueWord)}</span>
            <span className="form-unless-script">{submitLabel}</span>
          </>
        ) : isLast ? (
          submitLabel
        ) : (
          t(words.continueWord)
        )}
      </SubmitButton>
    </form>
  )
}

/** FORM-11: title of an error of the whole form. */
const FORM_FAILED = words.errorOccurredWhenSubmitting
