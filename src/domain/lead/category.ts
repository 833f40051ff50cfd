/** What a lead is about, as a visitor chooses it. */
export const LEAD_CATEGORIES = [
  'General Enquiry',
  'Vehicle Enquiry',
  'Test Drive',
  'Finance Enquiry',
  'Trade-In Enquiry',
  'Service Booking',
  'Parts Enquiry',
  'Careers Enquiry',
  'Fleet Enquiry',
] as const
export type LeadCategory = (typeof LEAD_CATEGORIES)[number]

/** How the dealer's systems know a lead: the category and a part of it. */
export interface StoredCategory {
  readonly category: LeadCategory
  readonly subcategory: string | null
}

/** FORM-9: careers are a part of the general enquiries; every other choice is stored as it is. */
export function storedCategory(chosen: LeadCategory): StoredCategory {
  return REWRITTEN[chosen] ?? { category: chosen, subcategory: null }
}

/** What the visitor had chosen, found again from what is stored; `/success` speaks by it. */
export function successCategory(stored: StoredCategory): LeadCategory {
  const chosen = LEAD_CATEGORIES.find((category) => {
    const rewritten = REWRITTEN[category]
    return rewritten?.category === stored.category && rewritten.subcategory === stored.subcategory
  })
  return chosen ?? stored.category
}

/** TRADE-1: the part of a trade-in lead whose offer was accepted. */
export const OFFER_ACCEPTED = '3. Offer Accepted'

/** RESERVE-5: the part of a vehicle enquiry whose deposit is paid, and of one whose deposit came too late. */
export const DEPOSIT_PAID = 'Reservation Deposit Paid'
export const DEPOSIT_RETURNED = 'Reservation Deposit Returned'

/** The part of a lead that the website sends itself, to prove that leads arrive. */
export const TEST_LEAD = 'Test Lead'

const REWRITTEN: Partial<Record<LeadCategory, StoredCategory>> = {
  'Careers Enquiry': { category: 'General Enquiry', subcategory: 'Career Enquiry' },
}
