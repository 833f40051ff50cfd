import { useNavigate } from 'react-router'
import { Button } from '../elements/button.tsx'
import { useHydrated } from '../use-hydrated.ts'
import { loadLeadSchema } from './check-lead.ts'
import { ErrorSummary } from './error-summary.tsx'
import { LeadFormFields } from './lead-form-fields.tsx'
import { LeadFormSteps } from './lead-form-steps.tsx'
import type { LeadFormFaults, LeadFormView } from './lead-form-view.ts'
import { PrivacyNotice } from './privacy-notice.tsx'
import { SavedDetailsControl } from './saved-details-control.tsx'
import { useFormDraft } from './use-form-draft.ts'
import { FORM_FAILED, useLeadSubmission } from './use-lead-submission.ts'

/**
 * A form of the domain's fields (FORM-2 to FORM-7). It posts to its own page without JavaScript; with it, it is checked
 * while one types and sent without leaving the page.
 */
export function LeadForm({
  form,
  faults,
  filled,
  submitLabel,
}: {
  readonly form: LeadFormView
  /** Of a form that came back from the server, else null. */
  readonly faults: LeadFormFaults | null
  /** What stands in fields on arrival, by name: the car, the category, what a link says. */
  readonly filled: Readonly<Record<string, string>>
  readonly submitLabel: string
}) {
  const navigate = useNavigate()
  const submission = useLeadSubmission(form, faults, (to) => {
    draft.forget()
    void navigate(to)
  })
  const { errors, failure, sending, attempts, step, goTo, formElement, submit, recheck } = submission
  const draft = useFormDraft(formElement, `${form.kind} ${filled.car_id ?? ''}`, faults !== null)
  // All steps stand open until the page is alive, and for good without script (FORM-16).
  const steps = useHydrated() ? form.steps : null
  const isLast = steps === null || step >= steps.length - 1
  const faulty = Object.keys(errors).length > 0
  const message = failure ?? (faults && !faulty && Object.keys(faults.fields).length === 0 ? faults.message : null)
  const drawing = { fields: form.fields, errors, attempts, filled, typed: faults?.values ?? null }
  return (
    <form
      ref={formElement}
      // Where 'Enquire' links and the form's own address lead: to the faults when there are some, else to its top.
      id={faulty ? undefined : 'enquire'}
      method="post"
      action={form.action}
      noValidate
      onSubmit={(event) => void submit(event)}
      onInput={draft.save}
      onChange={(event) => void recheck(event.currentTarget)}
      onFocus={() => void loadLeadSchema()}
      aria-busy={sending}
    >
      {faulty ? <ErrorSummary id="enquire" fields={form.fields} errors={errors} /> : null}
      <div role="alert">
        {message ? (
          <p className="rounded-box border-2 border-bad bg-bad-soft p-4">
            <strong className="block font-semibold">{FORM_FAILED}</strong> {message}
          </p>
        ) : null}
      </div>
      <SavedDetailsControl form={formElement} />
      {form.steps ? (
        <LeadFormSteps steps={form.steps} at={steps && step} goTo={goTo} drawing={drawing} />
      ) : (
        <LeadFormFields {...drawing} />
      )}
      {isLast ? <PrivacyNotice notice={form.notice} /> : null}
      <Button type="submit" size="large" className="mt-4 w-full" aria-disabled={sending}>
        {sending ? 'Sending…' : isLast ? submitLabel : 'Continue'}
      </Button>
      <p className="sr-only" role="status">
        {sending ? 'Sending your enquiry' : ''}
      </p>
    </form>
  )
}
