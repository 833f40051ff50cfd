import type { CarType } from '#domain/car/car.ts'
import { type LeadCategory, OFFER_ACCEPTED } from './category.ts'

/** FORM-12: the analytics event of a lead. A demo car counts as new, as it does for phones (PHONE-2). */
export function leadEvent(lead: LeadFacts): LeadEvent {
  if (lead.subcategory === OFFER_ACCEPTED) return OFFER_ACCEPTED_EVENT
  return EVENTS[lead.category][lead.carType ?? 'none']
}

/** 39 is the event of a favourite added (GARAGE-6), which is no lead. */
export const FAVOURITE_ADDED_EVENT = 39

export type LeadEvent = 14 | 15 | 17 | 18 | 22 | 48 | 51

export interface LeadFacts {
  /** As the visitor chose it, before FORM-9. */
  readonly category: LeadCategory
  readonly subcategory: string | null
  /** Null when the lead is about no car. */
  readonly carType: CarType | null
}

/** TRADE-1: the event of an offer that the visitor accepted. */
export const OFFER_ACCEPTED_EVENT = 18
const ABOUT_CAR = { new: 14, demo: 14, used: 15, none: 22 } as const
const GENERAL = { new: 22, demo: 22, used: 22, none: 22 } as const
const TEST_DRIVE = { new: 17, demo: 17, used: 48, none: 17 } as const
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
