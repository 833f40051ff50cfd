import { useNavigate } from 'react-router'
import type { LeadField } from '#domain/lead/lead-form.ts'
import { Button } from '../elements/button.tsx'
import { loadLeadSchema } from './check-lead.ts'
import { ErrorSummary } from './error-summary.tsx'
import { LeadFormField } from './lead-form-field.tsx'
import type { LeadFormFaults, LeadFormView } from './lead-form-view.ts'
import { PrivacyNotice } from './privacy-notice.tsx'
import { SavedDetailsControl } from './saved-details-control.tsx'
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
  const { errors, failure, sending, formElement, submit, recheck } = useLeadSubmission(form, faults, (to) => {
    void navigate(to)
  })
  const faulty = Object.keys(errors).length > 0
  const message = failure ?? (faults && !faulty && Object.keys(faults.fields).length === 0 ? faults.message : null)
  const drawn = (field: LeadField) => (
    <LeadFormField
      key={field.name}
      field={field}
      value={startingValue(field, filled, faults)}
      error={errors[field.name]?.[0] ?? null}
    />
  )
  return (
    <form
      ref={formElement}
      // Where 'Enquire' links and the form's own address lead: to the faults when there are some, else to its top.
      id={faulty ? undefined : 'enquire'}
      method="post"
      action={form.action}
      noValidate
      onSubmit={(event) => void submit(event)}
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
      <div className="mt-4 grid gap-x-4 gap-y-4 sm:grid-cols-2">{form.fields.map(drawn)}</div>
      <PrivacyNotice notice={form.notice} />
      <Button type="submit" size="large" className="mt-4 w-full" aria-disabled={sending}>
        {sending ? 'Sending…' : submitLabel}
      </Button>
      <p className="sr-only" role="status">
        {sending ? 'Sending your enquiry' : ''}
      </p>
    </form>
  )
}

/** What was typed stays; an untouched tick box that came back unticked was taken out. */
function startingValue(
  field: LeadField,
  filled: Readonly<Record<string, string>>,
  faults: LeadFormFaults | null,
): string {
  if (faults) return faults.values[field.name] ?? ''
  return filled[field.name] ?? field.defaultValue
}
