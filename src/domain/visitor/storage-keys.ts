/**
 * Everything that this site stores in the browser, by key: in 'localStorage' until cleared, in 'sessionStorage' until
 * the tab is closed. stored-items.ts describes each to visitors (LAW-4).
 */
export const STORAGE_KEYS = {
  'saved-details': 'localStorage',
  'last-enquiry': 'localStorage',
  'success-category': 'localStorage',
  favourites: 'localStorage',
  'compared-cars': 'localStorage',
  'recent-searches': 'localStorage',
  'last-postcode': 'localStorage',
  valuation: 'localStorage',
  'repayment-plan': 'localStorage',
  'buyer-state': 'localStorage',
  reservations: 'localStorage',
  'visit-trail': 'sessionStorage',
  'left-by': 'sessionStorage',
  'lead-told': 'sessionStorage',
  'form-draft': 'sessionStorage',
  'cookie-answer': 'localStorage',
} as const satisfies Readonly<Record<string, 'localStorage' | 'sessionStorage'>>

export type StorageKey = keyof typeof STORAGE_KEYS
