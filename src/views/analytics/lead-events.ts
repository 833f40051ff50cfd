import type { AscPage, SubmissionEvent } from './asc-event.ts'
import type { Department } from './asc-vocabulary.ts'
import { ascForm } from './lead-forms.ts'
import type { FlowLead } from './retail-flow.ts'

/** The non-personal facts of a stored lead. */
export interface SentLeadFacts extends FlowLead {
  readonly leadId: string
  /** Whether a time is booked with it (FORM-14). */
  readonly booked: boolean
  /** Label of the submit button. */
  readonly button: string
}

/**
 * FIELD-2, FORM-12: the events of a stored lead: the form's, and one for its department. Careers enquiries have no
 * second event, because applicants are not buyers.
 */
export function leadEvents(page: AscPage, lead: SentLeadFacts): readonly SubmissionEvent[] {
  const form = ascForm(lead.category)
  const facts: Omit<SubmissionEvent, 'event'> = {
    ...page,
    ...form,
    comm_type: 'form',
    comm_outcome: form.department === 'hr' ? 'not_opportunity' : lead.booked ? 'appt_booked' : 'get_back_commitment',
    submission_id: lead.leadId,
    element_text: lead.button,
    ...(lead.event === null ? {} : { event_id: lead.event }),
  }
  const booked: readonly Submission[] =
    lead.booked && form.department === 'sales' ? ['asc_form_submission_sales_appt'] : []
  const names: readonly Submission[] = ['asc_form_submission', ...DERIVED[form.department], ...booked]
  return names.map((event) => ({ event, ...facts }))
}

type Submission = SubmissionEvent['event']

const DERIVED: Readonly<Record<Department, readonly Submission[]>> = {
  sales: ['asc_form_submission_sales'],
  credit: ['asc_form_submission_sales'],
  trade: ['asc_form_submission_trade'],
  service: ['asc_form_submission_service'],
  parts: ['asc_form_submission_parts'],
  hr: [],
  unknown: [],
}
