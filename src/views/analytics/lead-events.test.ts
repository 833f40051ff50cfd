import { describe, expect, it } from 'vitest'
import { LEAD_CATEGORIES } from '#domain/lead/category.ts'
import { leadEvents } from './lead-events.ts'

const page = { event_owner: 'yard', page_type: 'thank_you' } as const
const lead = { leadId: 'l1', category: 'Vehicle Enquiry', event: 15, booked: false, button: 'Send enquiry' }
const names = (facts: Partial<typeof lead>) => leadEvents(page, { ...lead, ...facts }).map(({ event }) => event)

describe('FIELD-2 FORM-12 leadEvents', () => {
  it.each([
    ['Vehicle Enquiry', 'sales', 'consumer_contact', ['sales']],
    ['Test Drive', 'sales', 'consumer_contact', ['sales']],
    ['Finance Enquiry', 'credit', 'finance/credit', ['sales']],
    ['Trade-In Enquiry', 'trade', 'trade', ['trade']],
    ['Service Booking', 'service', 'service_appointment', ['service']],
    ['Parts Enquiry', 'parts', 'parts', ['parts']],
    ['Fleet Enquiry', 'sales', 'consumer_contact', ['sales']],
    ['Careers Enquiry', 'hr', 'human_resources', []],
    ['General Enquiry', 'sales', 'consumer_contact', ['sales']],
  ])('FIELD-2 reports %s as the %s department’s form %s', (category, department, form_type, derived) => {
    const events = leadEvents(page, { ...lead, category })
    expect(events.map(({ event }) => event)).toEqual([
      'asc_form_submission',
      ...derived.map((name) => `asc_form_submission_${name}`),
    ])
    for (const event of events) expect(event).toMatchObject({ department, form_type, comm_type: 'form' })
  })

  it('FIELD-2 has the standard’s required parameters of a submission', () => {
    expect(leadEvents(page, lead)[0]).toEqual({
      event: 'asc_form_submission',
      event_id: 15,
      event_owner: 'yard',
      page_type: 'thank_you',
      comm_type: 'form',
      comm_outcome: 'get_back_commitment',
      submission_id: 'l1',
      element_text: 'Send enquiry',
      department: 'sales',
      form_name: 'vehicle_enquiry',
      form_type: 'consumer_contact',
    })
  })

  it('FIELD-2 names each category’s form differently, for reports', () => {
    const forms = LEAD_CATEGORIES.map((category) => leadEvents(page, { ...lead, category })[0]?.form_name)
    expect(new Set(forms).size).toBe(LEAD_CATEGORIES.length)
  })

  it('FIELD-2 reports a booked test drive as an appointment too', () => {
    expect(names({ category: 'Test Drive', booked: true })).toContain('asc_form_submission_sales_appt')
    expect(leadEvents(page, { ...lead, booked: true })[0]?.comm_outcome).toBe('appt_booked')
    expect(names({ category: 'Test Drive' })).not.toContain('asc_form_submission_sales_appt')
  })

  it('FORM-12 has the event’s number, if there is one', () => {
    for (const event of leadEvents(page, { ...lead, event: 48 })) expect(event.event_id).toBe(48)
    expect(leadEvents(page, { ...lead, event: null })[0]).not.toHaveProperty('event_id')
  })
})
