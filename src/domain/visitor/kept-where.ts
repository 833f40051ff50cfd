/**
 * Everything that this site keeps in a visitor's browser, by key: 'localStorage' until it is cleared, 'sessionStorage'
 * until the tab is closed. What each is for stands in kept-things.ts, for the page that tells the visitor (LAW-4).
 */
export const KEPT_WHERE = {
  'saved-details': 'localStorage',
  'last-enquiry': 'localStorage',
  'success-category': 'localStorage',
  favourites: 'localStorage',
  'compared-cars': 'localStorage',
  'watchlist-wish': 'sessionStorage',
  'recent-searches': 'localStorage',
  'last-postcode': 'localStorage',
  valuation: 'localStorage',
  'visit-trail': 'sessionStorage',
  'left-by': 'sessionStorage',
  'lead-told': 'sessionStorage',
  'form-draft': 'sessionStorage',
  'cookie-answer': 'localStorage',
} as const satisfies Readonly<Record<string, 'localStorage' | 'sessionStorage'>>

export type KeptKey = keyof typeof KEPT_WHERE
