/** Pages that a site can leave out (`leads.pages`). */
export const OPTIONAL_LEAD_PAGES = ['trade-in', 'service', 'parts', 'careers', 'fleet'] as const
export type OptionalLeadPage = (typeof OPTIONAL_LEAD_PAGES)[number]

/** ROUTE-7, ROUTE-8: pages that consist of a form with an introduction. */
export const LEAD_PAGE_NAMES = ['finance', 'contact', 'test-drive', ...OPTIONAL_LEAD_PAGES] as const
export type LeadPageName = (typeof LEAD_PAGE_NAMES)[number]
