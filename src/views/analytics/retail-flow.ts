import type { LeadCategory } from '#domain/lead/category.ts'
import { OFFER_ACCEPTED_EVENT } from '#domain/lead/lead-event.ts'
import type { AscPage, EventOf } from './asc-event.ts'
import type { FlowName, FlowOutcome } from './asc-vocabulary.ts'

/** One of the ways to a sale, as the standard names it. */
export interface RetailFlow {
  readonly flow_name: FlowName
  /** What tells two flows of one name apart in reports. */
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

/** FIELD-2: the flow that the form of a category belongs to; null for one that sells nothing. */
export function flowOfForm(category: string): RetailFlow | null {
  return Object.hasOwn(FORMS, category) ? FORMS[category as LeadCategory] : null
}

/** FIELD-2: the flow that the page at a path belongs to, or null. */
export function flowOfPage(path: string): RetailFlow | null {
  return PAGES.find(([page]) => page.test(path))?.[1] ?? null
}

/** What a lead that is stored means for its flow. */
export interface FlowLead {
  readonly category: string
  /** FORM-12's number. */
  readonly event: number | null
  /** Whether the lead came with a deposit that is paid. */
  readonly reserved?: boolean
}

/** FIELD-2: a flow ends in a lead; an accepted offer and a paid deposit finish it. */
export function leadFlowEvents(page: AscPage, lead: FlowLead): readonly EventOf<'asc_retail_process'>[] {
  if (lead.reserved) return [retailEvent(page, RESERVATION_FLOW, 'finished')]
  if (lead.event === OFFER_ACCEPTED_EVENT) return [retailEvent(page, VALUATION_FLOW, 'finished')]
  const flow = flowOfForm(lead.category)
  return flow === null ? [] : [retailEvent(page, flow, 'lead')]
}

/** The standard has no flow for an enquiry: asking about a car is how buying it begins. */
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
