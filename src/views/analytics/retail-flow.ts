import type { LeadCategory } from '#domain/lead/category.ts'
import { OFFER_ACCEPTED_EVENT } from '#domain/lead/lead-event.ts'
import type { AscPage, EventOf } from './asc-event.ts'
import type { FlowName, FlowOutcome } from './asc-vocabulary.ts'

/** A way to a sale, in the standard's terms. */
export interface RetailFlow {
  readonly flow_name: FlowName
  /** Distinguishes flows of the same name in reports. */
  readonly element_title: string
}

export const COMPARE_FLOW: RetailFlow = { flow_name: 'compare', element_title: 'Compare' }
export const RESERVATION_FLOW: RetailFlow = { flow_name: 'ecommerce', element_title: 'Reservation' }
export const VALUATION_FLOW: RetailFlow = { flow_name: 'trade', element_title: 'Valuation' }
export const BUDGET_FLOW: RetailFlow = { flow_name: 'payment_calculator', element_title: 'Budget finder' }

/** FIELD-2: a step of a flow. */
export function retailEvent(page: AscPage, flow: RetailFlow, flow_outcome: FlowOutcome): EventOf<'asc_retail_process'> {
  return { event: 'asc_retail_process', ...page, ...flow, flow_outcome }
}

/** FIELD-2: the flow of a category's form; null if it does not lead to a sale. */
export function flowOfForm(category: string): RetailFlow | null {
  return Object.hasOwn(FORMS, category) ? FORMS[category as LeadCategory] : null
}

/** FIELD-2: the flow of the page at a path, or null. */
export function flowOfPage(path: string): RetailFlow | null {
  return PAGES.find(([page]) => page.test(path))?.[1] ?? null
}

/** Facts of a stored lead that its flow depends on. */
export interface FlowLead {
  readonly category: string
  /** The event number of FORM-12. */
  readonly event: number | null
  /** Whether the lead has a paid deposit. */
  readonly reserved?: boolean
}

/** FIELD-2: a lead is a step of its flow; an accepted offer and a paid deposit finish it. */
export function leadFlowEvents(page: AscPage, lead: FlowLead): readonly EventOf<'asc_retail_process'>[] {
  if (lead.reserved) return [retailEvent(page, RESERVATION_FLOW, 'finished')]
  if (lead.event === OFFER_ACCEPTED_EVENT) return [retailEvent(page, VALUATION_FLOW, 'finished')]
  const flow = flowOfForm(lead.category)
  return flow === null ? [] : [retailEvent(page, flow, 'lead')]
}

/** The standard has no flow for enquiries, so an enquiry about a car counts as the start of a purchase. */
const FORMS: Readonly<Record<LeadCategory, RetailFlow | null>> = {
  'Vehicle Enquiry': { flow_name: 'ecommerce', element_title: 'Enquiry' },
  'Test Drive': { flow_name: 'test_drive', element_title: 'Test drive' },
  'Finance Enquiry': { flow_name: 'financing', element_title: 'Finance enquiry' },
  'Trade-In Enquiry': { flow_name: 'trade', element_title: 'Trade-in' },
  'Service Booking': { flow_name: 'appointment', element_title: 'Service booking' },
  'General Enquiry': null,
  'Parts Enquiry': null,
  'Careers Enquiry': null,
  'Fleet Enquiry': null,
}

const PAGES: readonly (readonly [path: RegExp, flow: RetailFlow])[] = [
  [/^\/compare$/, COMPARE_FLOW],
  [/^\/cars\/[^/]+\/(checkout|buy-online)$/, RESERVATION_FLOW],
  [/^\/trade-in\/[^/]+$/, VALUATION_FLOW],
  [/^\/budget$/, BUDGET_FLOW],
]
