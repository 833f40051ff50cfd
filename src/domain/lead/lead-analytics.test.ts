import { describe, expect, it } from 'vitest'
import { LEAD_CATEGORIES } from './category.ts'
import { leadAnalytics } from './lead-analytics.ts'

const lead = { leadId: 'l1', category: 'Vehicle Enquiry', event: 15, owner: 'yard' }

describe('FIELD-2 FORM-12 a lead in the data layer', () => {
  it.each([
    ['Vehicle Enquiry', 'sales', 'asc_form_submission_sales'],
    ['Test Drive', 'sales', 'asc_form_submission_sales'],
    ['Finance Enquiry', 'credit', 'asc_form_submission_sales'],
    ['Trade-In Enquiry', 'trade', 'asc_form_submission_trade'],
    ['Service Booking', 'service', 'asc_form_submission_service'],
    ['Parts Enquiry', 'parts', 'asc_form_submission_parts'],
    ['Careers Enquiry', 'hr', 'asc_form_submission_sales'],
    ['General Enquiry', 'sales', 'asc_form_submission_sales'],
  ])('FIELD-2 tells of %s as the %s department’s', (category, department, derivative) => {
    const events = leadAnalytics({ ...lead, category })
    expect(events.map(({ event }) => event)).toEqual(['asc_form_submission', derivative])
    expect(events.every((event) => event.department === department)).toBe(true)
  })

  it('FIELD-2 names each category’s form, so that reports can tell them apart', () => {
    const names = LEAD_CATEGORIES.map((category) => leadAnalytics({ ...lead, category })[0]?.form_name)
    expect(new Set(names).size).toBe(LEAD_CATEGORIES.length)
  })

  it('FORM-12 carries the event’s number, and no number where there is none', () => {
    expect(leadAnalytics(lead)[0]).toMatchObject({ event_id: 15, submission_id: 'l1', event_owner: 'yard' })
    expect(leadAnalytics({ ...lead, event: null })[0]).not.toHaveProperty('event_id')
  })
})
