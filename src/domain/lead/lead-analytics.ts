import type { LeadCategory } from './category.ts'

/** What the data layer is told of a lead: plain values, none of them of the person (FIELD-2, FORM-12). */
export type AnalyticsEvent = Readonly<Record<string, string | number>> & { readonly event: string }

/**
 * FIELD-2, FORM-12: the events of a form that was sent: the Automotive Standards Council's own, and the one of its
 * department. `event_id` is FORM-12's number.
 */
export function leadAnalytics(lead: {
  readonly leadId: string
  readonly category: string
  readonly event: number | null
  readonly owner: string
}): readonly AnalyticsEvent[] {
  const form = FORMS.find(({ category }) => category === lead.category) ?? GENERAL
  const facts = {
    event_owner: lead.owner,
    page_type: 'thank_you',
    comm_type: 'form',
    comm_outcome: 'get_back_commitment',
    submission_id: lead.leadId,
    department: form.department,
    form_name: form.name,
    form_type: form.type,
    ...(lead.event === null ? {} : { event_id: lead.event }),
  }
  return ['asc_form_submission', `asc_form_submission_${form.derivative}`].map((event) => ({ event, ...facts }))
}

interface FormOfCategory {
  readonly category: LeadCategory
  readonly name: string
  readonly department: 'sales' | 'credit' | 'trade' | 'service' | 'parts' | 'hr'
  readonly type: string
  readonly derivative: 'sales' | 'service' | 'parts' | 'trade'
}

const GENERAL: FormOfCategory = {
  category: 'General Enquiry',
  name: 'general_enquiry',
  department: 'sales',
  type: 'consumer_contact',
  derivative: 'sales',
}

const FORMS: readonly FormOfCategory[] = [
  GENERAL,
  { ...GENERAL, category: 'Vehicle Enquiry', name: 'vehicle_enquiry' },
  { ...GENERAL, category: 'Test Drive', name: 'test_drive' },
  { ...GENERAL, category: 'Finance Enquiry', name: 'finance_enquiry', department: 'credit', type: 'finance/credit' },
  {
    category: 'Trade-In Enquiry',
    name: 'trade_in_enquiry',
    department: 'trade',
    type: 'trade',
    derivative: 'trade',
  },
  {
    category: 'Service Booking',
    name: 'service_booking',
    department: 'service',
    type: 'service_appointment',
    derivative: 'service',
  },
  { category: 'Parts Enquiry', name: 'parts_enquiry', department: 'parts', type: 'parts', derivative: 'parts' },
  { ...GENERAL, category: 'Careers Enquiry', name: 'careers_enquiry', department: 'hr', type: 'human_resources' },
]
