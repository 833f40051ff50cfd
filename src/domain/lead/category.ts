import * as words from '#words/lead-category.ts'

/** What a lead is about, as it is stored; forms and mails to buyers say it. */
export const LEAD_CATEGORIES = [
  words.general,
  words.vehicle,
  words.testDrive,
  words.finance,
  words.tradeIn,
  words.service,
  words.parts,
  words.careers,
  words.fleet,
] as const
export type LeadCategory = (typeof LEAD_CATEGORIES)[number]

/** How the dealer's systems identify a lead: category and subcategory. */
export interface StoredCategory {
  readonly category: LeadCategory
  readonly subcategory: string | null
}

/**
 * FORM-9: careers enquiries are stored as general enquiries with a subcategory; other categories are stored unchanged.
 */
export function storedCategory(chosen: LeadCategory): StoredCategory {
  return REWRITTEN[chosen] ?? { category: chosen, subcategory: null }
}

/** The category that the visitor selected, recovered from the stored one. It selects the text of `/success`. */
export function successCategory(stored: StoredCategory): LeadCategory {
  const chosen = LEAD_CATEGORIES.find((category) => {
    const rewritten = REWRITTEN[category]
    return rewritten?.category === stored.category && rewritten.subcategory === stored.subcategory
  })
  return chosen ?? stored.category
}

/** TRADE-1: subcategory of a trade-in lead whose offer was accepted. */
export const OFFER_ACCEPTED = '3. Offer Accepted'

/** RESERVE-5: subcategories of a vehicle enquiry: the deposit is paid; the deposit came too late and is refunded. */
export const DEPOSIT_PAID = 'Reservation Deposit Paid'
export const DEPOSIT_RETURNED = 'Reservation Deposit Returned'

/** Subcategory of a lead that the website sends itself, to test that leads arrive. */
export const TEST_LEAD = 'Test Lead'

const REWRITTEN: Partial<Record<LeadCategory, StoredCategory>> = {
  'Careers Enquiry': { category: 'General Enquiry', subcategory: 'Career Enquiry' },
}
