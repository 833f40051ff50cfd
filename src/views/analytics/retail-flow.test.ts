import { describe, expect, it } from 'vitest'
import { LEAD_CATEGORIES } from '#domain/lead/category.ts'
import { flowOfForm, flowOfPage, leadFlowEvents, RESERVATION_FLOW, retailEvent } from './retail-flow.ts'

const page = { event_owner: 'yard', page_type: 'item' } as const
const stored = { category: 'Vehicle Enquiry', event: 15 }

describe('D-62 FIELD-2 retail flows', () => {
  it.each([
    ['Vehicle Enquiry', 'ecommerce', 'Enquiry'],
    ['Test Drive', 'test_drive', 'Test drive'],
    ['Finance Enquiry', 'financing', 'Finance enquiry'],
    ['Trade-In Enquiry', 'trade', 'Trade-in'],
    ['Service Booking', 'appointment', 'Service booking'],
  ])('D-62 a stored lead of %s is the end of flow %s, ‘%s’', (category, flow_name, element_title) => {
    expect(leadFlowEvents(page, { ...stored, category })).toEqual([
      { event: 'asc_retail_process', ...page, flow_name, element_title, flow_outcome: 'lead' },
    ])
  })

  it.each(['General Enquiry', 'Parts Enquiry', 'Careers Enquiry', 'Fleet Enquiry', 'Nonsense', ''])(
    'D-62 %j has no flow',
    (category) => {
      expect(flowOfForm(category)).toBeNull()
      expect(leadFlowEvents(page, { ...stored, category })).toEqual([])
    },
  )

  it('D-62 gives each flow a distinct name and title, for reports', () => {
    const flows = LEAD_CATEGORIES.flatMap((category) => flowOfForm(category) ?? [])
    expect(new Set(flows.map((flow) => JSON.stringify(flow))).size).toBe(flows.length)
  })

  it('D-62 finishes the flow of a paid deposit and an accepted offer', () => {
    expect(leadFlowEvents(page, { ...stored, reserved: true })).toEqual([
      retailEvent(page, RESERVATION_FLOW, 'finished'),
    ])
    expect(leadFlowEvents(page, { category: 'Trade-In Enquiry', event: 18 })).toMatchObject([
      { flow_name: 'trade', element_title: 'Valuation', flow_outcome: 'finished' },
    ])
  })

  it.each([
    ['/compare', 'compare'],
    ['/cars/2021-kia-carnival/checkout', 'ecommerce'],
    ['/cars/2021-kia-carnival/buy-online', 'ecommerce'],
    ['/trade-in/v1', 'trade'],
    ['/budget', 'payment_calculator'],
    ['/cars/2021-kia-carnival', undefined],
    ['/trade-in', undefined],
    ['/search', undefined],
  ])('D-62 the page at %s belongs to flow %s', (path, name) => {
    expect(flowOfPage(path)?.flow_name).toBe(name)
  })
})
