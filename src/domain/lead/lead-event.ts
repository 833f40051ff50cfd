import type { CarType } from '#domain/car/vocabulary.ts'
import { type LeadCategory, OFFER_ACCEPTED } from './category.ts'

/** FORM-12: the analytics event of a lead. Demo cars count as new, as for phone numbers (PHONE-2). */
export function leadEvent(lead: LeadFacts): LeadEvent {
  if (lead.subcategory === OFFER_ACCEPTED) return OFFER_ACCEPTED_EVENT
  const event = EVENTS[lead.category][lead.carType ?? 'none']
  return isTestDriveOnly(lead.tag) && ABOUT_THE_CAR.has(event) ? TEST_DRIVE.new : event
}

/** GARAGE-6: the event of adding a favourite, which is not a lead. */
export const FAVOURITE_ADDED_EVENT = 39

export type LeadEvent = 14 | 15 | 17 | 18 | 22 | 48 | 51

export interface LeadFacts {
  /** As the visitor selected it, before FORM-9. */
  readonly category: LeadCategory
  readonly subcategory: string | null
  /** Null if the lead is not about a car. */
  readonly carType: CarType | null
  /** The car's tag; absent if the lead is not about a car. */
  readonly tag?: string | null
}

/** FORM-12: whether the tag marks a car that cannot be bought yet. */
function isTestDriveOnly(tag: string | null | undefined): boolean {
  return /^test[ -]drive[ -]only$/i.test(tag?.trim() ?? '')
}

/** TRADE-1: the event of an accepted offer. */
export const OFFER_ACCEPTED_EVENT = 18
const ABOUT_CAR = { new: 14, demo: 14, used: 15, none: 22 } as const
const GENERAL = { new: 22, demo: 22, used: 22, none: 22 } as const
const TEST_DRIVE = { new: 17, demo: 17, used: 48, none: 17 } as const
/** Events that 17 replaces for such a car. */
const ABOUT_THE_CAR = new Set<LeadEvent>([14, 15, 48])
const CAREERS = { new: 51, demo: 51, used: 51, none: 51 } as const

const EVENTS: Record<LeadCategory, Record<CarType | 'none', LeadEvent>> = {
  'General Enquiry': GENERAL,
  'Vehicle Enquiry': ABOUT_CAR,
  'Test Drive': TEST_DRIVE,
  'Finance Enquiry': ABOUT_CAR,
  'Trade-In Enquiry': ABOUT_CAR,
  'Service Booking': GENERAL,
  'Parts Enquiry': GENERAL,
  'Careers Enquiry': CAREERS,
  'Fleet Enquiry': GENERAL,
}
